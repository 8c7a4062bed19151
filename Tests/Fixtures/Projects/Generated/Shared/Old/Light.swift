/// Excluded: it would be a second `Light`.
enum Light {}
