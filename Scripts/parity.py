#!/usr/bin/env python3
"""Writes docs/parity.md and docs/parity/MODULE.md: the SDK's public names, and what each is here.

    Scripts/parity.py [--facts FOLDER] [--check]

Two things are read, and nothing is written by hand:

* our modules as the compiler sees them (`swift symbolgraph-extract` on what `make build` left in .build), and
* remarks in our sources. `/// - Parity: …` in the comment of a declaration, or `// Parity: …` at the top of a file for all it
  declares; the text starts with `approximated:` or `no effect:` and says how. A line `// Parity(system): what | iOS | here`
  anywhere is a remark about something that has no name of its own.

FOLDER holds the tables of names (api/*.tsv) and of what real projects use (usage/*.tsv). `--check` writes nothing and fails when a
page is out of date.
"""

import argparse
import collections
import csv
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ["SwiftUI", "Charts", "WidgetKit", "AppIntents", "ActivityKit"]
# Where names of a module's table may also be declared: what the module re-exports.
ALSO = {"SwiftUI": ["UIKit", "VitrineCombine", "Symbols"], "WidgetKit": ["SwiftUI"], "Charts": ["SwiftUI"], "AppIntents": ["WidgetKit", "SwiftUI"], "ActivityKit": []}
REMARK = re.compile(r"//\s*Parity:\s*(.+)")
SYSTEM = re.compile(r"//\s*Parity\(system\):\s*(.+)")


SEARCH = []


def swift_flags(build):
    """Search paths for the modules and for the C modules that they import."""
    flags = ["-I", str(build / "Modules")]
    for name in ["COpenCombineHelpers", "CDefaults"]:
        flags += ["-Xcc", f"-fmodule-map-file={build / f'{name}.build/module.modulemap'}"]
    for folder in SEARCH:
        flags += ["-I", folder]
    for name in ["Sources/Text/CPango"]:
        flags += ["-I", str(ROOT / name)]
    packages = ["pangocairo", "pangoft2", "fontconfig"]
    cflags = subprocess.run(["pkg-config", "--cflags-only-I", *packages], capture_output=True, text=True).stdout
    return flags + cflags.split()


def symbols(module, build):
    """The public symbols of a module: the module's own and what it adds to others."""
    out = build / "symbolgraph"
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob(f"{module}*.symbols.json"):
        old.unlink()
    triple = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    target = json.loads(triple)["target"]["unversionedTriple"]
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", str(out)]
    command += ["-minimum-access-level", "public", "-skip-synthesized-members", *swift_flags(build)]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"The compiler could not list {module}. Run `make build` first.\n{run.stderr.strip()}")
    found, relations = [], []
    for path in sorted(out.glob(f"{module}*.symbols.json")):
        graph = json.loads(path.read_text())
        found += graph["symbols"]
        relations += graph["relationships"]
    return found, relations


def remark_of(lines):
    for line in lines:
        if line.startswith("- Parity:"):
            return line[len("- Parity:"):].strip()
    return None


# What the compiler writes or infers itself where a type conforms to Equatable, RawRepresentable, Collection, View …
INFERRED = re.compile(
    r"^(rawValue|init\(rawValue:\)|RawValue|hashValue|hash\(into:\)|==\(_:_:\)|Body|Element|ArrayLiteralElement|ID|Cache"
    r"|Index|Indices|Iterator|SubSequence|AllCases|allCases|Value|AnimatableData|Resolved|Content|encode\(to:\)|init\(from:\))$")


