"""Orders of Examples/Delivery in the real `vitrine dev`."""

from sender import SINCE_2001, Sender, aps

ATTRIBUTES = {"restaurant": "Trattoria Lina", "order": 4711, "items": 3}


class Orders:
    """Pushes orders; timestamps count up, since two in one second would be a repetition."""

    def __init__(self, host):
        self.host, self.sender = host, Sender(host)
        self.timestamp = int(host.now())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # A host that is asked to leave says goodbye to its senders, and gives them time.
        self.sender.client.close()

    def state(self, step="preparing", minutes=30, courier="Noor is close by", stops=2):
        now = self.host.now() - SINCE_2001
        return {"step": step, "arrival": [now, now + minutes * 60], "courier": courier, "stopsAhead": stops}

    def payload(self, event, state=None, **more):
        self.timestamp += 1
        return aps(event, state, self.timestamp, **more)

    def start(self, minutes=30, **more):
        """Starts an order and returns its identifier."""
        answer = self.sender.post(self.host.token("start"), self.payload(
            "start", self.state(minutes=minutes), attributes_type="DeliveryAttributes", attributes=ATTRIBUTES, input_push_token=1,
            alert={"title": "Order accepted", "body": "Trattoria Lina is on it."}, **more))
        assert answer.status_code == 200, answer.text
        verdict = self.sender.trace(answer.headers["apns-id"])["verdict"]
        assert verdict["outcome"] == "applied", verdict
        self.token = self.host.token("update")
        return verdict["changed"][0]

    def push(self, event, state=None, **more):
        """Pushes to the order and returns what became of it."""
        return self.sender.verdict(self.sender.post(self.token, self.payload(event, state, **more)))
