"""Waiting for something in the page. Playwright's own `wait_for_function` evaluates text in the page, which its
Content-Security-Policy rightly refuses."""

import time


def until(page, function, argument=None, seconds=8):
    """Returns as soon as `function` (JavaScript) gives something true."""
    deadline = time.monotonic() + seconds
    while True:
        value = page.evaluate(function, argument)
        if value:
            return value
        assert time.monotonic() < deadline, f"never came true: {function}"
        page.wait_for_timeout(40)


def comes(page, read, wanted, seconds=8):
    """Returns as soon as `read()` gives `wanted`: what the page shows at once is there before its request is."""
    deadline = time.monotonic() + seconds
    while (found := read()) != wanted:
        assert time.monotonic() < deadline, f"{found} never became {wanted}"
        page.wait_for_timeout(20)
