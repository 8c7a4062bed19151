"""Clients that nobody here wrote against the whole of `vitrine dev`: what they push is on the device, and what is refused changes nothing.
Needs VITRINE_BIN."""

import asyncio
import json
import pathlib
import re
import ssl
import subprocess
import time
import types
import uuid

import pytest
from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsDevelopmentClientProtocol

from sender import Sender, aps
from vitrine_dev import real_host

START = {"input_push_token": 1, "attributes_type": "QueueAttributes", "attributes": {"number": 7}, "alert": {"title": "In the queue", "body": "You are number 7."}}


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    """One for all tests: each has an activity of its own, and ends it."""
    yield from real_host("Tests/Fixtures/Projects/Kiosk", tmp_path_factory.mktemp("kiosk"), "--movable-clock")


@pytest.fixture(scope="module")
def sender(host):
    sender = Sender(host)
    yield sender
    sender.client.close()


@pytest.fixture
def queue(host, sender):
    """An activity that a push started."""
    answer = sender.post(host.token("start"), aps("start", {"ahead": 9}, **START))
    trace = sender.trace(answer.headers["apns-id"])
    assert trace["verdict"]["outcome"] == "applied", trace
    queue = types.SimpleNamespace(id=trace["verdict"]["changed"][0], timestamp=int(time.time()))
    queue.token = host.until(lambda state: next((each["token"] for each in state["activities"] if each["id"] == queue.id and each.get("token")), None))
    yield queue
    if host.activity(queue.id):
        host.post(f"/api/activities/{queue.id}/end", {"dismissal": "immediate"})
        host.until(lambda state: not any(each["id"] == queue.id for each in state["activities"]))


def later(queue, event="update", state=None, **more):
    """A push with a timestamp after all that were sent before."""
    queue.timestamp += 1
    return aps(event, state, queue.timestamp, **more)


def content(host, queue):
    return host.activity(queue.id)["content"]


# MARK: - httpx

def test_started_updated_and_ended(host, sender, queue):
    """Statement 222: what the server pushes is what the phone, the Watch and the car have."""
    activity = host.activity(queue.id)
    assert (activity["origin"], activity["attributes"], activity["content"]) == ("push", {"number": 7}, {"ahead": 9})
    answer = sender.post(queue.token, later(queue, state={"ahead": 4, "window": "B"}))
    trace = sender.trace(answer.headers["apns-id"])
    assert (trace["verdict"]["outcome"], trace["verdict"]["rule"], trace["verdict"]["changed"]) == ("applied", "applied", [queue.id])
    assert trace["match"]["kind"] == "update" and trace["payload"]["aps"]["content-state"] == {"ahead": 4, "window": "B"}
    assert content(host, queue) == {"ahead": 4, "window": "B"}
    host.until(lambda state: all(any(each["id"] == queue.id and not each.get("waits") for each in companion["activities"])
                                 for companion in state["companions"]))
    assert sender.verdict(sender.post(queue.token, later(queue, "end", {"ahead": 0}, dismissal_date=1))) == ("applied", "applied")
    assert host.activity(queue.id) is None
    gone = sender.post(queue.token, later(queue, state={"ahead": 1}))
    assert (gone.status_code, gone.json()["reason"]) == (410, "ExpiredToken")


