"""Clients that mean harm or know no better: each is ended or answered, and the gateway serves the next one as before."""

import socket
import struct
import time

import pytest
from hpack import Encoder

from conftest import update

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, PRIORITY, RST, SETTINGS, PUSH, PING, GOAWAY, WINDOW, CONTINUATION = range(10)


def frame(kind, flags=0, stream=0, payload=b""):
    return struct.pack(">I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + payload


class Raw:
    """A TCP connection that says whatever it wants."""

    def __init__(self, gateway, hello=True):
        self.socket = socket.create_connection(("127.0.0.1", gateway.port), timeout=20)
        self.encoder = Encoder()
        if hello:
            self.send(PREFACE + frame(SETTINGS))

    def send(self, data):
        self.socket.sendall(data)

    def headers(self, gateway, **changes):
        fields = [(":method", "POST"), (":scheme", "http"), (":path", "/3/device/" + gateway.tokens["update"]),
                  (":authority", "localhost"), *gateway.headers(**changes).items()]
        return self.encoder.encode(fields)

    def until_closed(self, seconds=20):
        """Everything until the gateway closes; fails when it does not."""
        self.socket.settimeout(seconds)
        data = b""
        try:
            while chunk := self.socket.recv(65536):
                data += chunk
        except ConnectionResetError:
            pass
        return data

    def frames(self, count, kinds):
        """The first frames of some kinds."""
        data, found = b"", []
        while len(found) < count:
            while len(data) < 9 or len(data) < 9 + int.from_bytes(data[:3], "big"):
                chunk = self.socket.recv(65536)
                assert chunk, "closed"
                data += chunk
            size = int.from_bytes(data[:3], "big")
            if data[3] in kinds:
                found.append((data[3], data[4], int.from_bytes(data[5:9], "big"), data[9:9 + size]))
            data = data[9 + size:]
        return found


@pytest.fixture(autouse=True)
def still_serves(gateway):
    yield
    assert gateway.process.poll() is None
    with gateway.client() as client:
        assert client.post("/3/device/" + gateway.tokens["update"], json=update(), headers=gateway.headers()).status_code == 200
    resident = next(line for line in open(f"/proc/{gateway.process.pid}/status") if line.startswith("VmRSS"))
    assert int(resident.split()[1]) < 200_000, resident


@pytest.mark.parametrize("data", [
    b"\x00" * 100, b"hello\r\n\r\n", PREFACE[:10] + b"x" * 30, PREFACE + b"\xff" * 5000,
    PREFACE + frame(SETTINGS, payload=b"\0\0\0"), PREFACE + frame(SETTINGS) + frame(DATA, 1, 1, b"x"),
    PREFACE + frame(SETTINGS) + frame(HEADERS, 4, 2, b"\x82"), PREFACE + frame(SETTINGS) + frame(HEADERS, 5, 1, b"\xff" * 50),
    PREFACE + frame(SETTINGS) + frame(CONTINUATION, 4, 1, b"\x82"), PREFACE + frame(SETTINGS) + frame(PUSH, 4, 1, b"\0\0\0\2\x82"),
    PREFACE + frame(SETTINGS) + frame(WINDOW, 0, 0, b"\0\0\0\0"), PREFACE + frame(SETTINGS) + frame(PING, 0, 0, b"1"),
    b"\x16\x03\x01\x02\x00" + b"\x01" * 512,
])
def test_damaged_bytes_end_the_connection(gateway, data):
    raw = Raw(gateway, hello=False)
    raw.send(data)
    raw.until_closed()


def test_thousands_of_streams_that_are_reset_at_once(gateway):
    raw = Raw(gateway)
    block = raw.headers(gateway)
    try:
        for start in range(1, 40_001, 200):
            raw.send(b"".join(frame(HEADERS, 4, stream, block if stream == 1 else raw.headers(gateway)) + frame(RST, 0, stream, b"\0\0\0\x08")
                              for stream in range(start, start + 200, 2)))
        data = raw.until_closed()
    except OSError:
        return
    assert bytes([GOAWAY]) in data[3:]


@pytest.mark.parametrize("flood", [
    frame(PING, 0, 0, b"12345678"), frame(SETTINGS), frame(PRIORITY, 0, 1, b"\0\0\0\0\1"), frame(99, 0, 0, b""),
], ids=["ping", "settings", "priority", "unknown"])
def test_floods_of_frames_end_the_connection(gateway, flood):
    raw = Raw(gateway)
    deadline = time.monotonic() + 30
    with pytest.raises(OSError):
        while time.monotonic() < deadline:
            raw.send(flood * 200)
        pytest.fail("the gateway listened for half a minute")


def test_continuation_without_end(gateway):
    raw = Raw(gateway)
    raw.send(frame(HEADERS, 0, 1, raw.headers(gateway)))
    with pytest.raises(OSError):
        for _ in range(100_000):
            raw.send(frame(CONTINUATION, 0, 1, raw.encoder.encode([("x-pad", "y" * 1000)])))
        raw.until_closed()
        raise OSError


def test_a_request_that_never_ends_is_told_idle_timeout(gateway):
    raw = Raw(gateway)
    raw.send(frame(HEADERS, 4, 1, raw.headers(gateway)) + frame(DATA, 0, 1, b'{"aps"'))
    (_, flags, stream, body), = raw.frames(1, [DATA])
    assert (stream, body) == (1, b'{"reason":"IdleTimeout"}')


def test_a_giant_body_is_refused_before_its_end(gateway):
    raw = Raw(gateway)
    raw.send(frame(HEADERS, 4, 1, raw.headers(gateway)) + frame(DATA, 0, 1, b"x" * 6000))
    (_, _, _, body), = raw.frames(1, [DATA])
    assert body == b'{"reason":"PayloadTooLarge"}'
    # The window of the stream, and then the gateway wants no more.
    for _ in range(60):
        raw.send(frame(DATA, 0, 1, b"x" * 900))
    raw.send(frame(HEADERS, 4, 3, raw.headers(gateway)) + frame(DATA, 1, 3, b'{"aps":{}}'))
    assert raw.frames(1, [HEADERS])[0][2] == 3


def test_one_stream_until_a_good_token_then_a_thousand(gateway):
    raw = Raw(gateway)
    first = raw.frames(1, [SETTINGS])[0][3]
    assert struct.unpack(">HI", first[:6]) == (3, 1)
    raw.send(frame(SETTINGS, 1))
    raw.send(frame(HEADERS, 4, 1, raw.headers(gateway)) + frame(HEADERS, 4, 3, raw.headers(gateway)))
    assert raw.frames(1, [RST])[0][2:] == (3, struct.pack(">I", 7))
    raw.send(frame(DATA, 1, 1, b'{"aps":{}}'))
    while True:
        settings = raw.frames(1, [SETTINGS])[0]
        if settings[1] == 0:
            break
    assert struct.unpack(">HI", settings[3][:6]) == (3, 1000)


def test_hundreds_of_silent_connections(gateway):
    raws = [Raw(gateway, hello=False) for _ in range(400)]
    with gateway.client() as client:
        assert client.get("/traces").status_code == 200
    for raw in raws:
        raw.socket.close()


def test_goodbye_says_why(gateway):
    raw = Raw(gateway)
    raw.frames(1, [SETTINGS])
    gateway.stop()
    data = raw.until_closed()
    assert b'{"reason":"Shutdown"}' in data
    gateway.start()
