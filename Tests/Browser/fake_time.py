"""A fake host with a past, a ledger and a clock that runs ahead."""

import json
import time
from urllib.parse import parse_qs, urlparse

from fake_host import FakeHost, Handler, sample_widgets

#: Seconds from the start of a host: what is kept begins then, every widget changes every ten minutes.
KEPT, STEP = -4 * 3600, 600


class TimeHandler(Handler):
    def do_GET(self):
        url = urlparse(self.path)
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        if url.path == "/api/timebar":
            self.host.requests.append(self.path)
            return self.json(self.host.timebar(float(query["from"]), float(query["to"])))
        if url.path == "/api/clock":
            return self.json(self.host.clock())
        if url.path == "/api/ledger":
            self.host.requests.append(self.path)
            return self.json(self.host.rows(query))
        if url.path.endswith(".svg") and "at" in query:
            self.host.pictures.append((url.path.split("/")[-1].removesuffix(".svg"), float(query["at"])))
        return super().do_GET()

    def do_POST(self):
        path = urlparse(self.path).path
        if path not in ("/api/time", "/api/conditions"):
            return super().do_POST()
        body = json.loads(self.rfile.read(int(self.headers.get("content-length") or 0)))
        self.host.moves.append(body)
        if path == "/api/conditions":
            self.host.conditions.update(body)
            return self.json(self.host.conditions)
        return self.json(self.host.move(body))


class TimeHost(FakeHost):
    handler = TimeHandler

    def __init__(self, movable=True, **options):
        self.movable = movable
        self.ahead, self.rate, self.course = None, 1, 0
        self.moved_at = 0
        self.moves, self.pictures, self.marks = [], [], []
        self.conditions = {"lowPower": False, "load": 0}
        super().__init__(widgets=sample_widgets(), **options)
        for widget in self.widgets:
            widget["budget"] = {"used": 12, "allowance": 48}
        # Full minutes, and in the middle of what shows.
        self.started = self.started // 60 * 60

    def now(self):
        if self.ahead is None:
            return time.time()
        return self.ahead + (time.time() - self.moved_at) * self.rate

    def clock(self):
        return {"now": self.now(), "rate": self.rate, "ahead": self.ahead is not None, "movable": self.movable, "course": self.course}

    def move(self, body):
        now = self.now()
        if body.get("back"):
            self.ahead, self.rate, self.course = None, 1, self.course + 1
            return self.clock()
        if self.ahead is None:
            self.course += 1
        self.ahead, self.rate, self.moved_at = body.get("to", now), body.get("rate", 0), time.time()
        return self.clock()

    def state(self):
        return {**super().state(), "now": self.now(), "clock": self.clock(), "conditions": self.conditions}

    def timebar(self, start, end):
        """What is kept changes every ten minutes until the present timeline, which has twelve entries of a quarter of an hour."""
        present = self.started - 600
        stretches = [{"from": at, "to": at + STEP, "certainty": "past"} for at in range(int(present + KEPT), int(present), STEP)]
        stretches += [{"from": present + i * 900, "to": present + (i + 1) * 900, "certainty": "present"} for i in range(11)]
        stretches.append({"from": present + 11 * 900, "certainty": "beyond"})
        inside = [each for each in stretches if each["from"] < end and each.get("to", end) > start]
        return {"from": start, "to": end, "more": False, "widgets": [{"id": widget["id"], "stretches": inside} for widget in self.widgets],
                "marks": [mark for mark in self.marks if start <= mark["at"] <= end]}

    def decide(self, ago, kind, sentence, widget="processor-small", **row):
        """Something that was decided, the newest last."""
        number = len(self.marks) + 1
        at = self.started - ago
        self.marks.insert(0, {"number": number, "widget": widget, "at": at, "kind": kind, "sentence": sentence})
        outcome = kind if kind in ("deferred", "merged") else "granted"
        found = self.widget(widget)
        self.ledger.setdefault(None, []).insert(0, {
            "number": number, "widget": widget, "extension": "SystemStatus", "kind": found["kind"], "family": found["family"], "at": at,
            "cause": "push" if kind == "push" else "policy", "outcome": outcome, "rule": "withinBudget" if outcome == "granted" else "hourlyPace",
            "charged": outcome == "granted", "used": number, "allowance": 48, "sentence": sentence, **row})

    def rows(self, query):
        rows = [row for row in self.ledger.get(None, []) if query.get("widget") in (None, row["widget"]) and query.get("outcome") in (None, row["outcome"])
                and row["number"] < float(query.get("before", "inf"))]
        limit = int(query["limit"])
        return {"rows": rows[:limit], "more": len(rows) > limit}


if __name__ == "__main__":
    import sys
    import threading
    host = TimeHost(port=int(sys.argv[1]) if len(sys.argv) > 1 else 8788)
    for i in range(40):
        host.decide((40 - i) * 380, ("reload", "deferred", "reload", "push", "merged")[i % 5], "Put off until 14:20, though WidgetCenter was called: the hour's share of the budget is used. 12 of 48 are used.",
                    widget=host.widgets[i % 3]["id"])
    print(host.url, flush=True)
    threading.Event().wait()
