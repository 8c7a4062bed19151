enum Light {
  #if GLOW
    static let words = "It glows"
  #else
    static let words = "It is dark"
  #endif
}
