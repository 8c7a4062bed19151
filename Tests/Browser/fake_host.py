"""A stand-in for Vitrine's server with the same routes, for working on the page and for its tests.

    python3 fake_host.py [port]

Serves the page straight from Sources, so that a reload of the browser shows an edit.
"""

import json
import pathlib
import queue
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlparse

from fake_pictures import DRAW

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources/Surfaces/Web/Page"
FONTS = ROOT / "Sources/Text/Resources/Fonts"
TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
         ".svg": "image/svg+xml", ".woff2": "font/woff2"}
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; "
          "img-src 'self' data:; font-src 'self'; connect-src 'self'; "
          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
SPANS = {"systemSmall": (2, 2), "systemMedium": (4, 2), "systemLarge": (4, 4)}


def phone(identifier, name, width, height, scale, corner, cutout, sizes, home, status):
    left, top, across, down = home
    dock_y = height - 100 if corner else height - 92
    inset = 12 if corner else 0
    return {
        "id": identifier, "name": name, "idiom": "phone", "screen": {"width": width, "height": height}, "scale": scale,
        "cornerRadius": corner, "cutout": cutout, "statusBarHeight": status, "widgetCornerRadius": 22,
        "home": {"columns": 4, "rows": 6, "x": left, "y": top, "pitchX": across, "pitchY": down, "icon": 60, "labelGap": 7,
                 "labelHeight": 15, "labelSize": 12, "dotsY": dock_y - (24 if corner else 14)},
        "dock": {"frame": {"x": inset, "y": dock_y, "width": width - 2 * inset, "height": 88 if corner else 92},
                 "cornerRadius": max(28, corner - inset) if corner else 0, "icons": 4},
        "sizes": {**sizes, "accessoryCircular": (72, 72)},
    }


DEVICES = [
    phone("iphone-16", "iPhone 16", 393, 852, 3, 55, "island",
          {"systemSmall": (158, 158), "systemMedium": (338, 158), "systemLarge": (338, 354)}, (27.3333, 92, 90, 98), 59),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, 3, 62, "island",
          {"systemSmall": (162, 162), "systemMedium": (344, 162), "systemLarge": (344, 366)}, (29, 87, 91, 102), 59),
    phone("iphone-se-3rd-generation", "iPhone SE (3rd generation)", 375, 667, 2, 0, "none",
          {"systemSmall": (148, 148), "systemMedium": (321, 148), "systemLarge": (321, 324)}, (27, 30, 86.5, 88), 20),
]


def placed(identifier, kind, family, page, column, row, name, summary, accessibility):
    return {"id": identifier, "extension": "SystemStatus", "kind": kind, "family": family, "name": name, "summary": summary,
            "page": page, "column": column, "row": row, "accessibility": accessibility, "revision": 1, "reloads": 3, "index": 0,
            "problem": None, "diagnostics": [], "load": 42, "loaded": True}


