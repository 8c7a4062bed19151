// Written by Scripts/build-device-table.py. Change the script or its input, not this file.
// swift-format-ignore-file

import Archive
import Foundation

extension Device {
  /// Every device of the table, newest phones first, then tablets.
  package static let all: [Device] = [
    iphone17Pro,
    iphone17ProMax,
    iphone17,
    iphoneAir,
    iphone16Pro,
    iphone16ProMax,
    iphone16,
    iphone16Plus,
    iphone16e,
    iphone15,
    iphone15ProMax,
    iphone14,
    iphone14Plus,
    iphone13Mini,
    iphone11,
    iphone11Pro,
    iphone11ProMax,
    iphoneSe3rdGeneration,
    iphone8Plus,
    iphoneSe1stGeneration,
    ipadPro129Inch6thGeneration,
    ipadPro11Inch4thGeneration,
    ipadA16,
    ipad9thGeneration,
    ipadMiniA17Pro,
  ]

  private static let iphone17Pro = Device(
    name: "iPhone 17 Pro", identifier: "iphone-17-pro", idiom: .phone,
    screen: CGSize(width: 402, height: 874), scale: 3,
    displayCornerRadius: 62, cutout: .island, statusBarHeight: 59,
    hasActionButton: true,
    sizes: [
      .systemSmall: CGSize(width: 162, height: 162),
      .systemMedium: CGSize(width: 344, height: 162),
      .systemLarge: CGSize(width: 344, height: 366),
      .accessoryCircular: CGSize(width: 72, height: 72),
      .accessoryRectangular: CGSize(width: 160, height: 72),
      .accessoryInline: CGSize(width: 234, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 162, height: 162),
      .systemMedium: CGSize(width: 344, height: 162),
      .systemLarge: CGSize(width: 344, height: 366),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 29, y: 87),
      pitch: CGSize(width: 91, height: 102), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 750),
    dock: Dock(
      frame: CGRect(x: 12, y: 774, width: 378, height: 88),
      cornerRadius: 50, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .measured, text: "community pixel tables; not in Apple's table"),
      Source(subject: .accessories, confidence: .assumed, text: "not published; taken from the 393x852 screen"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone17ProMax = Device(
    name: "iPhone 17 Pro Max", identifier: "iphone-17-pro-max", idiom: .phone,
    screen: CGSize(width: 440, height: 956), scale: 3,
    displayCornerRadius: 62, cutout: .island, statusBarHeight: 59,
    hasActionButton: true,
    sizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
      .accessoryCircular: CGSize(width: 76, height: 76),
      .accessoryRectangular: CGSize(width: 172, height: 76),
      .accessoryInline: CGSize(width: 257, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 38, y: 92),
      pitch: CGSize(width: 97, height: 106), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 832),
    dock: Dock(
      frame: CGRect(x: 12, y: 856, width: 416, height: 88),
      cornerRadius: 50, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .derived, text: "community pixel tables; not in Apple's table"),
      Source(subject: .accessories, confidence: .assumed, text: "not published; taken from the 430x932 screen"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone17 = Device(
    name: "iPhone 17", identifier: "iphone-17", idiom: .phone,
    screen: CGSize(width: 402, height: 874), scale: 3,
    displayCornerRadius: 62, cutout: .island, statusBarHeight: 59,
    hasActionButton: true,
    sizes: [
      .systemSmall: CGSize(width: 162, height: 162),
      .systemMedium: CGSize(width: 344, height: 162),
      .systemLarge: CGSize(width: 344, height: 366),
      .accessoryCircular: CGSize(width: 72, height: 72),
      .accessoryRectangular: CGSize(width: 160, height: 72),
      .accessoryInline: CGSize(width: 234, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 162, height: 162),
      .systemMedium: CGSize(width: 344, height: 162),
      .systemLarge: CGSize(width: 344, height: 366),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 29, y: 87),
      pitch: CGSize(width: 91, height: 102), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 750),
    dock: Dock(
      frame: CGRect(x: 12, y: 774, width: 378, height: 88),
      cornerRadius: 50, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .measured, text: "community pixel tables; not in Apple's table"),
      Source(subject: .accessories, confidence: .assumed, text: "not published; taken from the 393x852 screen"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphoneAir = Device(
    name: "iPhone Air", identifier: "iphone-air", idiom: .phone,
    screen: CGSize(width: 420, height: 912), scale: 3,
    displayCornerRadius: 62, cutout: .island, statusBarHeight: 59,
    hasActionButton: true,
    sizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 362, height: 170),
      .systemLarge: CGSize(width: 362, height: 381),
      .accessoryCircular: CGSize(width: 76, height: 76),
      .accessoryRectangular: CGSize(width: 172, height: 76),
      .accessoryInline: CGSize(width: 257, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 362, height: 170),
      .systemLarge: CGSize(width: 362, height: 381),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 29, y: 94),
      pitch: CGSize(width: 96, height: 105.5), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 788),
    dock: Dock(
      frame: CGRect(x: 12, y: 812, width: 396, height: 88),
      cornerRadius: 50, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .derived, text: "community pixel tables; not in Apple's table"),
      Source(subject: .accessories, confidence: .assumed, text: "not published; taken from the 430x932 screen"),
      Source(subject: .grid, confidence: .assumed, text: "derived from the widget sizes; the top is assumed"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone16Pro = Device(
    name: "iPhone 16 Pro", identifier: "iphone-16-pro", idiom: .phone,
    screen: CGSize(width: 402, height: 874), scale: 3,
    displayCornerRadius: 62, cutout: .island, statusBarHeight: 59,
    hasActionButton: true,
    sizes: [
      .systemSmall: CGSize(width: 162, height: 162),
      .systemMedium: CGSize(width: 344, height: 162),
      .systemLarge: CGSize(width: 344, height: 366),
      .accessoryCircular: CGSize(width: 72, height: 72),
      .accessoryRectangular: CGSize(width: 160, height: 72),
      .accessoryInline: CGSize(width: 234, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 162, height: 162),
      .systemMedium: CGSize(width: 344, height: 162),
      .systemLarge: CGSize(width: 344, height: 366),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 29, y: 87),
      pitch: CGSize(width: 91, height: 102), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 750),
    dock: Dock(
      frame: CGRect(x: 12, y: 774, width: 378, height: 88),
      cornerRadius: 50, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .measured, text: "community pixel tables; not in Apple's table"),
      Source(subject: .accessories, confidence: .assumed, text: "not published; taken from the 393x852 screen"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone16ProMax = Device(
    name: "iPhone 16 Pro Max", identifier: "iphone-16-pro-max", idiom: .phone,
    screen: CGSize(width: 440, height: 956), scale: 3,
    displayCornerRadius: 62, cutout: .island, statusBarHeight: 59,
    hasActionButton: true,
    sizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
      .accessoryCircular: CGSize(width: 76, height: 76),
      .accessoryRectangular: CGSize(width: 172, height: 76),
      .accessoryInline: CGSize(width: 257, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 38, y: 92),
      pitch: CGSize(width: 97, height: 106), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 832),
    dock: Dock(
      frame: CGRect(x: 12, y: 856, width: 416, height: 88),
      cornerRadius: 50, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .derived, text: "community pixel tables; not in Apple's table"),
      Source(subject: .accessories, confidence: .assumed, text: "not published; taken from the 430x932 screen"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone16 = Device(
    name: "iPhone 16", identifier: "iphone-16", idiom: .phone,
    screen: CGSize(width: 393, height: 852), scale: 3,
    displayCornerRadius: 55, cutout: .island, statusBarHeight: 59,
    hasActionButton: true,
    sizes: [
      .systemSmall: CGSize(width: 158, height: 158),
      .systemMedium: CGSize(width: 338, height: 158),
      .systemLarge: CGSize(width: 338, height: 354),
      .accessoryCircular: CGSize(width: 72, height: 72),
      .accessoryRectangular: CGSize(width: 160, height: 72),
      .accessoryInline: CGSize(width: 234, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 158, height: 158),
      .systemMedium: CGSize(width: 338, height: 158),
      .systemLarge: CGSize(width: 338, height: 354),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 27.3333, y: 92),
      pitch: CGSize(width: 90, height: 98), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 728),
    dock: Dock(
      frame: CGRect(x: 12, y: 752, width: 369, height: 88),
      cornerRadius: 43, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone16Plus = Device(
    name: "iPhone 16 Plus", identifier: "iphone-16-plus", idiom: .phone,
    screen: CGSize(width: 430, height: 932), scale: 3,
    displayCornerRadius: 55, cutout: .island, statusBarHeight: 59,
    hasActionButton: true,
    sizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
      .accessoryCircular: CGSize(width: 76, height: 76),
      .accessoryRectangular: CGSize(width: 172, height: 76),
      .accessoryInline: CGSize(width: 257, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 33, y: 94),
      pitch: CGSize(width: 97, height: 106), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 808),
    dock: Dock(
      frame: CGRect(x: 12, y: 832, width: 406, height: 88),
      cornerRadius: 43, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone16e = Device(
    name: "iPhone 16e", identifier: "iphone-16e", idiom: .phone,
    screen: CGSize(width: 390, height: 844), scale: 3,
    displayCornerRadius: 47.33, cutout: .notch, statusBarHeight: 47,
    hasActionButton: true,
    sizes: [
      .systemSmall: CGSize(width: 158, height: 158),
      .systemMedium: CGSize(width: 338, height: 158),
      .systemLarge: CGSize(width: 338, height: 354),
      .accessoryCircular: CGSize(width: 72, height: 72),
      .accessoryRectangular: CGSize(width: 160, height: 72),
      .accessoryInline: CGSize(width: 234, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 158, height: 158),
      .systemMedium: CGSize(width: 338, height: 158),
      .systemLarge: CGSize(width: 338, height: 354),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 26, y: 77),
      pitch: CGSize(width: 90, height: 98), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 720),
    dock: Dock(
      frame: CGRect(x: 12, y: 744, width: 366, height: 88),
      cornerRadius: 35.33, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone15 = Device(
    name: "iPhone 15", identifier: "iphone-15", idiom: .phone,
    screen: CGSize(width: 393, height: 852), scale: 3,
    displayCornerRadius: 55, cutout: .island, statusBarHeight: 59,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 158, height: 158),
      .systemMedium: CGSize(width: 338, height: 158),
      .systemLarge: CGSize(width: 338, height: 354),
      .accessoryCircular: CGSize(width: 72, height: 72),
      .accessoryRectangular: CGSize(width: 160, height: 72),
      .accessoryInline: CGSize(width: 234, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 158, height: 158),
      .systemMedium: CGSize(width: 338, height: 158),
      .systemLarge: CGSize(width: 338, height: 354),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 27.3333, y: 92),
      pitch: CGSize(width: 90, height: 98), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 728),
    dock: Dock(
      frame: CGRect(x: 12, y: 752, width: 369, height: 88),
      cornerRadius: 43, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone15ProMax = Device(
    name: "iPhone 15 Pro Max", identifier: "iphone-15-pro-max", idiom: .phone,
    screen: CGSize(width: 430, height: 932), scale: 3,
    displayCornerRadius: 55, cutout: .island, statusBarHeight: 59,
    hasActionButton: true,
    sizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
      .accessoryCircular: CGSize(width: 76, height: 76),
      .accessoryRectangular: CGSize(width: 172, height: 76),
      .accessoryInline: CGSize(width: 257, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 33, y: 94),
      pitch: CGSize(width: 97, height: 106), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 808),
    dock: Dock(
      frame: CGRect(x: 12, y: 832, width: 406, height: 88),
      cornerRadius: 43, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone14 = Device(
    name: "iPhone 14", identifier: "iphone-14", idiom: .phone,
    screen: CGSize(width: 390, height: 844), scale: 3,
    displayCornerRadius: 47.33, cutout: .notch, statusBarHeight: 47,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 158, height: 158),
      .systemMedium: CGSize(width: 338, height: 158),
      .systemLarge: CGSize(width: 338, height: 354),
      .accessoryCircular: CGSize(width: 72, height: 72),
      .accessoryRectangular: CGSize(width: 160, height: 72),
      .accessoryInline: CGSize(width: 234, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 158, height: 158),
      .systemMedium: CGSize(width: 338, height: 158),
      .systemLarge: CGSize(width: 338, height: 354),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 26, y: 77),
      pitch: CGSize(width: 90, height: 98), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 720),
    dock: Dock(
      frame: CGRect(x: 12, y: 744, width: 366, height: 88),
      cornerRadius: 35.33, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone14Plus = Device(
    name: "iPhone 14 Plus", identifier: "iphone-14-plus", idiom: .phone,
    screen: CGSize(width: 428, height: 926), scale: 3,
    displayCornerRadius: 53.33, cutout: .notch, statusBarHeight: 47,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
      .accessoryCircular: CGSize(width: 76, height: 76),
      .accessoryRectangular: CGSize(width: 172, height: 76),
      .accessoryInline: CGSize(width: 257, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 364, height: 170),
      .systemLarge: CGSize(width: 364, height: 382),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 32, y: 82),
      pitch: CGSize(width: 97, height: 106), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 802),
    dock: Dock(
      frame: CGRect(x: 12, y: 826, width: 404, height: 88),
      cornerRadius: 41.33, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone13Mini = Device(
    name: "iPhone 13 mini", identifier: "iphone-13-mini", idiom: .phone,
    screen: CGSize(width: 375, height: 812), scale: 3,
    displayCornerRadius: 44, cutout: .notch, statusBarHeight: 47,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 155, height: 155),
      .systemMedium: CGSize(width: 329, height: 155),
      .systemLarge: CGSize(width: 329, height: 345),
      .accessoryCircular: CGSize(width: 72, height: 72),
      .accessoryRectangular: CGSize(width: 157, height: 72),
      .accessoryInline: CGSize(width: 225, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 155, height: 155),
      .systemMedium: CGSize(width: 329, height: 155),
      .systemLarge: CGSize(width: 329, height: 345),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 23, y: 77),
      pitch: CGSize(width: 87, height: 95), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 688),
    dock: Dock(
      frame: CGRect(x: 12, y: 712, width: 351, height: 88),
      cornerRadius: 32, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone11 = Device(
    name: "iPhone 11", identifier: "iphone-11", idiom: .phone,
    screen: CGSize(width: 414, height: 896), scale: 2,
    displayCornerRadius: 41.5, cutout: .notch, statusBarHeight: 47,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 169, height: 169),
      .systemMedium: CGSize(width: 360, height: 169),
      .systemLarge: CGSize(width: 360, height: 379),
      .accessoryCircular: CGSize(width: 76, height: 76),
      .accessoryRectangular: CGSize(width: 160, height: 72),
      .accessoryInline: CGSize(width: 248, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 169, height: 169),
      .systemMedium: CGSize(width: 360, height: 169),
      .systemLarge: CGSize(width: 360, height: 379),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 27, y: 80),
      pitch: CGSize(width: 95.5, height: 104.5), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 772),
    dock: Dock(
      frame: CGRect(x: 12, y: 796, width: 390, height: 88),
      cornerRadius: 29.5, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone11Pro = Device(
    name: "iPhone 11 Pro", identifier: "iphone-11-pro", idiom: .phone,
    screen: CGSize(width: 375, height: 812), scale: 3,
    displayCornerRadius: 39, cutout: .notch, statusBarHeight: 47,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 155, height: 155),
      .systemMedium: CGSize(width: 329, height: 155),
      .systemLarge: CGSize(width: 329, height: 345),
      .accessoryCircular: CGSize(width: 72, height: 72),
      .accessoryRectangular: CGSize(width: 157, height: 72),
      .accessoryInline: CGSize(width: 225, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 155, height: 155),
      .systemMedium: CGSize(width: 329, height: 155),
      .systemLarge: CGSize(width: 329, height: 345),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 23, y: 71),
      pitch: CGSize(width: 87, height: 95), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 688),
    dock: Dock(
      frame: CGRect(x: 12, y: 712, width: 351, height: 88),
      cornerRadius: 28, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone11ProMax = Device(
    name: "iPhone 11 Pro Max", identifier: "iphone-11-pro-max", idiom: .phone,
    screen: CGSize(width: 414, height: 896), scale: 3,
    displayCornerRadius: 39, cutout: .notch, statusBarHeight: 47,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 169, height: 169),
      .systemMedium: CGSize(width: 360, height: 169),
      .systemLarge: CGSize(width: 360, height: 379),
      .accessoryCircular: CGSize(width: 76, height: 76),
      .accessoryRectangular: CGSize(width: 160, height: 72),
      .accessoryInline: CGSize(width: 248, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 169, height: 169),
      .systemMedium: CGSize(width: 360, height: 169),
      .systemLarge: CGSize(width: 360, height: 379),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 27, y: 76),
      pitch: CGSize(width: 95.5, height: 105), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 772),
    dock: Dock(
      frame: CGRect(x: 12, y: 796, width: 390, height: 88),
      cornerRadius: 28, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphoneSe3rdGeneration = Device(
    name: "iPhone SE (3rd generation)", identifier: "iphone-se-3rd-generation", idiom: .phone,
    screen: CGSize(width: 375, height: 667), scale: 2,
    displayCornerRadius: 0, cutout: .none, statusBarHeight: 20,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 148, height: 148),
      .systemMedium: CGSize(width: 321, height: 148),
      .systemLarge: CGSize(width: 321, height: 324),
      .accessoryCircular: CGSize(width: 68, height: 68),
      .accessoryRectangular: CGSize(width: 153, height: 68),
      .accessoryInline: CGSize(width: 225, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 148, height: 148),
      .systemMedium: CGSize(width: 321, height: 148),
      .systemLarge: CGSize(width: 321, height: 324),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 27, y: 30),
      pitch: CGSize(width: 86.5, height: 88), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 561),
    dock: Dock(
      frame: CGRect(x: 0, y: 575, width: 375, height: 92),
      cornerRadius: 0, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphone8Plus = Device(
    name: "iPhone 8 Plus", identifier: "iphone-8-plus", idiom: .phone,
    screen: CGSize(width: 414, height: 736), scale: 3,
    displayCornerRadius: 0, cutout: .none, statusBarHeight: 20,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 159, height: 159),
      .systemMedium: CGSize(width: 348, height: 157),
      .systemLarge: CGSize(width: 348, height: 357),
      .accessoryCircular: CGSize(width: 76, height: 76),
      .accessoryRectangular: CGSize(width: 170, height: 76),
      .accessoryInline: CGSize(width: 248, height: 26),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 159, height: 159),
      .systemMedium: CGSize(width: 348, height: 157),
      .systemLarge: CGSize(width: 348, height: 357),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 6, origin: CGPoint(x: 33, y: 38),
      pitch: CGSize(width: 94.5, height: 99), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 630),
    dock: Dock(
      frame: CGRect(x: 0, y: 644, width: 414, height: 92),
      cornerRadius: 0, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .assumed, text: "derived from the widget sizes; the top is assumed"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let iphoneSe1stGeneration = Device(
    name: "iPhone SE (1st generation)", identifier: "iphone-se-1st-generation", idiom: .phone,
    screen: CGSize(width: 320, height: 568), scale: 2,
    displayCornerRadius: 0, cutout: .none, statusBarHeight: 20,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 141, height: 141),
      .systemMedium: CGSize(width: 292, height: 141),
      .systemLarge: CGSize(width: 292, height: 311),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 141, height: 141),
      .systemMedium: CGSize(width: 292, height: 141),
      .systemLarge: CGSize(width: 292, height: 311),
    ],
    widgetCornerRadius: 22, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 4, rows: 4, origin: CGPoint(x: 15, y: 29.5),
      pitch: CGSize(width: 75.5, height: 85), icon: 60,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 462),
    dock: Dock(
      frame: CGRect(x: 0, y: 476, width: 320, height: 92),
      cornerRadius: 0, icons: 4),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .accessories, confidence: .apple, text: "Human Interface Guidelines, Widgets"),
      Source(subject: .grid, confidence: .measured, text: "community pixel tables"),
      Source(subject: .display, confidence: .measured, text: "BezelKit; kylebashour.com"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, accessory margins, labels, dots and dock are assumed"),
    ])

  private static let ipadPro129Inch6thGeneration = Device(
    name: "iPad Pro 12.9-inch (6th generation)", identifier: "ipad-pro-12-9-inch-6th-generation", idiom: .pad,
    screen: CGSize(width: 1024, height: 1366), scale: 2,
    displayCornerRadius: 18, cutout: .none, statusBarHeight: 24,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 170, height: 170),
      .systemMedium: CGSize(width: 378.5, height: 170),
      .systemLarge: CGSize(width: 378.5, height: 378.5),
      .systemExtraLarge: CGSize(width: 795, height: 378.5),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 160, height: 160),
      .systemMedium: CGSize(width: 356, height: 160),
      .systemLarge: CGSize(width: 356, height: 356),
      .systemExtraLarge: CGSize(width: 748, height: 356),
    ],
    widgetCornerRadius: 24, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 8, rows: 10, origin: CGPoint(x: 138, y: 72),
      pitch: CGSize(width: 98, height: 98), icon: 64,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 1236),
    dock: Dock(
      frame: CGRect(x: 236, y: 1258, width: 552, height: 96),
      cornerRadius: 30, icons: 6),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets: canvas and device size"),
      Source(subject: .grid, confidence: .assumed, text: "not published; gutters are those between two small widgets in a medium one"),
      Source(subject: .display, confidence: .measured, text: "BezelKit"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, labels, dots and dock are assumed"),
    ])

  private static let ipadPro11Inch4thGeneration = Device(
    name: "iPad Pro 11-inch (4th generation)", identifier: "ipad-pro-11-inch-4th-generation", idiom: .pad,
    screen: CGSize(width: 834, height: 1194), scale: 2,
    displayCornerRadius: 18, cutout: .none, statusBarHeight: 24,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 155, height: 155),
      .systemMedium: CGSize(width: 342, height: 155),
      .systemLarge: CGSize(width: 342, height: 342),
      .systemExtraLarge: CGSize(width: 715.5, height: 342),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 136, height: 136),
      .systemMedium: CGSize(width: 300, height: 136),
      .systemLarge: CGSize(width: 300, height: 300),
      .systemExtraLarge: CGSize(width: 628, height: 300),
    ],
    widgetCornerRadius: 24, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 8, rows: 12, origin: CGPoint(x: 103, y: 72),
      pitch: CGSize(width: 82, height: 82), icon: 64,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 1064),
    dock: Dock(
      frame: CGRect(x: 141, y: 1086, width: 552, height: 96),
      cornerRadius: 30, icons: 6),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets: canvas and device size"),
      Source(subject: .grid, confidence: .assumed, text: "not published; gutters are those between two small widgets in a medium one"),
      Source(subject: .display, confidence: .measured, text: "BezelKit"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, labels, dots and dock are assumed"),
    ])

  private static let ipadA16 = Device(
    name: "iPad (A16)", identifier: "ipad-a16", idiom: .pad,
    screen: CGSize(width: 820, height: 1180), scale: 2,
    displayCornerRadius: 25, cutout: .none, statusBarHeight: 24,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 155, height: 155),
      .systemMedium: CGSize(width: 342, height: 155),
      .systemLarge: CGSize(width: 342, height: 342),
      .systemExtraLarge: CGSize(width: 715.5, height: 342),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 136, height: 136),
      .systemMedium: CGSize(width: 300, height: 136),
      .systemLarge: CGSize(width: 300, height: 300),
      .systemExtraLarge: CGSize(width: 628, height: 300),
    ],
    widgetCornerRadius: 24, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 8, rows: 10, origin: CGPoint(x: 96, y: 72),
      pitch: CGSize(width: 82, height: 82), icon: 64,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 1050),
    dock: Dock(
      frame: CGRect(x: 134, y: 1072, width: 552, height: 96),
      cornerRadius: 30, icons: 6),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets: canvas and device size"),
      Source(subject: .grid, confidence: .assumed, text: "not published; gutters are those between two small widgets in a medium one"),
      Source(subject: .display, confidence: .measured, text: "BezelKit"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, labels, dots and dock are assumed"),
    ])

  private static let ipad9thGeneration = Device(
    name: "iPad (9th generation)", identifier: "ipad-9th-generation", idiom: .pad,
    screen: CGSize(width: 810, height: 1080), scale: 2,
    displayCornerRadius: 0, cutout: .none, statusBarHeight: 24,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 146, height: 146),
      .systemMedium: CGSize(width: 320.5, height: 146),
      .systemLarge: CGSize(width: 320.5, height: 320.5),
      .systemExtraLarge: CGSize(width: 669, height: 320.5),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 124, height: 124),
      .systemMedium: CGSize(width: 272, height: 124),
      .systemLarge: CGSize(width: 272, height: 272),
      .systemExtraLarge: CGSize(width: 568, height: 272),
    ],
    widgetCornerRadius: 24, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 8, rows: 10, origin: CGPoint(x: 121, y: 72),
      pitch: CGSize(width: 74, height: 74), icon: 64,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 950),
    dock: Dock(
      frame: CGRect(x: 129, y: 972, width: 552, height: 96),
      cornerRadius: 30, icons: 6),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets: canvas and device size"),
      Source(subject: .grid, confidence: .assumed, text: "not published; gutters are those between two small widgets in a medium one"),
      Source(subject: .display, confidence: .measured, text: "BezelKit"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, labels, dots and dock are assumed"),
    ])

  private static let ipadMiniA17Pro = Device(
    name: "iPad mini (A17 Pro)", identifier: "ipad-mini-a17-pro", idiom: .pad,
    screen: CGSize(width: 744, height: 1133), scale: 2,
    displayCornerRadius: 21.5, cutout: .none, statusBarHeight: 24,
    hasActionButton: false,
    sizes: [
      .systemSmall: CGSize(width: 141, height: 141),
      .systemMedium: CGSize(width: 305.5, height: 141),
      .systemLarge: CGSize(width: 305.5, height: 305.5),
      .systemExtraLarge: CGSize(width: 634.5, height: 305.5),
    ],
    shownSizes: [
      .systemSmall: CGSize(width: 120, height: 120),
      .systemMedium: CGSize(width: 260, height: 120),
      .systemLarge: CGSize(width: 260, height: 260),
      .systemExtraLarge: CGSize(width: 540, height: 260),
    ],
    widgetCornerRadius: 24, homeMargins: Margins(all: 16),
    accessoryMargins: Margins(all: 0),
    home: HomeGrid(
      columns: 8, rows: 12, origin: CGPoint(x: 102, y: 72),
      pitch: CGSize(width: 70, height: 70), icon: 64,
      labelGap: 7, labelHeight: 15, labelSize: 12,
      dotsY: 1003),
    dock: Dock(
      frame: CGRect(x: 96, y: 1025, width: 552, height: 96),
      cornerRadius: 30, icons: 6),
    sources: [
      Source(subject: .sizes, confidence: .apple, text: "Human Interface Guidelines, Widgets: canvas and device size"),
      Source(subject: .grid, confidence: .assumed, text: "not published; gutters are those between two small widgets in a medium one"),
      Source(subject: .display, confidence: .measured, text: "BezelKit"),
      Source(subject: .chrome, confidence: .assumed, text: "widget corner, labels, dots and dock are assumed"),
    ])
}
