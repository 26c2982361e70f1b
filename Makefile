# Murajah: `make run` and `make test` are all a newcomer needs. `make help` lists the rest.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SHARED ?= $(or $(MURAJAH_SHARED),../shared)
CLIPS := $(SHARED)/recitations/v1
MURAJAH := .build/release/murajah
STAMP := .build/setup.stamp

.PHONY: help run build setup test test-full bench lint train

help:
	@echo 'make run [FILE=recording]  set up, build, and recognise a recording'
	@echo 'make test                  all checks and tests, 15 minutes at most from a clean clone'
	@echo 'make test-full             sanitizers and long scenarios in addition'
	@echo 'make bench [SET=v1]        recognition quality, files and live'
	@echo 'make build | setup | lint | data | train'

# Set-up is remembered by the contents of what it depends on; a second run costs a look at the clock.
setup: $(STAMP)

$(STAMP): tools/setup/packages.txt tools/setup/install-packages.sh $(wildcard tools/runtime/*)
	@tools/setup/install-packages.sh
	@tools/runtime/install.sh
	@mkdir -p $(@D)
	@touch $@

build: $(STAMP)
	@swift build -c release --product murajah

run: build
	@tools/setup/recognize-clips.sh $(MURAJAH) "$(CLIPS)" "$(FILE)"

test: $(STAMP)
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

train:
	@if [ ! -x training/run.sh ]; then echo 'train: this checkout has no training/run.sh' >&2; exit 1; fi
	@training/run.sh
