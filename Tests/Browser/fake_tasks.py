"""A stand-in for a host with interactive and configurable widgets: taps, a lock, an edit sheet with every kind of row.

    python3 fake_tasks.py [port]

What the real host and `Examples/Tasks` cannot be brought to (refusals, delays, 10,000 options) is set on `TasksHost`.
"""

import hashlib
import json
import sys
import threading
import time
from urllib.parse import unquote, urlparse

from fake_host import FakeHost, Handler, placed
from fake_pictures import DRAW, INK, PAPER, SOFT, svg, text

CITIES = ["Lisbon", "Porto", "Faro", "Évora", "Braga"]
LISTS = [("groceries", "Groceries", "4 tasks", "cart"), ("work", "Work", "12 tasks", "briefcase"), ("garden", "Garden", None, "leaf")]
ROW = 36


def token(identifier):
    return hashlib.sha256(identifier.encode()).hexdigest()[:16]


def tasks(width, height, scheme, now, tasks=(), shown="Groceries"):
    """A list with a toggle in each row, both of its pictures in the SVG, and a button below."""
    rows = ""
    for i, (name, done) in enumerate(tasks):
        y = 44 + i * ROW
        for on in (False, True):
            mark = (f'<circle cx="28" cy="{y + 17}" r="10" fill="#0a84ff"/><path d="M23.5 {y + 17.5}l3 3 6-6.5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>'
                    if on else f'<circle cx="28" cy="{y + 17}" r="9.3" fill="none" stroke="{SOFT[scheme]}" stroke-width="1.5"/>')
            hidden = "" if on == done else ' display="none"'
            rows += (f'<g data-toggle="{i}" data-on="{str(on).lower()}"{hidden}><g data-part="t{i}">{mark}</g>'
                     f'<g data-part="n{i}">{text(48, y + 22, 15, 400, SOFT[scheme] if on else INK[scheme], name)}</g></g>')
    left = sum(not done for _, done in tasks)
    return svg(width, height, f"""
      <g data-part="paper"><rect width="{width}" height="{height}" fill="{PAPER[scheme]}"/></g>
      <g data-part="title">{text(16, 31, 15, 600, "#0a84ff", shown)}</g>
      <g data-invalidatable=""><g data-part="left">{text(width - 16, 31, 15, 600, INK[scheme], f"{left} left", 'text-anchor="end"')}</g></g>
      {rows}
      <g data-part="add"><rect x="16" y="{height - 46}" width="92" height="32" rx="16" fill="#0a84ff" opacity=".14"/>{text(62, height - 25, 14, 600, "#0a84ff", "Add", 'text-anchor="middle"')}</g>
      <g data-part="fail"><rect x="116" y="{height - 46}" width="92" height="32" rx="16" fill="#ff453a" opacity=".14"/>{text(162, height - 25, 14, 600, "#ff453a", "Fail", 'text-anchor="middle"')}</g>
    """)


DRAW["Tasks"] = tasks


def row(name, title, kind, value=None, displays=(), **more):
    base = {"summary": None, "prompt": None, "isOptional": False, "isList": False, "fewest": None, "most": None, "hasOptions": False, "isSearchable": False,
            "dependsOn": [], "lowest": None, "highest": None, "style": None, "units": [], "types": [], "multiline": False}
    return {**base, "name": name, "title": title, "kind": kind, "value": value, "displays": list(displays), **more}


def open_gate():
    gate = threading.Event()
    gate.set()
    return gate


