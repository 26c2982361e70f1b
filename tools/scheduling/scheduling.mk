# The scheduling vectors: py-fsrs's results, in an environment of its own (torch makes it large).
SCHEDULING_ENV := .venv/scheduling

.PHONY: scheduling-vectors scheduling-vectors-check
scheduling-vectors: $(SCHEDULING_ENV)/ready
	$(SCHEDULING_ENV)/bin/python -B tools/scheduling/generate.py

scheduling-vectors-check: $(SCHEDULING_ENV)/ready
	$(SCHEDULING_ENV)/bin/python -B tools/scheduling/generate.py --check

$(SCHEDULING_ENV)/ready: tools/scheduling/requirements.txt
	python3 -m venv --clear $(SCHEDULING_ENV)
	$(SCHEDULING_ENV)/bin/pip install --quiet -r $<
	touch $@
