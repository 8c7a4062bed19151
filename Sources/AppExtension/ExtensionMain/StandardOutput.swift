// Alone in its file: `stdout` is a C variable, accepted only where Foundation's import of it is not seen.
@preconcurrency import Glibc

/// The C library's buffer of what is printed.
enum StandardOutput {
  /// Hands each printed line on at once. Into a pipe, the C library would keep what is printed until 4 KiB are together.
  static func flushEveryLine() { setvbuf(stdout, nil, _IOLBF, 0) }
}