class TasksHost(FakeHost):
    def __init__(self, port=0):
        self.tasks = [["Oat milk", False], ["Sourdough", True], ["Tomatoes", False], ["Basil", False]]
        self.locked = False
        self.protected = False
        self.opened = []
        self.taps = []
        self.nonces = set()
        #: Seconds a tap takes, and what it says instead of doing it: {"code", "message", "cure"}.
        self.tap_seconds = 0.0
        #: Closed, taps (or questions about the sheet) wait for an answer until it opens.
        self.tap_gate, self.sheet_gate = open_gate(), open_gate()
        self.failure = None
        self.dialog = None
        self.values = {}
        self.saved = []
        self.sheets = []
        self.sheet_refusal = None
        self.save_refusal = None
        self.options_refusal = None
        self.option_count = 5
        self.findings = []
        self.every_kind = True
        widgets = [placed("tasks-large", "Tasks", "systemLarge", 0, 0, 0, "Task List", "The tasks of a list, to check off.", "Groceries, 3 tasks left"),
                   placed("processor-small", "Processor", "systemSmall", 0, 0, 4, "Processor", "How busy the machine is.", "Processor, 42 percent")]
        self.handler = TasksHandler
        super().__init__(port, widgets)

    def state(self):
        return {**super().state(), "locked": self.locked, "opened": self.opened, "controls": [], "undo": None, "appearance": "fullColor"}

    def snapshot(self, widget):
        found = super().snapshot(widget)
        found.update(surface="home", stackIndex=0, configurable=widget["kind"] == "Tasks", pending=widget.get("pending", False), widgetURL=None, hits=[])
        if widget["kind"] == "Tasks":
            found.update(widgetURL="tasks://list/groceries", hits=self.hits(found["size"]))
        return found

    def hits(self, size):
        hits = [{"token": token(f"toggle {name}"), "frame": {"x": 12, "y": 44 + i * ROW, "width": size["width"] - 24, "height": ROW}, "kind": "intent", "label": name, "isOn": done, "toggle": i}
                for i, (name, done) in enumerate(self.tasks)]
        for name, x in (("Add", 16), ("Fail", 116)):
            hits.append({"token": token(name), "frame": {"x": x, "y": size["height"] - 46, "width": 92, "height": 32}, "kind": "intent", "label": name, "isOn": None, "toggle": None})
        hits.append({"token": token("tasks://new"), "frame": {"x": 12, "y": 12, "width": 130, "height": 28}, "kind": "link", "label": "Groceries", "isOn": None, "toggle": None})
        return hits

    def picture(self, widget, scheme):
        if widget["kind"] != "Tasks":
            return super().picture(widget, scheme)
        width, height = self.device["sizes"][widget["family"]]
        return tasks(width, height, scheme, self.started, [tuple(task) for task in self.tasks], self.values.get("list", {}).get("entity", "groceries").title())

    def tap(self, identifier, hit, nonce, authenticated):
        self.taps.append((identifier, hit, nonce, authenticated))
        if nonce in self.nonces:
            return {"result": "failed", "problem": {"code": "tap-replayed", "message": "This tap was sent before.", "cure": None}}
        self.nonces.add(nonce)
        if hit == token("tasks://new") or hit == "widget":
            url = "tasks://new" if hit != "widget" else "tasks://list/groceries"
            self.opened.append({"url": url, "date": time.time(), "source": identifier})
            self.send("opened", {"url": url})
            return {"result": "opened", "url": url, "dialog": None, "problem": None, "notes": [], "stages": {}}
        if self.protected and self.locked and not authenticated:
            return {"result": "needsAuthentication"}
        self.change(identifier, pending=True)
        time.sleep(self.tap_seconds)
        self.tap_gate.wait(20)
        failure = self.failure or ({"code": "intent-threw", "message": "The shop is closed.", "cure": "Try again after nine."} if hit == token("Fail") else None)
        if failure:
            self.change(identifier, pending=False)
            return {"result": "failed", "problem": failure, "dialog": None, "url": None, "notes": [], "stages": {}}
        if hit == token("Add"):
            self.tasks.append([f"Task {len(self.tasks) + 1}", False])
        for task in self.tasks:
            if hit == token(f"toggle {task[0]}"):
                task[1] = not task[1]
        self.change(identifier, pending=False)
        return {"result": "performed", "dialog": self.dialog, "url": None, "problem": None, "notes": ["On a device this intent runs in the app."], "stages": {"queue": 0.0001, "perform": 0.0023, "reload": 0.0114}}

    def sheet(self, values):
        values = {"name": {"string": "Weekend"}, "showsDone": {"bool": True}, "count": {"integer": 4}, "list": {"entity": "groceries"}, **values}
        chosen = values["list"].get("entity")
        known = next((entry for entry in LISTS if entry[0] == chosen), None)
        display = [{"title": known[1], "subtitle": known[2], "symbol": known[3], "image": None}] if known else []
        rows = [row("list", "List", "entity", values["list"], display, hasOptions=True, prompt="Choose a list"),
                row("showsDone", "Show Completed", "bool", values["showsDone"])]
        if values["showsDone"].get("bool"):
            rows.append(row("order", "Order", "choice", values.get("order", {"choice": "date"}), [{"title": values.get("order", {"choice": "date"})["choice"].title(), "subtitle": None, "symbol": None, "image": None}], hasOptions=True))
        rows.append(row("section", "Section", "entity", values.get("section"), [{"title": values["section"]["entity"].title()}] if values.get("section", {}).get("entity") else [], hasOptions=True, isOptional=True, dependsOn=["list"]))
        rows.append(row("count", "Rows", "integer", values["count"], style="stepper", lowest=1, highest=6))
        if self.every_kind:
            rows += [
                row("name", "Name", "string", values["name"], prompt="Name"), row("remark", "Remark", "string", values.get("remark"), multiline=True, isOptional=True),
                row("limit", "Limit", "integer", values.get("limit", {"integer": 20}), style="field", lowest=1, highest=100),
                row("size", "Text Size", "number", values.get("size", {"number": 0.5}), style="slider", lowest=0, highest=1),
                row("day", "Day", "date", values.get("day"), style="date", isOptional=True), row("at", "Remind At", "date", values.get("at", {"date": 1_800_000_000}), style="time"),
                row("due", "Due", "date", values.get("due", {"date": 1_800_000_000}), style="dateTime"), row("parts", "Anniversary", "dateComponents", values.get("parts", {"dateComponents": {"year": 2026, "month": 5, "day": 2}})),
                row("site", "Web Page", "url", values.get("site"), isOptional=True), row("near", "Distance", "measurement", values.get("near", {"measurement": {"value": 5, "unit": "km"}}), units=["km", "m", "mi"]),
                row("photo", "Photo", "file", values.get("photo"), types=["public.image"], isOptional=True),
                row("city", "City", "entity", values.get("city"), [{"title": values["city"]["entity"]}] if values.get("city", {}).get("entity") else [], hasOptions=True, isSearchable=True, isOptional=True),
                row("cities", "Cities", "entity", values.get("cities", {"list": [{"entity": "Lisbon"}, {"entity": "Porto"}]}), [{"title": city["entity"]} for city in values.get("cities", {"list": [{"entity": "Lisbon"}, {"entity": "Porto"}]})["list"]], hasOptions=True, isList=True, fewest=1, most=4),
                row("tags", "Tags", "string", values.get("tags", {"list": [{"string": "fresh"}]}), isList=True),
            ]
        sentence = [{"text": "Show "}, {"parameter": "count"}, {"text": " tasks of "}, {"parameter": "list"}]
        return {"title": "Task List", "summary": "The tasks of a list, to check off.", "rows": rows, "sentence": sentence,
                "values": {**values, **{entry["name"]: entry["value"] for entry in rows if entry["value"]}}, "findings": self.findings}

    def options(self, parameter, values, search):
        def option(identifier, title, subtitle=None, symbol=None, kind="entity"):
            return {"value": {kind: identifier}, "display": {"title": title, "subtitle": subtitle, "symbol": symbol, "image": None}}
        if parameter == "order":
            sections = [{"title": None, "subtitle": None, "options": [option("date", "Date", kind="choice"), option("name", "Name", kind="choice"), option("priority", "Priority", kind="choice")]}]
        elif parameter == "list":
            made = [option(*entry) for entry in LISTS]
            sections = [{"title": "Home", "subtitle": "Lists of this household", "options": [made[0], made[2]]}, {"title": "Work", "subtitle": None, "options": [made[1]]}]
        elif parameter == "section":
            of = values.get("list", {}).get("entity", "groceries")
            sections = [{"title": None, "subtitle": None, "options": [option(f"{of}-{i}", f"{of.title()} {i}") for i in range(1, 4)]}]
        else:
            names = CITIES + [f"City {i}" for i in range(len(CITIES), self.option_count)]
            if search:
                names = [name for name in names if search.lower() in name.lower()]
            half = max(1, len(names) // 2)
            sections = [{"title": "North", "subtitle": None, "options": [option(name, name, "Portugal" if i < 5 else None) for i, name in enumerate(names[:half])]},
                        {"title": "South", "subtitle": None, "options": [option(name, name) for name in names[half:]]}]
        return {"prompt": None, "total": sum(len(section["options"]) for section in sections), "sections": sections, "findings": []}


class TasksHandler(Handler):
    def do_GET(self):
        path = unquote(urlparse(self.path).path)
        if path.startswith("/api/symbols/"):
            self.host.requests.append(path)
            return self.answer(200, "image/svg+xml", b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M3 4h2l2 9h8l2-6H6"/><circle cx="8" cy="16" r="1.6"/><circle cx="14" cy="16" r="1.6"/></svg>')
        return super().do_GET()

    def do_POST(self):
        path = unquote(urlparse(self.path).path)
        action = path.split("/")[-1]
        if action not in ("tap", "lock", "sheet", "options", "configuration", "layout", "undo"):
            return super().do_POST()
        body = json.loads(self.rfile.read(int(self.headers.get("content-length") or 0)) or b"{}")
        host = self.host
        host.requests.append(path)
        if action == "tap":
            return self.json(host.tap(path.split("/")[-2], body["hit"], body["nonce"], body["authenticated"]))
        if action == "lock":
            host.locked = body["locked"]
            host.send("layout", {})
            return self.json({})
        if action == "layout":
            host.removed = [host.widget(body["id"])]
            host.widgets = [widget for widget in host.widgets if widget["id"] != body["id"]]
            host.send("layout", {})
            return self.json({})
        if action == "undo":
            host.widgets = host.widgets + host.removed
            host.send("layout", {})
            return self.json({"undone": "Remove"})
        if action == "sheet":
            host.sheets.append(body)
            host.sheet_gate.wait(20)
            if host.sheet_refusal:
                return self.json({"error": host.sheet_refusal}, 422)
            return self.json(host.sheet(body.get("values", host.values)))
        if action == "options":
            if host.options_refusal:
                return self.json({"error": host.options_refusal}, 422)
            return self.json(host.options(body["parameter"], body.get("values", {}), body.get("search")))
        if host.save_refusal:
            return self.json({"error": host.save_refusal}, 422)
        host.values = body["values"]
        host.saved.append(body["values"])
        host.change(path.split("/")[-2])
        return self.json({})


if __name__ == "__main__":
    host = TasksHost(int(sys.argv[1]) if len(sys.argv) > 1 else 8788)
    host.tap_seconds = 0.4
    print(host.url, flush=True)
    threading.Event().wait()
