#!/usr/bin/env python3
"""Plays a football match: one broadcast for each thing that happens, to everybody on the channel.

    vitrine dev Examples/Match
    python3 Examples/Match/send.py --start                        # makes a channel, starts the activity by push, plays
    vitrine app Examples/Match -- CHANNEL                         # … or the app follows a channel, and
    python3 Examples/Match/send.py --channel CHANNEL              # this broadcasts on it

Needs `pip install httpx[http2] PyJWT[crypto]`.
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

BUNDLE = "com.example.match"
SINCE_2001 = 978_307_200  # a Date in a content state is seconds since 2001, as JSONEncoder writes it
ATTRIBUTES = {
    "competition": "Coast League · Matchday 12",
    "home": {"name": "Nordhaven", "short": "NOR", "color": "#D7263D", "stripe": "#FFFFFF"},
    "away": {"name": "Rivalta", "short": "RIV", "color": "#1B6FE0", "stripe": "#FFD23F"},
}
# minute, period, what: a goal (side, scorer) or a note
MATCH = [
    (0, "firstHalf", "Kick-off in Nordhaven"),
    (12, "firstHalf", ("home", "Solheim")),
    (31, "firstHalf", "Yellow card: Brandt 31′"),
    (40, "firstHalf", ("away", "Conti")),
    (45, "halfTime", None),
    (46, "secondHalf", "Rivalta bring on Ferri"),
    (67, "secondHalf", ("home", "Solheim")),
    (88, "secondHalf", ("home", "Okafor")),
    (90, "fullTime", None),
]


def plays():
    """The content state and the alert after each thing that happens."""
    goals = []
    for minute, period, what in MATCH:
        alert = None
        if isinstance(what, tuple):
            goals = [*goals, {"side": what[0], "scorer": what[1], "minute": minute}]
        home, away = (sum(goal["side"] == side for goal in goals) for side in ("home", "away"))
        if isinstance(what, tuple):
            alert = {"title": f"Goal! {home} : {away}", "body": f"{what[1]} scores for {ATTRIBUTES[what[0]]['name']} ({minute}′)."}
        if period == "fullTime":
            alert = {"title": "Full time", "body": f"Nordhaven {home}, Rivalta {away}."}
        state = {"home": home, "away": away, "period": period, "goals": goals, "clockStart": time.time() - SINCE_2001 - minute * 60}
        yield ({**state, "note": what} if isinstance(what, str) else state), alert


class Sender:
    def __init__(self, facts):
        key = pathlib.Path(facts["keyFile"]).read_text()
        token = jwt.encode({"iss": facts["teamID"], "iat": int(time.time())}, key, "ES256", headers={"kid": facts["keyID"]})
        trust = ssl.create_default_context(cafile=facts.get("certificate"))
        self.client = httpx.Client(http1=False, http2=True, verify=trust, base_url=facts["url"], headers={"authorization": f"bearer {token}"})

    def make_channel(self):
        answer = self.client.post(f"/1/apps/{BUNDLE}/channels", json={"message-storage-policy": 1, "push-type": "LiveActivity"})
        answer.raise_for_status()
        return answer.headers["apns-channel-id"]

    def start(self, token, channel, state):
        return self.send(f"/3/device/{token}", {"apns-topic": f"{BUNDLE}.push-type.liveactivity"}, "start", state, {
            "attributes-type": "MatchAttributes", "attributes": ATTRIBUTES, "input-push-channel": channel,
            "alert": {"title": "Kick-off", "body": "Nordhaven against Rivalta has begun."}})

    def broadcast(self, channel, event, state, more):
        return self.send(f"/4/broadcasts/apps/{BUNDLE}", {"apns-channel-id": channel, "apns-expiration": str(int(time.time()) + 3600)}, event, state, more)

    def send(self, path, headers, event, state, more):
        push = {"aps": {"timestamp": int(time.time()), "event": event, "content-state": state, **more}}
        answer = self.client.post(path, json=push, headers={"apns-push-type": "liveactivity", "apns-priority": "10", **headers})
        reason = "" if answer.is_success else answer.json()["reason"]
        print(f"{event:<7}{state['home']} : {state['away']}  {state['period']:<11}", answer.headers["apns-id"], answer.status_code,
              reason or self.verdict(answer.headers["apns-id"]), flush=True)
        answer.raise_for_status()

    def verdict(self, apns_id):
        """What became of it: Vitrine tells, Apple does not."""
        for _ in range(50):
            if verdict := self.client.get(f"/trace/{apns_id}").json().get("verdict"):
                return f"{verdict['outcome']}: {verdict['message']}"
            time.sleep(0.1)
        return "not decided yet"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--channel", help="where the activities listen; without it a new one is made")
    arguments.add_argument("--start", action="store_true", help="start an activity on it by push")
    arguments.add_argument("--pause", type=float, default=5, help="seconds between two things that happen")
    arguments.add_argument("--until", type=int, default=len(MATCH), help="stop after so many of them")
    arguments.add_argument("--vitrine", default="vitrine", help="the executable")
    arguments.add_argument("--path", default=pathlib.Path(__file__).resolve().parent, help="the project's folder")
    given = arguments.parse_args()

    def ask(command):
        asked = subprocess.run([given.vitrine, "push", command, "--path", str(given.path), "--json"], stdout=subprocess.PIPE)
        if asked.returncode:
            raise SystemExit(asked.returncode)  # it has said why
        return json.loads(asked.stdout)

    sender = Sender(ask("key"))
    channel = given.channel or sender.make_channel()
    print("channel", channel, flush=True)
    match = list(plays())[:given.until]
    if given.start:
        token = next(each["hex"] for each in ask("tokens")["tokens"] if each["kind"] == "start" and each["bundle"] == BUNDLE)
        sender.start(token, channel, match[0][0])
    for state, alert in match:
        if given.pause:
            time.sleep(given.pause)
        over = state["period"] == "fullTime"
        more = {"dismissal-date": int(time.time()) + 1800} if over else {"stale-date": int(time.time()) + 1800}
        sender.broadcast(channel, "end" if over else "update", state, {**more, **({"alert": alert} if alert else {})})


if __name__ == "__main__":
    main()