class Ours:
    """Public names by owner, each with its remark (None: complete)."""

    def __init__(self, modules, build):
        self.names = {}
        self.loose = collections.defaultdict(dict)
        self.parents = collections.defaultdict(set)
        files = {}
        paths = {}
        for module in modules:
            found, relations = symbols(module, build)
            for symbol in found:
                *owner, name = symbol["pathComponents"]
                paths[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
                uri = symbol.get("location", {}).get("uri", "")
                path = pathlib.Path(uri.removeprefix("file://")) if uri else None
                remark = remark_of([line["text"] for line in symbol.get("docComment", {}).get("lines", [])])
                if remark is None and path and path.exists():
                    if path not in files:
                        files[path] = self.header(path)
                    remark = files[path]
                self.add(".".join(owner), name, remark)
            for relation in relations:
                if relation["kind"] in ("conformsTo", "inheritsFrom"):
                    source = paths.get(relation["source"])
                    target = paths.get(relation["target"]) or relation.get("targetFallback", "").split(".")[-1]
                    if source and target:
                        self.parents[source].add(target)

    @staticmethod
    def header(path):
        """The remark in the comments before the first declaration."""
        for line in path.read_text().splitlines():
            if line and not line.startswith(("//", "import", "@_exported", "@preconcurrency")):
                return None
            if match := REMARK.match(line):
                return match.group(1).strip()
        return None

    def add(self, owner, name, remark):
        key = (owner, name)
        if key in self.names and self.names[key] is None:
            return
        self.names[key] = remark
        self.loose[name.split("(")[0]][name] = remark

    def exists(self, owner):
        *outer, name = owner.split(".")
        return (".".join(outer), name) in self.names

    def find(self, owner, name):
        """`(found, remark)`: the name in its owner, or in what the owner conforms to."""
        waiting, seen = [owner], set()
        while waiting:
            current = waiting.pop()
            if current in seen:
                continue
            seen.add(current)
            if (current, name) in self.names:
                return True, self.names[(current, name)]
            waiting += self.parents.get(current, ())
        if owner and INFERRED.match(name.strip("`")) and self.exists(owner):
            return True, None
        return False, None


def plain(name):
    """Operators have no labels."""
    return name if re.match(r"[`\w]", name) else re.sub(r"\w+:", "_:", name)


def rows(path):
    with path.open(newline="") as file:
        found = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    # The interface writes names that are keywords in backquotes, the symbol graph does not.
    return [{key: value.replace("`", "") if key == "name" else value for key, value in row.items()} for row in found]


def state(found, remark):
    if not found:
        return "missing"
    if remark is None:
        return "complete"
    return "no effect" if remark.startswith("no effect") else "approximated"


def wrapped(names):
    return ", ".join(f"`{name}`" for name in sorted(set(names)))


def module_page(module, table, ours):
    """The page of a module, and how many names are in each state."""
    counts = collections.Counter()
    owners = collections.defaultdict(lambda: collections.defaultdict(list))
    remarks = collections.defaultdict(list)
    for row in table:
        owner, name = row["owner"] or "", plain(row["name"])
        if name.startswith("_") or "(_internal" in name or "(_system" in name:
            continue  # Names that the SDK keeps for itself.
        found, remark = ours.find(owner, name)
        kind = state(found, remark)
        counts[kind] += 1
        owners[owner or "(module)"][kind].append(name)
        if remark:
            remarks[remark].append(f"{owner}.{name}" if owner else name)
    lines = [
        f"# {module}: every public name", "",
        "Written by `Scripts/parity.py`. Names and labels are those of the iOS 17.4 SDK.", "",
        "| complete | approximated | no effect in a widget | missing |", "|---|---|---|---|",
        f"| {counts['complete']} | {counts['approximated']} | {counts['no effect']} | {counts['missing']} |", "",
    ]
    for owner in sorted(owners):
        lines.append(f"## {owner}")
        for kind in ["complete", "approximated", "no effect", "missing"]:
            if owners[owner][kind]:
                lines.append(f"- {kind}: {wrapped(owners[owner][kind])}")
        lines.append("")
    return "\n".join(lines), counts, remarks


def used(facts, ours):
    """For each usage table: how many of its names exist here, and those that do not."""
    everything = set(ours.loose)

    def check(names):
        names = [name for name in names if name]
        return len(names), [name for name in names if name.lstrip("@.").split("(")[0].split("<")[0] not in everything]

    usage = facts / "usage"
    own = {"isAccentedRenderingMode", "isWatchOS"}
    result = []
    result.append(("views", *check([r["view"] for r in rows(usage / "swiftui_views.tsv")])))
    result.append(("types", *check([r["type"] for r in rows(usage / "swiftui_types.tsv")])))
    result.append(("modifiers", *check([r["modifier"] for r in rows(usage / "modifiers.tsv")])))
    result.append(("forms of modifiers", *check([r["modifier"] for r in rows(usage / "modifier_forms.tsv")])))
    result.append(("views and modifiers by rank", *check([r["name"] for r in rows(usage / "priority_order.tsv")])))
    result.append(("path operations", *check([r["op"] for r in rows(usage / "path_ops.tsv")])))
    keys = [r["key"].split(".")[0] for r in rows(usage / "env_keys.tsv")]
    result.append(("environment keys", *check([k for k in keys if k not in own and k.isidentifier()])))
    return result


def system_remarks():
    found = []
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        if path.name.endswith(".pb.swift"):
            continue
        for line in path.read_text().splitlines():
            if match := SYSTEM.search(line):
                cells = [cell.strip() for cell in match.group(1).split("|")]
                found.append(cells + [""] * (3 - len(cells)))
    return sorted(found)


def pages(facts, build):
    result = {}
    lines = [
        "# What is complete, approximated, and missing", "",
        "Written by `Scripts/parity.py` from the compiled modules and from remarks in the sources; not by hand. Held against the",
        "public names of the iOS 17.4 SDK and against what the widget extensions of 92 public projects use. Complete: declared here with",
        "Apple's labels, and no remark in the sources says that it differs; the tests are the proof, not this page.", "",
        "## Names of the SDK", "",
        "| module | names | complete | approximated | no effect in a widget | missing |", "|---|---|---|---|---|---|",
    ]
    remarks = collections.defaultdict(list)
    for module in MODULES:
        if not (build / "Modules" / f"{module}.swiftmodule").exists():
            continue
        ours = Ours([module] + [m for m in ALSO[module] if (build / "Modules" / f"{m}.swiftmodule").exists()], build)
        page, counts, found = module_page(module, rows(facts / "api" / f"{module}.tsv"), ours)
        result[f"docs/parity/{module}.md"] = page
        total = sum(counts.values())
        lines.append(
            f"| [{module}](parity/{module}.md) | {total} | {counts['complete']} | {counts['approximated']} "
            f"| {counts['no effect']} | {counts['missing']} |")
        for remark, names in found.items():
            remarks[remark] += names
    everything = [m for m in dict.fromkeys(MODULES + sum(ALSO.values(), [])) if (build / "Modules" / f"{m}.swiftmodule").exists()]
    lines += ["", "Missing names are mostly those a widget cannot use: tables, commands, document scenes, focus, drag and drop.", ""]
    lines += ["## What projects use", "", "| table | names | here | not here |", "|---|---|---|---|"]
    for title, total, missing in used(facts, Ours(everything, build)):
        lines.append(f"| {title} | {total} | {total - len(missing)} | {wrapped(missing)} |")
    lines += ["", "## Approximated", "", "| how | names |", "|---|---|"]
    for remark in sorted(remarks):
        if remark.startswith("approximated"):
            lines.append(f"| {remark.removeprefix('approximated').lstrip(':. ')} | {wrapped(remarks[remark])} |")
    lines += ["", "| what | iOS | here |", "|---|---|---|"]
    lines += [f"| {what} | {ios} | {here} |" for what, ios, here in system_remarks()]
    lines += ["", "## No effect in a widget", "", "They compile, and the scene's diagnostics name those that a view uses.", ""]
    lines += ["| why | names |", "|---|---|"]
    for remark in sorted(remarks):
        if remark.startswith("no effect"):
            lines.append(f"| {remark.removeprefix('no effect').lstrip(':. ') or 'as on iOS'} | {wrapped(remarks[remark])} |")
    result["docs/parity.md"] = "\n".join(lines) + "\n"
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--facts", type=pathlib.Path, default=ROOT.parent / "shared" / "facts")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build" / "release")
    parser.add_argument("--search", action="append", default=[], help="another folder of modules")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    SEARCH.extend(options.search)
    if not (options.facts / "api").is_dir():
        sys.exit(f"There are no tables of names in {options.facts}; give their folder with --facts.")
    stale = []
    for name, text in pages(options.facts, options.build).items():
        path = ROOT / name
        if path.exists() and path.read_text() == text:
            continue
        stale.append(name)
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    if options.check and stale:
        sys.exit(f"Out of date: {', '.join(stale)}. Run Scripts/parity.py and commit what it writes.")
    print("up to date" if not stale else f"wrote {', '.join(stale)}")


if __name__ == "__main__":
    main()
