"""A fake host with the gateway: tokens, channels, traces, companions that can be cut, activities that the page starts.

    python3 fake_push.py [port] [device]
"""

import json
import sys
import threading
import uuid
from urllib.parse import unquote, urlparse

from fake_activities import ActivitiesHost, ActivityHandler

BUNDLE = "dev.vitrine.courier"
START, WIDGETS, CONTROL = "5a" * 32, "77" * 32, "c0" * 32
TYPE = {"extension": "Courier", "type": "DeliveryAttributes", "attributes": {"order": 7, "shop": "Bakery"},
        "state": {"minutes": 12, "courier": {"name": "Mira", "phone": None}, "arrives": 815000000},
        "keys": ["minutes: Int", "courier.name: String", "courier.phone: String?", "arrives: Date"]}


class PushHost(ActivitiesHost):
    """`sent` holds what the page sent through the gateway; `refuse_next` is the answer to the next push."""

    def __init__(self, port=0, device="iphone-16"):
        self.traces, self.sent, self.channels, self.rotated, self.refuse_next, self.gateway_runs = [], [], [], [], None, True
        self.authorization = {"extension": "Courier", "activities": True, "frequentPushes": False, "supported": True, "supportsFrequentPushes": True}
        self.tokens = [self.token(START, "start", "DeliveryAttributes"), self.token(WIDGETS, "widgets", ""), self.token(CONTROL, "control", "Doorbell")]
        self.companions = [{"name": name, "connected": True, "activities": []} for name in ("watch", "mac", "carPlay")]
        self.waits = {}
        super().__init__(port, device)

    def start(self):
        import fake_host
        original, fake_host.Handler = fake_host.Handler, PushHandler
        try:
            # The classes between only choose a handler.
            fake_host.FakeHost.start(self)
        finally:
            fake_host.Handler = original

    @staticmethod
    def token(hex_digits, kind, subject):
        return {"hex": hex_digits, "kind": kind, "extension": "Courier", "bundle": BUNDLE, "for": subject}

    def state(self):
        gateway = {"url": "https://127.0.0.1:8443", "port": 8443, "tls": True, "keyID": "VITRINEKEY", "teamID": "VITRINETM"} if self.gateway_runs else None
        return {**super().state(), "activityTypes": [TYPE], "tokens": self.tokens, "companions": self.companions, "channels": self.channels,
                "authorization": [self.authorization], "gateway": gateway}

    def begin(self, identifier, kind="Delivery", relevance=0, **values):
        values = {"content": {**TYPE["state"]}, "attributes": dict(TYPE["attributes"]), **values}
        super().begin(identifier, kind, relevance, **values)
        self.mirror(identifier)

    def update(self, identifier, **values):
        super().update(identifier, **values)
        self.mirror(identifier)

    def vanish(self, identifier):
        super().vanish(identifier)
        for companion in self.companions:
            if companion["connected"]:
                companion["activities"] = [one for one in companion["activities"] if one["id"] != identifier]

    def mirror(self, identifier, late=0, only=None):
        """The companions in range get the state; the others have it waiting."""
        activity = self.activity(identifier)
        for companion in self.companions if only is None else [only]:
            known = next((one for one in companion["activities"] if one["id"] == identifier), None)
            if not companion["connected"]:
                if known:
                    known["waits"] = True
                self.waits.setdefault((companion["name"], identifier), self.now())
                continue
            companion["activities"] = [one for one in companion["activities"] if one["id"] != identifier]
            companion["activities"].append({"id": identifier, "deliveredAt": self.now(), "late": late, "revision": activity["revision"]})
        self.send("companion", {})

    def connect(self, name, connected):
        companion = next(one for one in self.companions if one["name"] == name)
        companion["connected"] = connected
        if connected:
            for key in [key for key in self.waits if key[0] == name]:
                since = self.waits.pop(key)
                if any(activity["id"] == key[1] for activity in self.activities):
                    self.mirror(key[1], late=self.now() - since, only=companion)
        self.send("companion", {})

    def push(self, body, outcome="applied", rule="applied", message=None, status=200, reason=None, changed=None):
        """A push arrives at the gateway: from the page or from elsewhere."""
        aps = body["payload"].get("aps", {}) if isinstance(body["payload"], dict) else {}
        target = {"kind": "unknown"}
        token = next((one for one in self.tokens if one["hex"] == body.get("token")), None)
        if token:
            target = {**token, "token": token["hex"]}
        elif body.get("channel"):
            target = {"kind": "channel", "channel": body["channel"], "bundle": body["bundle"]}
        at = self.now()
        trace = {"id": str(uuid.uuid4()), "receivedAt": at, "method": "POST", "path": f"/3/device/{body.get('token', '')}", "pushType": body.get("type", "liveactivity"),
                 "event": aps.get("event"), "topic": f"{BUNDLE}.push-type.{body.get('type', 'liveactivity')}", "bundle": BUNDLE, "priority": body.get("priority", 10),
                 "expiration": body.get("expiration"), "collapseId": None, "target": target, "status": status, "reason": reason,
                 "outcome": outcome if status == 200 else None, "rule": rule, "message": message or "The state was applied.", "changed": changed or [],
                 "payload": body["payload"], "bytes": len(json.dumps(body["payload"])),
                 "headers": [["authorization", "bearer eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJWSVRSSU5FVE0ifQ.…"], ["apns-push-type", "liveactivity"]],
                 "claims": {"iss": "VITRINETM", "iat": int(at), "kid": "VITRINEKEY"},
                 "steps": [{"at": at, "text": "Received", "tone": "good"}, {"at": at + .0004, "text": "Authorised with key VITRINEKEY of team VITRINETM", "tone": "good"},
                           {"at": at + .0011, "text": message or "The state was applied.", "tone": "good" if outcome == "applied" and status == 200 else "bad" if status != 200 else "warn"}]}
        self.traces.insert(0, trace)
        self.send("push", {"id": trace["id"]})
        return trace

    def receive(self, body):
        """The page's sender: the rules that tests need."""
        self.sent.append(body)
        if self.refuse_next:
            status, reason, message = self.refuse_next
            self.refuse_next = None
            return self.push(body, status=status, reason=reason, message=message, rule=reason)
        aps = body["payload"]["aps"]
        token = next((one for one in self.tokens if one["hex"] == body.get("token")), None)
        if token and token["kind"] == "update":
            activity = self.activity(token["for"])
            if aps["timestamp"] <= activity.get("timestamp", 0):
                return self.push(body, "dropped", "older-timestamp", f"Its timestamp {aps['timestamp']} is not later than {activity['timestamp']}, that of the last push applied.", changed=[])
            activity["timestamp"] = aps["timestamp"]
            trace = self.push(body, message="DeliveryAttributes: the content was applied.", changed=[activity["id"]])
            self.update(activity["id"], content=aps["content-state"])
            return trace
        if token and token["kind"] == "start":
            identifier = self.begin_new(aps["attributes"], aps["content-state"], "push")
            return self.push(body, message="DeliveryAttributes was started.", rule="started", changed=[identifier])
        return self.push(body, message="3 widgets reload.", rule="reloaded")

    def begin_new(self, attributes, state, origin, **values):
        identifier = f"new-{len(self.activities) + 1}"
        hex_digits = f"{len(self.tokens):02x}" * 32
        self.tokens.append(self.token(hex_digits, "update", identifier))
        self.begin(identifier, content=state, attributes=attributes, origin=origin, token=hex_digits, requestedAt=self.now(), startsAt=self.now(), **values)
        return identifier