def test_what_is_refused_changes_nothing(host, sender, queue):
    before = host.activity(queue.id)
    good = later(queue, state={"ahead": 1})
    refused = [
        (sender.post("ab" * 32, good), 400, "BadDeviceToken"),
        (sender.post(queue.token, good, apns_topic=f"{sender.bundle}.push-type.widgets"), 400, None),
        (sender.post(queue.token, good, apns_topic="com.example.other.push-type.liveactivity"), 400, None),
        (sender.post(queue.token, good, apns_priority="7"), 400, "BadPriority"),
        (sender.post(queue.token, good, apns_id="x"), 400, "BadMessageId"),
        (sender.post(queue.token, {"aps": {**good["aps"], "pad": "x" * 5000}}), 413, "PayloadTooLarge"),
        (Sender(host).post(queue.token, good, authorization="bearer " + sender.jwt()[:-8] + "AAAAAAAA"), 403, "InvalidProviderToken"),
        (Sender(host).post(queue.token, good, authorization=None), 403, "MissingProviderToken"),
    ]
    for answer, status, reason in refused:
        assert answer.status_code == status and reason in (None, answer.json()["reason"]), (answer.status_code, answer.text, reason)
    accepted = [
        (aps("update", {"ahead": 1}, queue.timestamp - 100), "older-timestamp"),
        (later(queue, state={"ahead": "many"}), None),
        (later(queue), "missing-content-state"),
        (aps("update", {"ahead": 1}, queue.timestamp + 60, **START) | {"aps": {"event": "update", "content-state": {"ahead": 1}}}, "missing-timestamp"),
    ]
    for payload, rule in accepted:
        answer = sender.post(queue.token, payload)
        verdict = sender.trace(answer.headers["apns-id"])["verdict"]
        assert verdict["outcome"] == "dropped" and rule in (None, verdict["rule"]), verdict
        if rule is None:
            assert '"ahead"' in verdict["message"] and "Int" in verdict["message"], "it names the key and the type"
    after = host.activity(queue.id)
    for key in ("content", "phase", "updates", "updatedAt", "staleDate", "relevance"):
        assert after.get(key) == before.get(key), key


def test_a_broadcast_reaches_everybody_on_the_channel_and_nobody_else(host, sender, queue):
    channel, other = sender.make_channel(), sender.make_channel()
    fans = []
    for number in range(3):
        answer = sender.post(host.token("start"), aps("start", {"ahead": 9}, **{**START, "input_push_token": None, "input_push_channel": channel}))
        fans += sender.trace(answer.headers["apns-id"])["verdict"]["changed"]
    sent = sender.broadcast(channel, later(queue, state={"ahead": 2}))
    verdict = sender.trace(sent.headers["apns-id"])["verdict"]
    assert verdict["outcome"] == "applied" and sorted(verdict["changed"]) == sorted(fans)
    assert [host.activity(fan)["content"]["ahead"] for fan in fans] == [2, 2, 2]
    assert content(host, queue) == {"ahead": 9}
    nobody = sender.trace(sender.broadcast(other, later(queue, state={"ahead": 1})).headers["apns-id"])["verdict"]
    assert nobody["rule"] == "no-subscribers"
    sender.broadcast(channel, later(queue, "end", {"ahead": 0}, dismissal_date=1))
    host.until(lambda state: not any(each["id"] in fans for each in state["activities"]))


def test_widgets_and_controls_ask_again(host, sender):
    """Statements 253, 266: the server refreshes widgets by push, without polling."""
    host.post("/api/controls", {"extension": "Kiosk", "kind": "open"})

    def asked(state, what):
        texts = [each["accessibility"] for each in state["widgets"]] if what == "widget" else [each.get("title") or "" for each in state["controls"]]
        counts = [int(count) for text in texts for count in re.findall(r"Asked (\d+) times", text)]
        return max(counts, default=0)

    for kind, push_type, what in [("widgets", "widgets", "widget"), ("control", "controls", "control")]:
        token = host.token(kind)
        before = host.until(lambda state: asked(state, what))
        refused = sender.post(token, {"aps": {"content-changed": True}}, "liveactivity")
        assert refused.status_code == 400, refused.text
        assert host.until(lambda state: asked(state, what)) == before
        answer = sender.post(token, {"aps": {"content-changed": True}}, push_type)
        assert sender.verdict(answer)[0] == "applied"
        assert sender.trace(answer.headers["apns-id"])["match"]["kind"] == kind
        if what == "widget":
            # It was loaded a moment ago: a push does not make a widget's reloads come closer to one another than iOS lets them.
            assert asked(host.state(), what) == before
            host.advance(301)
        assert host.until(lambda state: asked(state, what) > before and asked(state, what)) == before + 1


