"""`httpx[http2]`: any header, TLS with the development certificate."""

import json
import time
import uuid

import pytest

from conftest import update


def test_a_push_is_accepted_and_its_trace_says_what_became_of_it(gateway):
    apns_id = str(uuid.uuid4())
    with gateway.client() as client:
        answer = client.post("/3/device/" + gateway.tokens["update"], json=update(),
                             headers=gateway.headers(apns_id=apns_id, apns_priority="5"))
    assert answer.http_version == "HTTP/2"
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["apns-id"] == apns_id
    assert uuid.UUID(answer.headers["apns-unique-id"])
    trace = gateway.trace(apns_id)
    assert trace["verdict"]["outcome"] == "applied"
    assert trace["verdict"]["changed"] == ["A1"]
    assert trace["match"] == {"kind": "update", "name": "A1", "extension": "Delivery", "bundle": gateway.say["bundle"]}
    assert trace["payload"]["aps"]["content-state"] == {"stops": 3, "driver": "Zoë"}
    assert trace["token"]["claims"]["iss"] == gateway.say["key"]["team"]
    assert ["apns-priority", "5"] in trace["headers"]
    assert gateway.jwt().split(".")[2] not in json.dumps(trace)
    assert "authorization" not in json.dumps(trace)


@pytest.mark.parametrize("kind, push_type", [("widgets", "widgets"), ("control", "controls")])
def test_widgets_and_controls_are_reloaded(gateway, kind, push_type):
    with gateway.client() as client:
        answer = client.post("/3/device/" + gateway.tokens[kind], json={"aps": {"content-changed": True}}, headers=gateway.headers(
            apns_push_type=push_type, apns_topic=gateway.say["bundle"] + ".push-type." + push_type))
    assert answer.status_code == 200
    assert gateway.trace(answer.headers["apns-id"])["verdict"]["rule"] == "reloaded"


def test_refusals_have_apples_words(gateway):
    push = {"json": update()}
    cases = [
        (404, "BadPath", "/3/dev/ab", {}, push),
        (403, "MissingProviderToken", None, {"authorization": None}, push),
        (403, "InvalidProviderToken", None, {"authorization": "bearer " + gateway.jwt("strangeKey")}, push),
        (403, "InvalidProviderToken", None, {"authorization": "bearer " + gateway.jwt(team="ABCDE12345")}, push),
        (403, "ExpiredProviderToken", None, {"authorization": "bearer " + gateway.jwt(issued=1_700_000_000)}, push),
        (403, "InvalidProviderToken", None, {"authorization": "bearer " + gateway.jwt(issued=9_000_000_000)}, push),
        (400, "TopicDisallowed", None, {"authorization": "bearer " + gateway.jwt("narrowKey")}, push),
        (400, "BadDeviceToken", "/3/device/" + "ab" * 32, {}, push),
        (400, "MissingTopic", None, {"apns_topic": None}, push),
        (400, "PayloadEmpty", None, {}, {}),
        (413, "PayloadTooLarge", None, {}, {"content": b"x" * 4097}),
        (413, "PayloadTooLarge", None, {}, {"content": b"x" * 100_000}),
    ]
    for status, reason, path, changes, body in cases:
        with gateway.client() as client:
            answer = client.post(path or "/3/device/" + gateway.tokens["update"], headers=gateway.headers(**changes), **body)
        assert (answer.status_code, answer.json()) == (status, {"reason": reason}), reason
        trace = gateway.trace(answer.headers["apns-id"])
        assert trace["reason"] == reason and len(trace["detail"]) > 20
    with gateway.client() as client:
        answer = client.post("/3/device/" + gateway.tokens["ended"], headers=gateway.headers(), **push)
    assert (answer.status_code, answer.json()) == (410, {"reason": "ExpiredToken", "timestamp": 1_785_000_000_500})


def test_a_payload_that_a_device_would_drop_is_accepted_and_its_trace_names_the_key(gateway):
    for payload, rule, word in [
        ({"aps": {"event": "update", "content-state": {}}}, "missing-timestamp", "timestamp"),
        ({"aps": {"timestamp": "now", "event": "update", "content-state": {}}}, "wrong-type", "timestamp"),
        ({"aps": {"timestamp": 1, "event": "stop", "content-state": {}}}, "unknown-event", "stop"),
        ({"aps": {"timestamp": 1, "event": "update"}}, "missing-content-state", "content-state"),
        ({"alert": "hello"}, "no-aps", "aps"),
    ]:
        with gateway.client() as client:
            answer = client.post("/3/device/" + gateway.tokens["update"], json=payload, headers=gateway.headers())
        assert answer.status_code == 200
        verdict = gateway.trace(answer.headers["apns-id"])["verdict"]
        assert (verdict["outcome"], verdict["rule"]) == ("dropped", rule)
        assert word in verdict["message"]


def test_channels_are_made_read_listed_used_and_deleted(gateway):
    path = f"/1/apps/{gateway.say['bundle']}/channels"
    with gateway.client(headers={"authorization": "bearer " + gateway.jwt()}) as client:
        made = client.post(path, json={"message-storage-policy": 1, "push-type": "LiveActivity"})
        channel = made.headers["apns-channel-id"]
        assert (made.status_code, made.content, len(channel)) == (201, b"", 24)
        assert made.headers["apns-request-id"]
        named = {"apns-channel-id": channel}
        assert client.get(path, headers=named).json() == {"message-storage-policy": 1, "push-type": "LiveActivity"}
        listing = f"/1/apps/{gateway.say['bundle']}/all-channels"
        assert client.get(listing).json() == {"channels": [channel]}
        broadcast = {"apns-push-type": "liveactivity", "apns-expiration": "0", **named}
        apps = f"/4/broadcasts/apps/{gateway.say['bundle']}"
        sent = client.post(apps, json=update(), headers=broadcast)
        assert sent.status_code == 200
        assert gateway.trace(sent.headers["apns-id"])["match"]["kind"] == "channel"
        refused = client.post(apps, json=update(), headers={**broadcast, "apns-expiration": ""})
        assert (refused.status_code, refused.json()["reason"]) == (400, "BadExpirationDate")
        assert client.delete(path, headers=named).status_code == 204
        assert client.delete(path, headers=named).json() == {"reason": "BadPath"}
        assert client.post(apps, json=update(), headers=broadcast).json() == {"reason": "ChannelNotRegistered"}
        assert client.get(listing).json() == {"channels": []}


def test_what_was_told_200_is_there_after_a_kill(gateway):
    with gateway.client() as client:
        ids = [client.post("/3/device/" + gateway.tokens["update"], json=update(number), headers=gateway.headers(
            authorization="bearer " + gateway.jwt(issued=gateway_time(gateway)))).headers["apns-id"] for number in range(20)]
    gateway.kill()
    certificate, kid = gateway.say["fingerprint"], gateway.say["key"]["kid"]
    gateway.start()
    assert (gateway.say["fingerprint"], gateway.say["key"]["kid"]) == (certificate, kid)
    for number, apns_id in enumerate(ids):
        assert gateway.trace(apns_id)["payload"]["aps"]["content-state"]["stops"] == number


def test_an_idle_client_does_not_hold_up_the_end(gateway):
    with gateway.client() as client:
        assert client.get("/traces").status_code == 200
        begun = time.monotonic()
        gateway.stop()
        assert time.monotonic() - begun < 3


def gateway_time(gateway):
    """One token for the whole connection: a fresh one for each push is refused with 429."""
    gateway.issued = getattr(gateway, "issued", None) or time.time()
    return gateway.issued
