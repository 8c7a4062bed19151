"""A fake host with all surfaces: layout, gallery, controls and undo behave as the real host's routes say.

    python3 fake_surfaces.py [port]
"""

import copy
import json
import sys
import threading
from urllib.parse import parse_qs, unquote, urlparse

from fake_controls import CONTROLS, face
from fake_host import SPANS, FakeHost, Handler, placed, sample_widgets
from fake_pictures import accessory

LOCK_SPANS = {"accessoryInline": 4, "accessoryRectangular": 2, "accessoryCircular": 1}
LOCK_SIZES = {"accessoryInline": (234, 26), "accessoryRectangular": (160, 72), "accessoryCircular": (72, 72)}
SYSTEM = ["systemSmall", "systemMedium", "systemLarge"]
KINDS = [
    ("Processor", "Processor", "How busy the machine is.", ["systemSmall"]),
    ("Focus", "Focus", "What is left of this session.", ["systemSmall", "accessoryRectangular", "accessoryInline"]),
    ("Forecast", "Forecast", "The next hours where you are.", ["systemMedium"]),
    ("Week", "Week", "Your training, day by day.", ["systemLarge"]),
    ("Shades", "Shades", "A colour for each mood.", SYSTEM),
    ("Disk", "Disk", "Space left.", ["accessoryCircular"]),
]


