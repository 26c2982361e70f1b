# Murajah: `make run` and `make test` are all a newcomer needs. `make help` lists the rest.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SHARED ?= $(or $(MURAJAH_SHARED),../shared)
CLIPS := $(SHARED)/recitations/v1
MURAJAH := .build/release/murajah
STAMP := .build/setup.stamp
RUNTIME := .runtime/libonnxruntime.so.1

.PHONY: help run build setup test test-full bench lint train

help:
	@echo 'make run [FILE=recording]  set up, build, and recognise a recording'
	@echo 'make test                  all checks and tests, 15 minutes at most from a clean clone'
	@echo 'make test-full             sanitizers and long scenarios in addition'
	@echo 'make bench [SET=v1]        recognition quality, files and live'
	@echo 'make build | setup | lint | data | train'

# Set-up is done again when what it depends on has changed; else it costs a look at file times.
setup: $(STAMP) $(RUNTIME)

$(STAMP): tools/setup/packages.txt tools/setup/install-packages.sh
	@tools/setup/install-packages.sh
	@mkdir -p $(@D)
	@touch $@

# Its packages may come from the set-up before it.
$(RUNTIME): tools/runtime/install.sh | $(STAMP)
	@tools/runtime/install.sh
	@touch $@

build: setup
	@swift build -c release --product murajah

run: build
	@tools/setup/recognize-clips.sh $(MURAJAH) "$(CLIPS)" "$(FILE)"

test: setup
	@tools/checks/test.sh

test-full: test
	@tools/checks/test-full.sh

SET ?= v1
bench: build
	@for mode in batch stream; do \
	    $(MURAJAH) bench --manifest "$(SHARED)/recitations/$(SET)/manifest.json" --mode $$mode; \
	done

lint:
	@tools/checks/lint.sh

# `data` and `data-check`: the files derived from the Quran's texts.
-include tools/data/data.mk
# `scheduling-vectors` and `tajweed`, each with `-check`: made from pinned Python packages.
-include tools/scheduling/scheduling.mk
-include tools/tajweed/tajweed.mk

# The acoustic model from recordings: see training/Makefile for SOURCES and HOURS.
train:
	@if [ ! -e training/Makefile ]; then echo 'train: this checkout has no training folder' >&2; exit 1; fi
	@$(MAKE) -C training train
