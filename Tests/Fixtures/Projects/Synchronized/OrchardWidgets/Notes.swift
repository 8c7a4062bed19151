/// In the extension's folder and, by an exception, no member: it would not compile.
let notes: Never = "to be written"