class FakeHost:
    """The state tests change by hand, and the server that shows it."""

    #: Another class of handlers, for hosts that answer more.
    handler = None

    def __init__(self, port=0, widgets=None):
        self.device = DEVICES[0]
        self.started = time.time()
        self.building = False
        self.build = {"succeeded": True, "seconds": 1.83, "messages": []}
        self.log = ["Processor: timeline with 12 entries", "Forecast: using cached weather", "Focus: session started"]
        self.widgets = sample_widgets() if widgets is None else widgets
        self.reload_refusal = None
        self.requests = []
        # What pages said that they show, and rows of the ledger by widget, the newest first.
        self.seen = []
        self.ledger = {}
        self.listeners = []
        self.connections = set()
        self.events = []
        self.lock = threading.Lock()
        self.port = port
        self.server = None
        self.start()

    def start(self):
        handler = type("Handler", (self.handler or Handler,), {"host": self})
        ThreadingHTTPServer.allow_reuse_address = True
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
        for listener in self.listeners:
            listener.put(None)
        self.listeners.clear()
        for connection in list(self.connections):
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # left already
        self.connections.clear()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def send(self, kind, data):
        with self.lock:
            self.events.append((kind, data))
            for listener in self.listeners:
                listener.put((len(self.events), kind, data))

    def widget(self, identifier):
        return next(widget for widget in self.widgets if widget["id"] == identifier)

    def change(self, identifier, **values):
        widget = self.widget(identifier)
        widget.update(values)
        widget["revision"] += 1
        self.send("widget", {"id": identifier})

    def start_build(self):
        self.building = True
        self.send("build", {"extension": "SystemStatus", "phase": "started"})

    def finish_build(self, succeeded, messages=(), seconds=1.21):
        self.building = False
        self.build = {"succeeded": succeeded, "seconds": seconds, "messages": list(messages)}
        self.send("build", {"extension": "SystemStatus", "phase": "finished", "report": self.build})

    def say(self, line):
        self.log.append(line)
        self.send("log", {"extension": "SystemStatus", "line": line})

    def state(self):
        device = {key: value for key, value in self.device.items() if key != "sizes"}
        return {"project": "SystemStatus", "now": time.time(), "device": device,
                "devices": [{"id": d["id"], "name": d["name"]} for d in DEVICES],
                "extensions": [{"name": "SystemStatus", "building": self.building, "build": self.build, "log": self.log}],
                "widgets": [self.snapshot(widget) for widget in self.widgets]}

    def snapshot(self, widget):
        home, family = self.device["home"], widget["family"]
        width, height = self.device["sizes"][family]
        frame = None
        if family in SPANS:
            frame = {"x": home["x"] + widget["column"] * home["pitchX"], "y": home["y"] + widget["row"] * home["pitchY"],
                     "width": width, "height": height}
        entries = [self.started - 600 + i * 900 for i in range(12)]
        index = widget["index"]
        loaded = widget["loaded"]
        keys = ("id", "extension", "kind", "family", "name", "summary", "page", "accessibility", "revision", "reloads", "problem", "diagnostics")
        return {**{key: widget[key] for key in keys}, **({"budget": widget["budget"]} if "budget" in widget else {}), "accessory": family not in SPANS, "frame": frame,
                "size": {"width": width, "height": height}, "shownSize": {"width": width, "height": height},
                "entry": {"index": index, "count": 12, "date": entries[index], "next": entries[index + 1]} if loaded else None,
                "entries": entries if loaded else [], "policy": {"type": "atEnd"} if loaded else None,
                "loadedAt": self.started - 600 if loaded else None, "nextReload": entries[-1] if loaded else None,
                "timings": {"provider": .0021, "evaluate": .0034, "layout": .0018, "archive": .0006} if loaded else None,
                "scene": {"nodes": 23, "bytes": 4218, "hits": 1} if loaded else None}

    def picture(self, widget, scheme):
        width, height = self.device["sizes"][widget["family"]]
        arguments = {"load": widget["load"]} if widget["kind"] in ("Processor", "Steps") else {}
        return DRAW[widget["kind"]](width, height, scheme, self.started, **arguments)


def sample_widgets():
    widgets = [
        placed("processor-small", "Processor", "systemSmall", 0, 0, 0, "Processor", "How busy the machine is.", "Processor, 42 percent, up 2 hours"),
        placed("focus-small", "Focus", "systemSmall", 0, 2, 0, "Focus", "What is left of this session.", "Focus, 15 minutes left, deep work"),
        placed("forecast-medium", "Forecast", "systemMedium", 0, 0, 2, "Forecast", "The next hours where you are.", "Lisbon, 21 degrees, sunny"),
        placed("week-large", "Week", "systemLarge", 1, 0, 0, "Week", "Your training, day by day.", "445 minutes this week"),
        placed("disk-circular", "Disk", "accessoryCircular", 0, 0, 0, "Disk", "Space left.", "Disk, 81 percent"),
    ]
    widgets[2]["diagnostics"] = [
        {"code": "text-truncated", "severity": "warning", "message": "“Sunny intervals” is cut off after 5 characters.", "place": "Forecast.swift:48"},
        {"code": "modifier-ignored", "severity": "note", "message": "onAppear has no effect in a widget.", "place": "Forecast.swift:61"},
    ]
    return widgets


