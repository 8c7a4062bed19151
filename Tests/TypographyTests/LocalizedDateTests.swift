import Archive
import Foundation
import XCTest

import Typography

/// Live dates in several languages: the patterns are Unicode CLDR's, as on iOS.
final class LocalizedDateTests: XCTestCase {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private func show(_ live: LiveDate, _ locale: String) -> String {
    LiveDateFormat.string(live, at: now, locale: locale, timeZone: "GMT")
      .replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
  }

  func testRelative() {
    for (locale, text) in [
      ("en_US", "2 hr, 23 min"), ("en_GB", "2 hrs, 23 min"), ("de_DE", "2 Std., 23 Min."),
      ("fr_FR", "2 h et 23 min"), ("es_ES", "2 h y 23 min"), ("ja_JP", "2 時間 23 分"),
      ("sv_SE", "2 tim, 23 min"),
      ("pt_BR", "2 h e 23 min"), ("it_IT", "2 h e 23 min"), ("zh_Hans_CN", "2小时23分钟"), ("ko_KR", "2시간 23분"),
      ("ru_RU", "2 ч 23 мин"), ("nl_NL", "2 uur, 23 min"),
    ] {
      XCTAssertEqual(
        show(.relative(now + 8580), locale).replacingOccurrences(of: " ", with: ""),
        text.replacingOccurrences(of: " ", with: ""), locale)
    }
  }

  func testMonthsAndYears() {
    for (locale, text) in [
      ("en_US", "-2 months"), ("de_DE", "-2 Monate"), ("fr_FR", "-2 mois"), ("ja_JP", "-2 か月"),
      ("ru_RU", "-2 месяца"), ("pl_PL", "-2 miesiące"),
    ] {
      XCTAssertEqual(
        show(.offset(now + 86400 * 65), locale).replacingOccurrences(of: " ", with: ""),
        text.replacingOccurrences(of: " ", with: ""), locale)
    }
    XCTAssertEqual(show(.relative(now + 86400 * 400), "de_DE"), "1 J, 1 Mon.")
  }

  func testTimersInTheLocalesFigures() {
    for (locale, short, long) in [
      ("en_US", "15:00", "1:02:03"), ("de_DE", "15:00", "1:02:03"), ("ar_EG", "١٥:٠٠", "١:٠٢:٠٣"),
      ("da_DK", "15.00", "1.02.03"), ("fi_FI", "15.00", "1.02.03"), ("fa_IR", "۱۵:۰۰", "۱:۰۲:۰۳"),
      ("hi_IN", "15:00", "1:02:03"),
    ] {
      XCTAssertEqual(show(.timer(now + 900), locale), short, locale)
      XCTAssertEqual(show(.timer(now + 3723), locale), long, locale)
    }
  }

  func testChangesAreTheSameInstantsInEveryLanguage() throws {
    for locale in ["en_US", "de_DE", "ja_JP", "ar_EG"] {
      for (live, seconds) in [
        (LiveDate.timer(now + 90.25), 0.25), (.relative(now + 700.5), 0.5), (.relative(now + 8580), 1),
        (.offset(now + 674), 15),
      ] {
        let next = try XCTUnwrap(LiveDateFormat.nextChange(live, after: now, locale: locale))
        XCTAssertEqual(next.timeIntervalSince(now), seconds, accuracy: 0.001, "\(locale) \(live)")
      }
    }
  }

  func testUnknownAndHostileLocales() {
    for locale in ["", "xx_YY", "en_US_POSIX", String(repeating: "a", count: 5000), "de\u{0}_DE", "😀"] {
      XCTAssertFalse(show(.relative(now + 8580), locale).isEmpty, locale)
      XCTAssertFalse(show(.timer(now + 8580), locale).isEmpty, locale)
    }
  }

  func testReservedWidthIsThatOfTheLongestForm() {
    let live = LiveDate.timerInterval(
      start: now - 5000, end: now + 400, pause: nil, countsDown: true, showsHours: true)
    XCTAssertEqual(show(live, "en_US"), "6:40")
    XCTAssertEqual(LiveDateFormat.widest(live, at: now, locale: "en_US", timeZone: "GMT"), "0:00:00")
    XCTAssertEqual(LiveDateFormat.widest(live, at: now, locale: "ar_EG", timeZone: "GMT"), "٠:٠٠:٠٠")
    let text = RichText(segments: [TextSegment(.date(live), style: TextStyle(size: 17))])
    let drawn = TextEngine.shared.layout(text, width: nil, height: nil, at: now, displayScale: 3)
    let reserved = TextEngine.shared.layout(
      text, width: nil, height: nil, at: now, displayScale: 3, reservesWidth: true)
    XCTAssertGreaterThan(reserved.size.width, drawn.size.width + 10)
  }

  func testPluralForms() {
    for (locale, number, form) in [
      ("en", 1.0, PluralCategory.one), ("en", 0, .other), ("en", 2, .other), ("ru", 1, .one), ("ru", 3, .few),
      ("ru", 5, .many), ("ar", 0, .zero), ("ar", 2, .two), ("ja", 1, .other), ("pl", 22, .few),
      ("fr", 0, .one),
    ] {
      XCTAssertEqual(PluralCategory(number, locale: locale), form, "\(locale) \(number)")
    }
    XCTAssertEqual(PluralCategory(.nan, locale: "en"), .other)
  }
}
