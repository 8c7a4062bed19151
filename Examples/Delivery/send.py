#!/usr/bin/env python3
"""Follows an order up, as the restaurant's server does: pushes through HTTP/2 with a JWT, exactly as to Apple.

    vitrine dev Examples/Delivery
    python3 Examples/Delivery/send.py --start       # starts the activity by push
    vitrine app Examples/Delivery                   # … or the app starts it, and
    python3 Examples/Delivery/send.py               # this follows it up

Needs `pip install httpx[http2] PyJWT[crypto]`. For Apple, give another --url, --key and --token.
"""

import argparse
import json
import pathlib
import ssl
import subprocess
import time

try:
    import httpx
    import jwt
except ModuleNotFoundError as missing:
    raise SystemExit(f"{missing.name} is missing: pip install 'httpx[http2]' 'PyJWT[crypto]'") from None

TOPIC = "com.example.delivery.push-type.liveactivity"
SINCE_2001 = 978_307_200  # a Date in a content state is seconds since 2001, as JSONEncoder writes it

STEPS = [  # step, minutes until it arrives, courier, stops ahead, alert
    ("preparing", 28, None, 2, None),
    ("onTheWay", 11, "Noor is close by", 1, {"title": "On its way", "body": "Noor has your order."}),
    ("onTheWay", 3, "Noor is close by", 0, None),
    ("delivered", 0, "Left at the door", 0, {"title": "Delivered", "body": "Enjoy your meal!"}),
]


def vitrine(command, *arguments):
    asked = subprocess.run([command, "push", *arguments, "--json"], stdout=subprocess.PIPE)
    if asked.returncode:
        raise SystemExit(asked.returncode)  # it has said why
    return json.loads(asked.stdout)


def state(step, minutes, courier, stops):
    now = time.time() - SINCE_2001
    return {"step": step, "arrival": [now, now + max(minutes, 1) * 60], "stopsAhead": stops, **({"courier": courier} if courier else {})}


def payload(event, step, minutes, courier, stops, alert):
    now = int(time.time())
    aps = {"timestamp": now, "event": event, "content-state": state(step, minutes, courier, stops)}
    if event == "start":
        aps |= {"attributes-type": "DeliveryAttributes", "attributes": {"restaurant": "Trattoria Lina", "order": 4711, "items": 3},
                "input-push-token": 1}  # the activity gets a token of its own, for the updates
        alert = {"title": "Order accepted", "body": "Trattoria Lina is on it."}
    if event == "end":
        aps["dismissal-date"] = now + 15 * 60
    else:
        aps["stale-date"] = now + 10 * 60
    return {"aps": aps | ({"alert": alert} if alert else {})}


class Sender:
    def __init__(self, facts):
        key = pathlib.Path(facts["keyFile"]).read_text()
        token = jwt.encode({"iss": facts["teamID"], "iat": int(time.time())}, key, "ES256", headers={"kid": facts["keyID"]})
        trust = ssl.create_default_context(cafile=facts.get("certificate"))
        self.client = httpx.Client(http1=False, http2=True, verify=trust, base_url=facts["url"], headers={
            "authorization": f"bearer {token}", "apns-topic": TOPIC, "apns-push-type": "liveactivity", "apns-priority": "10"})

    def send(self, token, push):
        answer = self.client.post(f"/3/device/{token}", json=push)
        what = f"{push['aps']['event']:<7}{push['aps']['content-state']['step']:<11}"
        reason = "" if answer.is_success else answer.json()["reason"]
        print(what, answer.headers["apns-id"], answer.status_code, reason or self.verdict(answer.headers["apns-id"]), flush=True)
        return answer.is_success

    def verdict(self, apns_id):
        """What became of it: Vitrine tells, Apple does not."""
        for _ in range(50):
            answer = self.client.get(f"/trace/{apns_id}")
            if not answer.is_success:
                return ""
            if verdict := answer.json().get("verdict"):
                return f"{verdict['outcome']}: {verdict['message']}"
            time.sleep(0.1)
        return "not decided yet"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--start", action="store_true", help="start the activity by push")
    arguments.add_argument("--token", help="the activity's token; without it, that which vitrine knows")
    arguments.add_argument("--pause", type=float, default=5, help="seconds between two steps")
    arguments.add_argument("--vitrine", default="vitrine", help="the executable")
    arguments.add_argument("--path", default=pathlib.Path(__file__).resolve().parent, help="the project's folder")
    for name in ("url", "key", "key-id", "team-id", "certificate"):
        arguments.add_argument(f"--{name}", help="of the gateway; vitrine tells if it is not given")
    given = arguments.parse_args()
    path = ["--path", str(given.path)]
    facts = {"keyFile": given.key, "url": given.url, "keyID": given.key_id, "teamID": given.team_id, "certificate": given.certificate}
    if not given.url:
        facts = vitrine(given.vitrine, "key", *path)

    def token(kind):
        own = [each["hex"] for each in vitrine(given.vitrine, "tokens", *path)["tokens"] if each["kind"] == kind and TOPIC.startswith(each["bundle"] + ".push")]
        if not own:
            raise SystemExit("No order is on its way: run `vitrine app Examples/Delivery`, or give --start.")
        return own[-1]

    sender = Sender(facts)
    if given.start and not sender.send(given.token or token("start"), payload("start", "accepted", 30, None, 3, None)):
        raise SystemExit(1)
    update = token("update") if given.start or not given.token else given.token
    for number, step in enumerate(STEPS):
        time.sleep(given.pause)
        if not sender.send(update, payload("end" if number == len(STEPS) - 1 else "update", *step)):
            raise SystemExit(1)


if __name__ == "__main__":
    main()
