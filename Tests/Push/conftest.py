"""Fixtures: a push gateway with a pretended device behind it (`FakePushHost`), for clients from PyPI and Debian."""

import json
import os
import pathlib
import ssl
import subprocess
import time

import httpx
import jwt
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Gateway:
    """A running `FakePushHost`. `say` is what it printed about itself."""

    def __init__(self, folder):
        self.folder = folder
        self.process = None
        self.start()

    def start(self, port=0):
        binary = pathlib.Path(os.environ.get("VITRINE_BIN", ROOT / ".build/release/vitrine")).parent / "FakePushHost"
        self.process = subprocess.Popen(
            [binary, self.folder, str(port)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.say = json.loads(self.process.stdout.readline())
        self.port = self.say["port"]
        self.tokens = self.say["tokens"]
        self.topic = self.say["bundle"] + ".push-type.liveactivity"
        self.https = f"https://localhost:{self.port}"
        self.http = f"http://127.0.0.1:{self.port}"

    def jwt(self, key="key", issued=None, **changes):
        key = {**self.say[key], **changes}
        claims = {"iss": key["team"], "iat": int(time.time() if issued is None else issued)}
        return jwt.encode(claims, key["p8"], algorithm="ES256", headers={"kid": key["kid"]})

    def client(self, **options):
        """`httpx` over TLS, with the gateway's certificate as the only one it trusts."""
        return httpx.Client(http1=False, http2=True, verify=ssl.create_default_context(cafile=self.say["certificate"]), base_url=self.https, **options)

    def headers(self, **changes):
        headers = {
            "authorization": "bearer " + self.jwt(), "apns-push-type": "liveactivity", "apns-topic": self.topic,
            **{name.replace("_", "-"): value for name, value in changes.items()}}
        return {name: value for name, value in headers.items() if value is not None}

    def trace(self, apns_id, decided=True):
        """The trace of a push; waits until the device said what became of it."""
        deadline = time.monotonic() + 10
        with self.client() as client:
            while True:
                trace = client.get(f"/trace/{apns_id}").json()
                if not decided or "verdict" in trace or trace.get("status") != 200:
                    return trace
                assert time.monotonic() < deadline, trace
                time.sleep(0.01)

    def stop(self):
        self.process.stdin.close()
        self.process.wait(timeout=20)
        self.process.stdout.close()

    def kill(self):
        self.process.kill()
        self.process.wait(timeout=20)
        self.process.stdin.close()
        self.process.stdout.close()


@pytest.fixture
def gateway(tmp_path):
    gateway = Gateway(tmp_path / "gateway")
    yield gateway
    if gateway.process.poll() is None:
        gateway.stop()
    assert gateway.process.returncode in (0, -9)


def update(stops=3, timestamp=None):
    return {"aps": {"timestamp": int(time.time()) if timestamp is None else timestamp, "event": "update",
                    "content-state": {"stops": stops, "driver": "Zoë"}}}