class PushHandler(ActivityHandler):
    host: PushHost

    def do_GET(self):
        path = unquote(urlparse(self.path).path)
        if path == "/api/pushes":
            return self.json({"pushes": [{key: value for key, value in trace.items() if key not in ("payload", "headers", "claims", "steps")} for trace in self.host.traces]})
        if path.startswith("/api/pushes/"):
            trace = next((trace for trace in self.host.traces if trace["id"] == path.rsplit("/", 1)[1]), None)
            return self.json(trace) if trace else self.json({"error": {"code": "not-found", "message": "The gateway has no push with this apns-id."}}, 404)
        super().do_GET()

    def do_DELETE(self):
        body = json.loads(self.rfile.read(int(self.headers.get("content-length") or 0)) or b"{}")
        self.host.posts.append((self.path, body))
        self.host.channels = [channel for channel in self.host.channels if channel["id"] != body["id"]]
        self.json({})

    def do_POST(self):
        path = unquote(urlparse(self.path).path)
        parts = path.strip("/").split("/")
        ours = path in ("/api/pushes", "/api/channels", "/api/authorization", "/api/activities") or parts[1] in ("tokens", "companions")
        if not ours and not (parts[1] == "activities" and parts[-1] in ("update", "end")):
            return super().do_POST()
        body = json.loads(self.rfile.read(int(self.headers.get("content-length") or 0)) or b"{}")
        host = self.host
        host.posts.append((path, body))
        if host.problem:
            return self.json({"error": host.problem}, 409)
        answer = {}
        if path == "/api/pushes":
            trace = host.receive(body)
            answer = {"status": trace["status"], "reason": trace["reason"], "apnsId": trace["id"]}
        elif path == "/api/channels":
            host.channels.append({"id": "dHN0LXNyY2gtY2hubC0x+/A==", "bundle": body["bundle"], "policy": body["policy"], "listeners": 0})
            answer = {"id": host.channels[-1]["id"]}
        elif path == "/api/authorization":
            host.authorization.update({key: body[key] for key in ("activities", "frequentPushes")})
        elif path == "/api/activities":
            answer = {"id": host.begin_new(body["attributes"], body["state"], "page", staleDate=body.get("staleDate"), relevance=body.get("relevance", 0))}
        elif parts[1] == "companions":
            host.connect(parts[2], body["connected"])
        elif parts[1] == "tokens":
            token = next(token for token in host.tokens if token["hex"] == parts[2])
            host.rotated.append(token["hex"])
            token["hex"] = token["hex"][::-1].replace("a", "b")
            host.send("layout", {})
            answer = {"hex": token["hex"]}
        elif parts[-1] == "update":
            host.update(parts[2], content=body["state"], staleDate=body.get("staleDate"))
        else:
            activity = host.activity(parts[2])
            if body["dismissal"] == "immediate":
                host.vanish(parts[2])
            else:
                host.finish(activity["id"], host.now() + 4 * 3600)
        self.json(answer)


if __name__ == "__main__":
    host = PushHost(int(sys.argv[1]) if len(sys.argv) > 1 else 8787, sys.argv[2] if len(sys.argv) > 2 else "iphone-16")
    first = host.begin_new({"order": 7, "shop": "Bakery"}, {**TYPE["state"]}, "app", relevance=5)
    host.begin("tea", "Timer")
    token = host.tokens[-1]["hex"]
    update = {"token": token, "bundle": BUNDLE, "type": "liveactivity", "priority": 10, "payload": {"aps": {"timestamp": 1785000000, "event": "update", "content-state": {**TYPE["state"], "minutes": 9}}}}
    host.receive(update)
    host.receive({**update, "payload": {"aps": {**update["payload"]["aps"], "timestamp": 1784999000}}})
    host.push({"token": "ff" * 32, "payload": update["payload"]}, status=400, reason="BadDeviceToken", message="No app here was given this token: copy one from the page or from the app’s pushTokenUpdates.", rule="BadDeviceToken")
    print(host.url, flush=True)
    threading.Event().wait()