# MARK: - aioapns

def test_a_hundred_updates_of_aioapns_end_with_the_last(host, sender, queue):
    class Local(APNsDevelopmentClientProtocol):
        APNS_SERVER, APNS_PORT = "localhost", int(sender.key["url"].rsplit(":", 1)[1])

    requests = [
        NotificationRequest(queue.token, later(queue, state={"ahead": number}), notification_id=str(uuid.uuid4()), priority=5,
                            push_type=PushType.LIVEACTIVITY)
        for number in range(100, 0, -1)]

    async def send():
        with open(sender.key["keyFile"]) as key:
            client = APNs(key=key.read(), key_id=sender.key["keyID"], team_id=sender.key["teamID"], use_sandbox=True, max_connections=1,
                          topic=f"{sender.bundle}.push-type.liveactivity", ssl_context=ssl.create_default_context(cafile=sender.key["certificate"]))
        client.pool.protocol_class = Local
        try:
            return await asyncio.wait_for(asyncio.gather(*map(client.send_notification, requests)), 60)
        finally:
            client.pool.close()

    results = asyncio.run(send())
    assert [result.status for result in results] == ["200"] * 100
    sender.trace(requests[-1].notification_id)
    assert content(host, queue) == {"ahead": 1}
    assert all(sender.trace(request.notification_id)["verdict"]["outcome"] in ("applied", "dropped") for request in requests)


# MARK: - curl and h2load

def test_curl_pushes_and_reads_the_trace(host, sender, queue):
    words = [word for name, value in sender.headers(authorization="bearer " + host.vitrine("push", "token").strip()).items()
             for word in ("-H", f"{name}: {value}")]
    identifier = str(uuid.uuid4())
    body = json.dumps(later(queue, state={"ahead": 3}))
    said = subprocess.run(["curl", "-sS", "--http2", "--cacert", sender.key["certificate"], "-w", "%{http_version} %{http_code}", *words,
                           "-H", f"apns-id: {identifier}", "-d", body, f"{sender.key['url']}/3/device/{queue.token}"],
                          capture_output=True, text=True, timeout=60, check=True).stdout
    assert said == "2 200"
    assert sender.trace(identifier)["verdict"]["outcome"] == "applied"
    assert content(host, queue) == {"ahead": 3}
    told = json.loads(host.vitrine("push", "trace", identifier, "--json"))
    assert told["status"] == 200 and told["payload"]["aps"]["content-state"] == {"ahead": 3}
    assert any("has the new content" in step["text"] and step["tone"] == "good" for step in told["steps"]), told["steps"]


def memory(host):
    """Bytes that the extension's process alone uses."""
    for thread in pathlib.Path(f"/proc/{host.process.pid}/task").iterdir():
        for child in (thread / "children").read_text().split():
            rollup = pathlib.Path(f"/proc/{child}/smaps_rollup").read_text()
            return int(re.search(r"Private_Dirty:\s+(\d+) kB", rollup)[1]) << 10
    raise AssertionError("the extension does not run")


def test_two_thousand_pushes_of_h2load_are_all_applied(host, sender, queue, tmp_path):
    """Statement 78: the extension has about 50 MB for its Live Activities; drawing one again and again stays far below."""
    body = tmp_path / "body.json"
    body.write_text(json.dumps(later(queue, state={"ahead": 5})))
    fields = [word for name, value in sender.headers(apns_priority="5").items() for word in ("-H", f"{name}: {value}")]
    said = subprocess.run(["h2load", "-n", "2000", "-c", "2", "-m", "50", "-d", str(body), *fields,
                           f"{sender.key['url']}/3/device/{queue.token}"], capture_output=True, text=True, timeout=120, check=True).stdout
    assert "2000 succeeded, 0 failed, 0 errored" in said, said
    host.until(lambda state: next(each["updates"] for each in state["activities"] if each["id"] == queue.id) == 2000, 60)
    assert content(host, queue) == {"ahead": 5}
    assert memory(host) < 50 << 20