class SurfacesHost(FakeHost):
    """Adds surfaces to the fake host. `posts` holds each request's path and body."""

    def __init__(self, port=0):
        self.posts, self.undone, self.pressed, self.refusal = [], [], [], None
        self.settings = {"locale": "en_US", "timeZone": "Etc/UTC", "typeSize": "large", "typeSizes": ["medium", "large", "xxLarge", "accessibility1"]}
        self.appearance, self.locked, self.serial, self.authenticates = "fullColor", False, 0, False
        widgets = [widget for widget in sample_widgets() if widget["kind"] != "Disk"]
        widgets.append(placed("shades-small", "Shades", "systemSmall", 0, 0, 4, "Shades", "A colour for each mood.", "Teal"))
        for index, (kind, family, column, row) in enumerate([
                ("Focus", "accessoryInline", 0, 0), ("Disk", "accessoryCircular", 0, 1), ("Focus", "accessoryRectangular", 1, 1)]):
            widgets.append({**placed(f"lock-{index}", kind, family, 0, column, row, kind, "", kind), "surface": "lock"})
        for index, (kind, family, column, row) in enumerate([
                ("Forecast", "systemMedium", 0, 0), ("Processor", "systemSmall", 0, 2), ("Focus", "systemSmall", 2, 2), ("Week", "systemLarge", 0, 4)]):
            widgets.append({**placed(f"today-{index}", kind, family, 0, column, row, kind, "", kind), "surface": "today"})
        for widget in widgets:
            widget.setdefault("surface", "home")
            widget.update(stackIndex=0, configurable=widget["kind"] == "Shades")
        self.controls = [{**copy.deepcopy(CONTROLS[kind]), "id": f"control-{kind}", "kind": kind, "place": place, "position": position, "size": size}
                         for kind, place, position, size in [
                             ("Lamp", "controlCenter", 0, "small"), ("Timer", "controlCenter", 1, "small"), ("Heating", "controlCenter", 2, "wide"),
                             ("Garage", "controlCenter", 3, "large"), ("Vacuum", "controlCenter", 4, "wide"), ("Guest", "controlCenter", 5, "small"),
                             ("Lamp", "lockLeading", 0, "small"), ("Timer", "actionButton", 0, "small")]]
        for index, control in enumerate(self.controls):
            control["id"] += f"-{index}"
        super().__init__(port, widgets)

    handler_class = None

    def start(self):
        import fake_host
        original, fake_host.Handler = fake_host.Handler, SurfaceHandler
        try:
            super().start()
        finally:
            fake_host.Handler = original

    # State

    def state(self):
        state = super().state()
        state["device"].update(controlCenter={"cell": 70, "gap": 14, "columns": 4}, actionButton=True)
        return {**state, "locked": self.locked, "settings": self.settings, "appearance": self.appearance, "undo": self.undone[-1][0] if self.undone else None,
                "opened": [], "controls": [{**control, "revision": control.get("revision", 1)} for control in self.controls]}

    def snapshot(self, widget):
        surface, family = widget["surface"], widget["family"]
        if surface == "lock":
            self.device["sizes"][family] = LOCK_SIZES[family]
        document = super().snapshot(widget)
        document.update({key: widget[key] for key in ("surface", "stackIndex", "configurable", "column", "row")}, pending=False, hits=[], widgetURL=None)
        document["onTop"] = widget.get("onTop", widget["stackIndex"] == 0)
        if surface == "lock":
            document["frame"] = None
        if surface == "today":
            home = self.device["home"]
            document["frame"]["y"] = widget["row"] * home["pitchY"]
        return document

    def picture(self, widget, scheme):
        if widget["family"].startswith("accessory"):
            return accessory(widget["kind"], widget["family"], *LOCK_SIZES[widget["family"]])
        return super().picture(widget, scheme)

    # Layout

    def remember(self, title):
        self.undone.append((title, copy.deepcopy(self.widgets), copy.deepcopy(self.controls)))

    def undo(self):
        if not self.undone:
            return None
        title, widgets, controls = self.undone.pop()
        revisions = {widget["id"]: widget["revision"] for widget in self.widgets}
        self.widgets, self.controls = widgets, controls
        for widget in self.widgets:
            widget["revision"] = revisions.get(widget["id"], widget["revision"]) + 1
        return title

    def span(self, widget):
        if widget["surface"] == "lock":
            return LOCK_SPANS[widget["family"]], 1
        return SPANS[widget["family"]]

    def cells(self, widget):
        across, down = self.span(widget)
        return {(widget["surface"], widget["page"], widget["column"] + x, widget["row"] + y) for x in range(across) for y in range(down)}

    def stack_of(self, widget):
        key = lambda other: (other["surface"], other["page"], other["column"], other["row"])
        return sorted((other for other in self.widgets if key(other) == key(widget)), key=lambda other: other["stackIndex"])

    def turn(self, identifier):
        """The widget shows, of its stack."""
        for member in self.stack_of(self.widget(identifier)):
            member["onTop"] = member["id"] == identifier

    def find_place(self, widget, taken, page=0):
        across, down = self.span(widget)
        lock = widget["surface"] == "lock"
        rows = range(0, 1) if lock and widget["family"] == "accessoryInline" else range(1, 2) if lock else range(0, 60 if widget["surface"] == "today" else 7 - down)
        for at in range(page, page + (1 if lock else 12)):
            for row in rows:
                for column in range(0, 5 - across):
                    widget.update(page=at, column=column, row=row)
                    if not self.cells(widget) & taken:
                        return True
        return False

    def settle(self, moved):
        """What stands under the stack `moved` goes to the next free place."""
        group = [widget["id"] for widget in moved]
        taken = self.cells(moved[0])
        others = [widget for widget in self.widgets if widget["id"] not in group and widget["surface"] == moved[0]["surface"] and widget["stackIndex"] == 0]
        colliding = [widget for widget in others if self.cells(widget) & taken]
        for widget in others:
            if widget not in colliding:
                taken |= self.cells(widget)
        for widget in sorted(colliding, key=lambda widget: (widget["row"], widget["column"])):
            stack = [member for member in self.stack_of(widget) if member["id"] not in group]
            self.find_place(widget, taken, widget["page"])
            for member in stack:
                member.update(page=widget["page"], column=widget["column"], row=widget["row"])
            taken |= self.cells(widget)

    def edit(self, body):
        widget = self.widget(body["id"])
        edit = body["edit"]
        name = widget["name"]
        self.remember(f"{edit.capitalize()} {name}")
        if edit == "move":
            stack = self.stack_of(widget)
            for member in stack:
                member.update(surface=body["surface"], page=body["page"], column=body["column"], row=body["row"])
            self.settle(stack)
        elif edit == "stack":
            onto = self.stack_of(self.widget(body["onto"]))
            if onto[0]["family"] != widget["family"]:
                self.undone.pop()
                return "A stack holds widgets of one size."
            top = onto[0]
            widget.update(page=top["page"], column=top["column"], row=top["row"], surface=top["surface"], stackIndex=0)
            for index, member in enumerate(onto):
                member["stackIndex"] = index + 1
        elif edit == "unstack":
            rest = [member for member in self.stack_of(widget) if member is not widget]
            taken = set().union(*(self.cells(other) for other in self.widgets if other is not widget and other["surface"] == widget["surface"]))
            widget["stackIndex"] = 0
            self.find_place(widget, taken, widget["page"])
            for index, member in enumerate(rest):
                member["stackIndex"] = index
        elif edit == "resize":
            widget.update(family=body["family"], column=min(widget["column"], 4 - SPANS[body["family"]][0]),
                          row=min(widget["row"], 6 - SPANS[body["family"]][1]), revision=widget["revision"] + 1)
            self.settle([widget])
        elif edit == "remove":
            rest = [member for member in self.stack_of(widget) if member is not widget]
            self.widgets.remove(widget)
            for index, member in enumerate(rest):
                member["stackIndex"] = index
        return None

    def add(self, body):
        name = next(name for kind, name, _, _ in KINDS if kind == body["kind"])
        self.remember(f"Add {name}")
        self.serial += 1
        widget = {**placed(f"added-{self.serial}", body["kind"], body["family"], 0, 0, 0, name, "", name),
                  "surface": body["surface"], "stackIndex": 0, "configurable": body["kind"] == "Shades", "values": body.get("values")}
        taken = set().union(*(self.cells(other) for other in self.widgets if other["surface"] == widget["surface"]))
        if not self.find_place(widget, taken):
            self.undone.pop()
            return None
        self.widgets.append(widget)
        return widget["id"]

    def gallery(self):
        return {"apps": [{"extension": "SystemStatus", "name": "System Status", "widgets": [
            {"kind": kind, "name": name, "summary": summary, "families": families, "configurable": kind == "Shades",
             "promptsForConfiguration": kind == "Shades",
             "recommendations": [{"description": "Sea", "values": {"shade": {"string": "sea"}}}, {"description": "Ember", "values": {"shade": {"string": "ember"}}}]
             if kind == "Shades" else []} for kind, name, summary, families in KINDS],
            "controls": [{"kind": kind, "name": control["name"], "summary": control["summary"], "configurable": control["configurable"],
                          "promptsForConfiguration": kind == "Lamp"} for kind, control in CONTROLS.items()]}]}

    # Controls

    def control(self, identifier):
        return next(control for control in self.controls if control["id"] == identifier)

    def press(self, control, body):
        if body["nonce"] in self.pressed:
            return {"result": "performed", "notes": [], "stages": {}}
        if self.authenticates and not body.get("authenticated"):
            return {"result": "needsAuthentication", "notes": [], "stages": {}}
        self.pressed.append(body["nonce"])
        if self.refusal:
            return {"result": "failed", "problem": {"code": "perform-failed", "message": self.refusal}, "notes": [], "stages": {}}
        if control["template"] == "toggle":
            control["isOn"] = not control["isOn"]
            control["value"] = "On" if control["isOn"] else "Off"
        control["status"] = control.get("says")
        control["revision"] = control.get("revision", 1) + 1
        self.send("control", {"id": control["id"]})
        return {"result": "performed", "dialog": None, "notes": [], "stages": {"perform": .004}}

    def change_control(self, verb, control, body):
        if verb == "press":
            return self.press(control, body)
        self.remember(f"{verb.capitalize()} {control['name']}")
        if verb == "remove":
            self.controls.remove(control)
        elif verb == "resize":
            control["size"] = body["size"]
        elif verb == "move":
            if body["place"] != "controlCenter":
                self.controls = [other for other in self.controls if other is control or other["place"] != body["place"]]
            control["place"] = body["place"]
            self.order(control, body["position"])
        self.send("layout", {})
        return {}

    def order(self, control, position):
        grid = [other for other in sorted(self.controls, key=lambda other: other["position"]) if other["place"] == control["place"] and other is not control]
        grid.insert(position, control)
        for index, other in enumerate(grid):
            other["position"] = index

    def add_control(self, body):
        self.remember(f"Add {CONTROLS[body['kind']]['name']}")
        self.serial += 1
        position = sum(control["place"] == body["place"] for control in self.controls)
        if body["place"] != "controlCenter":
            self.controls = [control for control in self.controls if control["place"] != body["place"]]
        self.controls.append({**copy.deepcopy(CONTROLS[body["kind"]]), "id": f"control-added-{self.serial}", "kind": body["kind"],
                              "place": body["place"], "position": position, "size": "small"})
        return f"control-added-{self.serial}"