class Handler(BaseHTTPRequestHandler):
    host: FakeHost
    protocol_version = "HTTP/1.1"

    def setup(self):
        super().setup()
        self.host.connections.add(self.connection)

    def finish(self):
        self.host.connections.discard(self.connection)
        try:
            super().finish()
        except OSError:
            pass  # the browser or the test closed it

    def log_message(self, *_):
        pass

    def do_GET(self):
        url = urlparse(self.path)
        query = parse_qs(url.query)
        path = unquote(url.path)
        self.host.requests.append(path)
        if path == "/":
            self.file(PAGE / "index.html")
        elif path.startswith("/assets/fonts/"):
            font = FONTS / "Inter-web.woff2"
            self.file(font if font.exists() else FONTS / "Inter.ttf")
        elif path.startswith("/assets/"):
            self.file((PAGE / path.removeprefix("/assets/")).resolve())
        elif path == "/api/state":
            self.json(self.host.state())
        elif path.startswith("/api/widgets/") and path.endswith(".svg"):
            widget = self.host.widget(path.removeprefix("/api/widgets/").removesuffix(".svg"))
            self.answer(200, "image/svg+xml", self.host.picture(widget, query.get("scheme", ["light"])[0]).encode())
        elif path == "/events":
            self.stream()
        elif path == "/api/ledger":
            rows, limit = self.host.ledger.get(query["widget"][0], []), int(query["limit"][0])
            self.json({"rows": rows[:limit], "more": len(rows) > limit})
        else:
            self.json({"error": {"code": "not-found", "message": "There is nothing here."}}, 404)

    def do_POST(self):
        path = unquote(urlparse(self.path).path)
        body = self.rfile.read(int(self.headers.get("content-length") or 0))
        if path == "/api/seen":
            return self.sight(json.loads(body)["widgets"])
        self.host.requests.append(path)
        if path == "/api/device":
            wanted = json.loads(body)["device"]
            self.host.device = next(device for device in DEVICES if device["id"] == wanted)
            for widget in self.host.widgets:
                widget["revision"] += 1
            self.host.send("layout", {})
            self.json({})
        elif path.endswith("/reload") and self.host.reload_refusal:
            self.json({"error": {"code": "reload-refused", "message": self.host.reload_refusal}}, 409)
        elif path.endswith("/reload"):
            identifier = path.split("/")[-2]
            self.host.change(identifier, reloads=self.host.widget(identifier)["reloads"] + 1)
            self.json({})
        else:
            self.json({"error": {"code": "not-found", "message": "There is nothing here."}}, 404)

    def sight(self, widgets):
        """The page asks nothing by it, and sends it also while it goes away."""
        self.host.seen.append(widgets)
        try:
            self.json({"seen": len(widgets)})
        except BrokenPipeError:
            pass

    def stream(self):
        listener = queue.Queue()
        with self.host.lock:
            self.host.listeners.append(listener)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        try:
            self.wfile.write(b"retry: 500\n\n")
            while True:
                self.wfile.flush()
                event = listener.get()
                if event is None:
                    return
                number, kind, data = event
                self.wfile.write(f"id: {number}\nevent: {kind}\ndata: {json.dumps(data)}\n\n".encode())
        except OSError:
            pass

    def file(self, path):
        if not path.is_file():
            return self.json({"error": {"code": "not-found", "message": "There is nothing here."}}, 404)
        self.answer(200, TYPES.get(path.suffix, "application/octet-stream"), path.read_bytes())

    def json(self, value, status=200):
        self.answer(status, "application/json", json.dumps(value).encode())

    def answer(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    host = FakeHost(int(sys.argv[1]) if len(sys.argv) > 1 else 8787)
    print(host.url, flush=True)
    threading.Event().wait()
