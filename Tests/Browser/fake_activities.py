"""A fake host with Live Activities: cards, the Dynamic Island, alerts, taps; the time of their lives is moved by hand.

    python3 fake_activities.py [port] [device]
"""

import json
import sys
import threading
import time
from urllib.parse import parse_qs, unquote, urlparse

from fake_activity_pictures import PICTURES, draw
from fake_host import DEVICES
from fake_surfaces import SurfaceHandler, SurfacesHost

ISLAND = {"sensor": {"x": 133.83, "y": 11.33, "width": 125.34, "height": 36.67}, "compactWidth": 230, "expandedWidth": 371, "cornerRadius": 44, "gap": 9}
SIDES = ("compactLeading", "compactTrailing", "minimal", "expanded")


def hit(token, label, x, y, width, height, kind="intent", is_on=None):
    return {"token": token, "label": label, "kind": kind, "isOn": is_on, "toggle": None, "frame": {"x": x, "y": y, "width": width, "height": height}}


def lock(device, card):
    """The Lock Screen as `LockScreen.swift` has it."""
    width, height, tall = device["screen"]["width"], device["screen"]["height"], device["cutout"] != "none"
    top = device["statusBarHeight"] + 28
    clock = round(100 * width / 393)
    left = (width - 4 * 72 - 3 * 16) / 2
    bottom = height - 116 if tall else height - 40
    button = {"y": height - 100, "width": 50, "height": 50}
    return {"line": {"x": 0, "y": top, "width": width, "height": 26}, "clock": {"x": 0, "y": top + 26, "width": width, "height": clock},
            "inline": {"x": (width - 234) / 2, "y": top, "width": 234, "height": 26},
            "cells": {"x": left, "y": top + 34 + clock, "cell": 72, "gap": 16, "height": 72, "count": 4},
            "buttons": {"leading": {"x": 46, **button}, "trailing": {"x": width - 96, **button}} if tall else None,
            "activity": {"x": (width - card) / 2, "y": bottom - 160, "width": card, "height": 160}}


