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
