// Everything shown is a URL: ?surface=all&device=iphone-16&scheme=dark&page=2&widget=…

const KEYS = ["surface", "device", "scheme", "page", "widget", "wall", "tint", "activity", "open", "push", "tab", "target", "at", "zoom", "outcome"];

/** What the address asks for; absent keys are undefined. */
export function read() {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(KEYS.map((key) => [key, query.get(key) ?? undefined]));
}

/** Changes some keys (undefined removes one). A step back in the history undoes it when `push` is set. */
export function write(changes, { push = false } = {}) {
  const query = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === null) query.delete(key);
    else query.set(key, value);
  }
  const url = link(query);
  if (url === location.pathname + location.search) return;
  history[push ? "pushState" : "replaceState"](null, "", url);
}

/** The address with some keys changed, for links. */
export function withChanges(changes) {
  const query = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(changes)) value === undefined ? query.delete(key) : query.set(key, value);
  return link(query);
}

function link(query) {
  const text = query.toString();
  return location.pathname + (text ? `?${text}` : "");
}
