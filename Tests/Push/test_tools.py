"""`curl` and `h2load`, with TLS and without."""

import json
import re
import subprocess

from conftest import update


def curl(gateway, *arguments, base=None):
    command = ["curl", "-sS", "-o", "-", "-w", "\n%{http_version} %{http_code}", *arguments]
    lines = subprocess.run(command, capture_output=True, text=True, timeout=30, check=True).stdout.splitlines()
    version, status = lines[-1].split()
    return version, int(status), "\n".join(lines[:-1])


def fields(gateway):
    return [word for name, value in gateway.headers().items() for word in ("-H", f"{name}: {value}")]


def test_the_line_that_the_page_shows(gateway):
    body = json.dumps(update())
    path = "/3/device/" + gateway.tokens["update"]
    secure = curl(gateway, "--http2", "--cacert", gateway.say["certificate"], *fields(gateway), "-d", body, gateway.https + path)
    assert secure == ("2", 200, "")
    plain = curl(gateway, "--http2-prior-knowledge", *fields(gateway), "-d", body, gateway.http + path)
    assert plain == ("2", 200, "")


def test_traces_are_listed(gateway):
    curl(gateway, "--http2-prior-knowledge", "-d", "{}", gateway.http + "/3/device/ab")
    version, status, text = curl(gateway, "--http2-prior-knowledge", gateway.http + "/traces")
    traces = json.loads(text)["traces"]
    assert status == 200
    assert [trace["reason"] for trace in traces] == ["MissingProviderToken"]


def test_http_1_is_told_what_to_do(gateway):
    version, status, text = curl(gateway, "--http1.1", gateway.http + "/traces")
    assert (version, status) == ("1.1", 505)
    assert "--http2-prior-knowledge" in text


def test_ten_thousand_pushes_of_h2load(gateway, tmp_path):
    body = tmp_path / "body.json"
    body.write_text(json.dumps(update()))
    command = ["h2load", "-n", "10000", "-c", "4", "-m", "100", "-d", str(body), *fields(gateway),
               gateway.http + "/3/device/" + gateway.tokens["update"]]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    assert re.search(r"10000 succeeded, 0 failed, 0 errored", said), said