class SurfaceHandler(Handler):
    host: SurfacesHost

    def do_GET(self):
        url = urlparse(self.path)
        path, query = unquote(url.path), {key: values[0] for key, values in parse_qs(url.query).items()}
        parts = path.strip("/").split("/")
        if path == "/api/gallery":
            self.json(self.host.gallery())
        elif path.startswith("/api/gallery/controls/"):
            self.svg(face(CONTROLS[parts[-1].removesuffix(".svg")], query.get("size", "small"), False, query.get("scheme", "light")))
        elif path.startswith("/api/gallery/"):
            kind, family = parts[-2], parts[-1].removesuffix(".svg")
            widget = {**placed("preview", kind, family, 0, 0, 0, kind, "", ""), "surface": "home"}
            self.svg(self.host.picture(widget, query.get("scheme", "light")))
        elif path.startswith("/api/controls/"):
            self.svg(face(self.host.control(parts[-1].removesuffix(".svg")), query.get("size", "small"), query.get("on") == "true", query.get("scheme", "light")))
        else:
            super().do_GET()

    def do_POST(self):
        path = unquote(urlparse(self.path).path)
        known = ("/api/layout", "/api/undo", "/api/appearance", "/api/lock", "/api/controls", "/api/widgets", "/api/stack", "/api/settings")
        if not (path in known or path.startswith("/api/controls/")):
            return super().do_POST()
        body = json.loads(self.rfile.read(int(self.headers.get("content-length") or 0)) or b"{}")
        host = self.host
        host.posts.append((path, body))
        if path.startswith("/api/controls/"):
            identifier, verb = path.split("/")[-2:]
            return self.json(host.change_control(verb, host.control(identifier), body))
        answer = {}
        if path == "/api/layout":
            refusal = host.edit(body)
            if refusal:
                return self.json({"error": {"code": "layout-refused", "message": refusal}}, 409)
        elif path == "/api/undo":
            answer = {"undone": host.undo()}
        elif path == "/api/appearance":
            host.appearance = body["appearance"]
        elif path == "/api/lock":
            host.locked = body["locked"]
        elif path == "/api/controls":
            answer = {"id": host.add_control(body)}
        elif path == "/api/widgets":
            answer = {"id": host.add(body)}
            if answer["id"] is None:
                return self.json({"error": {"code": "no-room", "message": "There is no room left on the Lock Screen.", "cure": "Remove a widget first."}}, 409)
        elif path == "/api/settings":
            host.settings.update(body)
            answer = host.settings
        elif path == "/api/stack":
            host.turn(body["id"])
            answer = {"shows": body["id"]}
        host.send("layout", {})
        self.json(answer)

    def svg(self, text):
        self.answer(200, "image/svg+xml", text.encode())


if __name__ == "__main__":
    host = SurfacesHost(int(sys.argv[1]) if len(sys.argv) > 1 else 8787)
    print(host.url, flush=True)
    threading.Event().wait()
