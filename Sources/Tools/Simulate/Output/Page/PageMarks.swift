/// The signs of the lanes, drawn around a point.
enum PageMarks {
  static let symbols = """
    <svg width="0" height="0" class="symbols" aria-hidden="true">
    <symbol id="charged" overflow="visible"><path d="M0 -4.5 5 4.5H-5Z"/></symbol>
    <symbol id="free" overflow="visible"><path d="M0 -4 4.4 4H-4.4Z"/></symbol>
    <symbol id="off" overflow="visible"><path d="M-3.4 -3.4 3.4 3.4M3.4 -3.4 -3.4 3.4"/></symbol>
    <symbol id="push" overflow="visible"><path d="M0 -5 5 0 0 5 -5 0Z"/></symbol>
    <symbol id="fail" overflow="visible"><path d="M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5M0 -2.6V.6M0 2.3V2.7"/></symbol>
    <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="5"/></pattern>
    </svg>
    """

  /// What the signs mean.
  static let legend = """
    <p class="legend"><span><svg><use href="#charged" x="8" y="8" class="charged"/></svg>reload, charged</span>\
    <span><svg><use href="#free" x="8" y="8" class="free"/></svg>reload, free</span>\
    <span><svg><use href="#off" x="8" y="8" class="off"/></svg>put off</span>\
    <span><svg><use href="#push" x="8" y="8" class="push"/></svg>push</span>\
    <span><svg><rect x="5" y="2" width="2" height="12" class="look"/><rect x="10" y="2" width="2" height="12" class="look"/></svg>look</span>\
    <span><svg><rect y="6" width="16" height="4" rx="2" class="stale"/></svg>older than wanted</span></p>
    """
}
