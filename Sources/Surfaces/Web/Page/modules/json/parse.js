// JSON with places: what is wrong and where, and where each key stands. `JSON.parse` says neither in every browser.

const DEEPEST = 200;

/** A mistake in the text, at a character of it. */
export class Mistake extends Error {
  constructor(message, offset) {
    super(message);
    this.offset = offset;
  }
}

/**
 * Gives `{ value, keys }`: the value, and a `{ path, offset, value }` for each key in the order of the text. A path is that of the key's
 * type, such as `driver.name` or `stops[].city`. Throws a `Mistake`.
 */
export function parse(text) {
  const reader = new Reader(text);
  reader.space();
  if (reader.at >= text.length) throw new Mistake("There is no JSON here.", 0);
  const value = reader.value("", 0);
  reader.space();
  if (reader.at < text.length) throw new Mistake("Nothing may follow the end of the value.", reader.at);
  return { value, keys: reader.keys };
}

/** `{ line, column }`, both from 1, of a character. */
export function place(text, offset) {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - before.lastIndexOf("\n") };
}

class Reader {
  at = 0;
  keys = [];

  constructor(text) { this.text = text; }

  space() { while (/[ \t\n\r]/.test(this.text[this.at] ?? "x")) this.at++; }

  value(path, depth) {
    if (depth > DEEPEST) throw new Mistake(`Values may be nested ${DEEPEST} deep.`, this.at);
    const character = this.text[this.at];
    if (character === "{") return this.object(path, depth);
    if (character === "[") return this.array(path, depth);
    if (character === '"') return this.string();
    if (character === "'" || character === "“") throw new Mistake('A text stands in straight double quotes: "…".', this.at);
    return this.word();
  }

  object(path, depth) {
    const object = {};
    const seen = new Set();
    this.at++;
    for (let first = true; ; first = false) {
      this.space();
      if (this.text[this.at] === "}") {
        if (!first) throw new Mistake("A comma before } has nothing after it.", this.at);
        this.at++;
        return object;
      }
      const offset = this.at;
      if (this.text[this.at] !== '"') throw new Mistake(this.at < this.text.length ? 'A key in double quotes belongs here.' : "The object is not closed: } is missing.", this.at);
      const key = this.string();
      if (seen.has(key)) throw new Mistake(`“${key}” stands here twice.`, offset);
      seen.add(key);
      this.space();
      this.expect(":", "A colon belongs after the key.");
      this.space();
      const inside = path ? `${path}.${key}` : key;
      const entry = { path: inside, offset, value: undefined };
      this.keys.push(entry);
      entry.value = this.value(inside, depth + 1);
      Object.defineProperty(object, key, { value: entry.value, enumerable: true, configurable: true, writable: true });
      if (this.#ends("}", "The object is not closed: } is missing.")) return object;
    }
  }

  array(path, depth) {
    const array = [];
    this.at++;
    for (let first = true; ; first = false) {
      this.space();
      if (this.text[this.at] === "]") {
        if (!first) throw new Mistake("A comma before ] has nothing after it.", this.at);
        this.at++;
        return array;
      }
      if (this.at >= this.text.length) throw new Mistake("The list is not closed: ] is missing.", this.at);
      array.push(this.value(`${path}[]`, depth + 1));
      if (this.#ends("]", "The list is not closed: ] is missing.")) return array;
    }
  }

  /** After an element: true at the end, false after a comma. */
  #ends(close, missing) {
    this.space();
    const character = this.text[this.at];
    if (character === close) {
      this.at++;
      return true;
    }
    this.expect(",", this.at < this.text.length ? `A comma or ${close} belongs here.` : missing);
    return false;
  }

  expect(character, message) {
    if (this.text[this.at] !== character) throw new Mistake(message, this.at);
    this.at++;
  }

  string() {
    const match = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
    match.lastIndex = this.at;
    const found = match.exec(this.text);
    if (!found) throw new Mistake("The text is not closed: \" is missing, or a \\ in it stands alone.", this.at);
    this.at = match.lastIndex;
    return JSON.parse(found[0]);
  }

  word() {
    const match = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
    match.lastIndex = this.at;
    const found = match.exec(this.text);
    const after = found && this.text[match.lastIndex];
    if (!found || /[\w.+-]/.test(after ?? " ")) throw new Mistake(this.at < this.text.length ? "A value belongs here: a text, a number, true, false, null, {…} or […]." : "A value is missing at the end.", this.at);
    this.at = match.lastIndex;
    return JSON.parse(found[0]);
  }
}
