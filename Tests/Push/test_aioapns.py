"""`aioapns`, as its users call it: only the server's name and port are other ones."""

import asyncio
import ssl
import types
import uuid

from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsDevelopmentClientProtocol

from conftest import update


def run(gateway, requests, key="key"):
    class Local(APNsDevelopmentClientProtocol):
        APNS_SERVER = "localhost"
        APNS_PORT = gateway.port

    async def send():
        said = gateway.say[key]
        client = APNs(
            key=said["p8"], key_id=said["kid"], team_id=said["team"], topic=gateway.topic, use_sandbox=True,
            max_connections=1, ssl_context=ssl.create_default_context(cafile=gateway.say["certificate"]))
        client.pool.protocol_class = Local
        try:
            return await asyncio.wait_for(asyncio.gather(*map(client.send_notification, requests)), 30)
        finally:
            client.pool.close()
    return asyncio.run(send())


def test_a_hundred_pushes_on_one_connection(gateway):
    requests = [
        NotificationRequest(
            gateway.tokens["update"], update(number), notification_id=str(uuid.uuid4()), time_to_live=60, priority=10,
            collapse_key="delivery", push_type=PushType.LIVEACTIVITY)
        for number in range(100)]
    results = run(gateway, requests)
    assert [result.status for result in results] == ["200"] * 100
    assert [result.notification_id for result in results] == [request.notification_id for request in requests]
    assert gateway.trace(requests[-1].notification_id)["verdict"]["outcome"] == "applied"


def test_a_start_and_a_type_that_the_client_does_not_know(gateway):
    start = {"aps": {**update()["aps"], "event": "start", "attributes-type": "DeliveryAttributes", "attributes": {"order": 7},
                     "alert": {"title": "On its way", "body": "Order 7"}}}
    widgets = types.SimpleNamespace(value="widgets")
    results = run(gateway, [
        NotificationRequest(gateway.tokens["start"], start, push_type=PushType.LIVEACTIVITY),
        NotificationRequest(gateway.tokens["widgets"], {"aps": {"content-changed": True}}, push_type=widgets,
                            apns_topic=gateway.say["bundle"] + ".push-type.widgets"),
    ])
    assert [result.status for result in results] == ["200", "200"]


def test_reasons_reach_the_client(gateway):
    results = run(gateway, [
        NotificationRequest("ab" * 32, update(), push_type=PushType.LIVEACTIVITY),
        NotificationRequest(gateway.tokens["update"], update(), push_type=PushType.ALERT),
        NotificationRequest(gateway.tokens["ended"], update(), push_type=PushType.LIVEACTIVITY),
        NotificationRequest(gateway.tokens["update"], {"pad": "x" * 5000}, push_type=PushType.LIVEACTIVITY),
    ])
    assert [(result.status, result.description) for result in results] == [
        ("400", "BadDeviceToken"), ("400", "InvalidPushType"), ("410", "ExpiredToken"), ("413", "PayloadTooLarge")]
    assert results[2].timestamp == 1_785_000_000_500


def test_a_key_of_another_team(gateway):
    results = run(gateway, [
        NotificationRequest(gateway.tokens["update"], update(), push_type=PushType.LIVEACTIVITY)], key="strangeKey")
    assert (results[0].status, results[0].description) == ("403", "InvalidProviderToken")
