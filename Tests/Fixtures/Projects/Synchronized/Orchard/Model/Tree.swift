/// Of the app's folder; an exception makes it a member of the extension, too.
struct Tree {
  var name: String
}
