"""A server that sends pushes to a running `vitrine dev` with `httpx`, as it would to Apple."""

import json
import pathlib
import ssl
import time

import httpx
import jwt

SINCE_2001 = 978_307_200


class Sender:
    def __init__(self, host):
        self.host = host
        self.key = json.loads(host.vitrine("push", "key", "--json"))
        self.bundle = host.until(lambda state: next((each["bundle"] for each in state["tokens"]), None), 90)
        self.trust = ssl.create_default_context(cafile=self.key["certificate"])
        self.client = httpx.Client(http1=False, http2=True, verify=self.trust, base_url=self.key["url"], timeout=20)
        self.authorization = "bearer " + self.jwt()

    def jwt(self):
        secret = pathlib.Path(self.key["keyFile"]).read_text()
        return jwt.encode({"iss": self.key["teamID"], "iat": int(time.time())}, secret, "ES256", headers={"kid": self.key["keyID"]})

    def headers(self, kind="liveactivity", **changes):
        headers = {"authorization": self.authorization, "apns-push-type": kind, "apns-topic": f"{self.bundle}.push-type.{kind}",
                   **{name.replace("_", "-"): value for name, value in changes.items()}}
        return {name: value for name, value in headers.items() if value is not None}

    def post(self, token, payload, kind="liveactivity", **headers):
        return self.client.post(f"/3/device/{token}", json=payload, headers=self.headers(kind, **headers))

    def broadcast(self, channel, payload, **headers):
        return self.client.post(f"/4/broadcasts/apps/{self.bundle}", json=payload, headers=self.headers(
            apns_topic=None, apns_channel_id=channel, **{"apns_expiration": "0", **headers}))

    def make_channel(self):
        answer = self.client.post(f"/1/apps/{self.bundle}/channels", json={"message-storage-policy": 1, "push-type": "LiveActivity"},
                                  headers={"authorization": self.authorization})
        assert answer.status_code == 201, answer.text
        return answer.headers["apns-channel-id"]

    def trace(self, apns_id):
        """The trace of a push, once it says what became of it."""
        deadline = time.monotonic() + 20
        while True:
            trace = self.client.get(f"/trace/{apns_id}").json()
            if "verdict" in trace or trace.get("status") != 200:
                return trace
            assert time.monotonic() < deadline, trace
            time.sleep(0.02)

    def verdict(self, answer):
        """What became of an accepted push: outcome and rule."""
        assert answer.status_code == 200, answer.text
        verdict = self.trace(answer.headers["apns-id"])["verdict"]
        return verdict["outcome"], verdict["rule"]


def aps(event, state=None, timestamp=None, **more):
    """A payload, with the fields whose names have hyphens given with underscores."""
    fields = {"timestamp": int(time.time()) if timestamp is None else timestamp, "event": event}
    if state is not None:
        fields["content-state"] = state
    return {"aps": {**fields, **{name.replace("_", "-"): value for name, value in more.items() if value is not None}}}