class ActivitiesHost(SurfacesHost):
    """`taps` holds what was tapped; `start`, `update`, `alert_with`, `finish` are what apps and pushes do."""

    def __init__(self, port=0, device="iphone-16"):
        self.activities, self.alert, self.expanded, self.taps, self.drawn, self.problem = [], None, None, [], [], None
        self.ahead = 0
        super().__init__(port)
        self.device = next(known for known in DEVICES if known["id"] == device)
        self.handler = ActivityHandler

    handler_class = None

    def start(self):
        import fake_host
        original, fake_host.Handler = fake_host.Handler, ActivityHandler
        try:
            super(SurfacesHost, self).start()
        finally:
            fake_host.Handler = original

    def now(self):
        return time.time() + self.ahead

    def begin(self, identifier, kind="Delivery", relevance=0, **values):
        self.activities.append({
            "id": identifier, "extension": "Courier", "type": f"{kind}Attributes", "kind": kind, "phase": "active", "isStale": False,
            "content": {"minutes": 12}, "attributes": {"order": 7}, "staleDate": self.now() + 900, "relevance": relevance,
            "requestedAt": self.now() - 60, "startsAt": self.now() - 60, "endsAt": self.now() + 8 * 3600 - 60, "dismissesAt": None,
            "origin": "app", "style": "standard", "updates": 0, "token": None, "channel": None, "problem": None, "revision": 1,
            "keylineTint": "rgb(48, 209, 88)" if kind == "Delivery" else None, "until": self.now() + 720, **values})
        self.send("activity", {"id": identifier})

    def activity(self, identifier):
        return next(activity for activity in self.activities if activity["id"] == identifier)

    def update(self, identifier, **values):
        activity = self.activity(identifier)
        activity.update(values, updates=activity["updates"] + 1, revision=activity["revision"] + 1)
        self.send("activity", {"id": identifier})

    def alert_with(self, identifier, title, body):
        self.alert = {"id": identifier, "title": title, "body": body, "until": self.now() + 5}
        self.expanded = identifier if self.device["cutout"] == "island" else None
        self.send("alert", self.alert)

    def alert_over(self):
        self.alert = self.expanded = None
        self.send("island", {})

    def finish(self, identifier, dismisses_at):
        self.update(identifier, phase="ended", endsAt=self.now(), dismissesAt=dismisses_at, staleDate=None)

    def vanish(self, identifier):
        self.activities = [activity for activity in self.activities if activity["id"] != identifier]
        self.send("activity", {"id": identifier})

    def island(self):
        running = sorted((a for a in self.activities if a["phase"] in ("active", "stale")), key=lambda a: -a["relevance"])
        if not running:
            return {"state": "empty", "id": None, "detached": None}
        other = running[1]["id"] if len(running) > 1 else None
        if self.expanded in [a["id"] for a in running]:
            return {"state": "expanded", "id": self.expanded, "detached": next((a["id"] for a in running if a["id"] != self.expanded), None)}
        return {"state": "minimal" if other else "compact", "id": running[0]["id"], "detached": other}

    def state(self):
        state = super().state()
        width, height = self.device["screen"]["width"], self.device["screen"]["height"]
        card = 425 if self.device["idiom"] == "pad" else width - 22
        tall = self.device["cutout"] != "none"
        state["device"]["activity"] = {"x": (width - card) / 2, "y": self.device["statusBarHeight"] + (0 if tall else 4), "width": card, "cornerRadius": 24, "minHeight": 84, "maxHeight": 160}
        if self.device["cutout"] == "island":
            state["device"]["island"] = {**ISLAND, "sensor": {**ISLAND["sensor"], "x": (width - 125.34) / 2, "y": 14 if width > 400 else 11.33}}
        state["device"]["lock"] = lock(self.device, card)
        return {**state, "now": self.now(), "activities": [self.document(a, card) for a in self.activities], "island": self.island(), "alert": self.alert,
                "activityTypes": [{"extension": "Courier", "type": "DeliveryAttributes", "attributes": {}, "state": {}, "keys": []}]}

    def document(self, activity, card):
        sizes = PICTURES[activity["kind"]]
        names = [name for name in sizes if name not in SIDES or self.device["cutout"] == "island"]
        return {**{key: value for key, value in activity.items() if key not in ("kind", "until", "tint")}, "presentations": [self.presentation(activity, name, sizes[name], card) for name in names]}

    def presentation(self, activity, name, size, card):
        width, height = size
        wide = card if name == "lockScreen" else width
        hits = []
        if activity["kind"] == "Delivery" and name in ("expanded", "lockScreen"):
            hits = [hit("call", "Call", wide - 62, height - 54, 44, 40)]
        tint = {"light": "rgb(255, 240, 214)", "dark": "rgb(64, 44, 8)"} if name == "lockScreen" and activity.get("tint") else None
        return {"name": name, "width": wide, "height": height, "backgroundTint": tint, "hits": hits, "widgetURL": None,
                "actionColor": {"light": "rgb(200, 90, 0)", "dark": "rgb(255, 179, 64)"} if activity.get("tint") else None,
                "accessibility": f"{activity['kind']}, {activity['content']['minutes']} minutes"}


class ActivityHandler(SurfaceHandler):
    host: ActivitiesHost

    def do_GET(self):
        url = urlparse(self.path)
        parts = unquote(url.path).strip("/").split("/")
        if parts[:2] != ["api", "activities"]:
            return super().do_GET()
        query = {key: values[0] for key, values in parse_qs(url.query).items()}
        activity, name = self.host.activity(parts[2]), parts[3].removesuffix(".svg")
        self.host.drawn.append((activity["id"], name, query.get("scheme")))
        card = self.host.state()["device"]["activity"]["width"]
        self.svg(draw(activity, name, query.get("scheme", "light"), card))

    def do_POST(self):
        path = unquote(urlparse(self.path).path)
        parts = path.strip("/").split("/")
        if parts[:2] != ["api", "activities"] and path != "/api/island":
            return super().do_POST()
        body = json.loads(self.rfile.read(int(self.headers.get("content-length") or 0)) or b"{}")
        host = self.host
        host.posts.append((path, body))
        if host.problem:
            return self.json({"error": host.problem}, 409)
        if path == "/api/island":
            host.expanded = body["expand"]
            host.send("island", {})
            return self.json({})
        identifier, verb = parts[2], parts[3]
        if verb == "dismiss":
            host.vanish(identifier)
            return self.json({})
        host.taps.append((identifier, body["presentation"], body["hit"]))
        if body["hit"] == "widget":
            return self.json({"result": "opened", "url": f"courier://{body['presentation']}", "notes": [], "stages": {}})
        return self.json({"result": "performed", "dialog": "Calling the courier", "notes": [], "stages": {}})


if __name__ == "__main__":
    host = ActivitiesHost(int(sys.argv[1]) if len(sys.argv) > 1 else 8787, sys.argv[2] if len(sys.argv) > 2 else "iphone-16")
    host.begin("a1", relevance=5)
    host.begin("a2", "Timer")
    print(host.url, flush=True)
    threading.Event().wait()
