# One door: `make` lists the rules; CI runs the same ones.

SWIFT := swift
CONFIGURATION := release
BUILD := .build
VITRINE := $(BUILD)/$(CONFIGURATION)/vitrine
EXAMPLES := $(patsubst %/,%,$(wildcard Examples/*/))
LINTED := $(wildcard Sources Tests Examples Benchmarks Package.swift)
PORT ?= 8080

.DEFAULT_GOAL := help
.PHONY: help setup setup-tests build run test smoke bench lint format accept clean

help: ## List the rules
	@echo "make RULE"
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  \1\t\2/' | expand -t 16

setup: ## Install what is missing (apt) and check the Swift compiler
	@Scripts/setup.sh

setup-tests:
	@Scripts/setup.sh --tests

build: setup ## Build everything, optimised, into .build
	@$(SWIFT) build -c $(CONFIGURATION)

run: build ## Show the bundled examples at http://127.0.0.1:8080 (PORT=…)
	@$(VITRINE) dev $(EXAMPLES) --port $(PORT)

test: setup-tests ## Run every test: Swift's and the page's in a browser
	@Scripts/test.sh

smoke: build ## Run the fast tests and draw one example; under a minute once built
	@Scripts/smoke.sh

bench: build ## Measure speed and size; writes .build/bench.json
	@Scripts/bench.sh

lint: ## Refuse code that is not formatted or breaks a rule
	@$(SWIFT) format lint --strict --parallel --recursive $(LINTED)

format: ## Format all code
	@$(SWIFT) format --in-place --parallel --recursive $(LINTED)

accept: build ## Take the pictures of the snapshot tests as they are now
	@VITRINE_ACCEPT=1 $(SWIFT) test -c $(CONFIGURATION) --filter Snapshot

clean: ## Remove everything that was built
	@rm -rf $(BUILD)
