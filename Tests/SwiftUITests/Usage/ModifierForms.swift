import SwiftUI

// Every form of a modifier that the studied projects use (facts/usage/modifier_forms.tsv), written as they write it. What stands here
// must compile with Apple's SDK as well; names that belong to App Intents and ActivityKit have tests of their own.

struct FrameForms: View {
  var body: some View {
    Group {
      Text("a").frame(width: 10, height: 10).frame(height: 10).frame(width: 10)
      Text("b").frame(maxWidth: .infinity, alignment: .leading).frame(maxWidth: .infinity)
      Text("c").frame(maxWidth: .infinity, maxHeight: .infinity)
      Text("d").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Text("e").frame(width: 10, height: 10, alignment: .bottom).frame(maxHeight: 20)
      Text("f").frame(width: 10, alignment: .trailing).frame(maxHeight: 20, alignment: .top)
      Text("g").frame(minHeight: 2, maxHeight: 20).frame(height: 10, alignment: .center)
      Text("h").frame(minWidth: 2, maxWidth: 20, alignment: .leading)
      Text("i").frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .center)
      Text("j").frame(minHeight: 2).frame(minWidth: 2, minHeight: 2).frame(minWidth: 2, maxWidth: 20)
      Text("k").frame(maxWidth: 20, minHeight: 2, alignment: .leading).frame(minWidth: 2)
    }
    Group {
      Text("l").frame(minWidth: 2, alignment: .leading)
      Text("m").frame(minWidth: 2, maxWidth: 20, minHeight: 2, maxHeight: 20)
      Text("n").frame(maxWidth: 20, minHeight: 2).frame(minWidth: 2, maxWidth: 20, minHeight: 2)
      Text("o").frame(maxWidth: 20, minHeight: 2, maxHeight: 20)
      Text("p").frame(
        minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3,
        alignment: .leading)
      Text("q").padding(8).padding().padding(.top, 8).padding(.horizontal, 8).padding(.vertical, 8)
      Text("r").padding(.trailing, 8).padding(.bottom, 8).padding(.leading, 8).padding([.top, .leading], 8)
      Text("s").padding(.horizontal).padding(.all, 8).padding(.trailing).padding(.top).padding(.bottom)
      Text("t").padding(.leading).padding(.vertical).padding(.all)
        .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(.zero)
      Text("u").fixedSize(horizontal: false, vertical: true).fixedSize()
      Text("v").layoutPriority(1).offset(x: 1).offset(y: 1).offset(x: 1, y: 1)
        .offset(CGSize(width: 1, height: 1)).position(x: 5, y: 5).zIndex(1)
      Text("w").alignmentGuide(.leading) { $0[.trailing] }.ignoresSafeArea().edgesIgnoringSafeArea(.all)
    }
  }
}

extension EdgeInsets {
  fileprivate static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

struct StyleForms: View {
  @State private var value = 1
  var body: some View {
    Group {
      Text("a").foregroundStyle(.secondary).foregroundStyle(Color.red).foregroundStyle(.white)
      Text("b").foregroundStyle(.primary).foregroundStyle(.tertiary).foregroundStyle(.green)
      Text("c").foregroundStyle(.tint).foregroundStyle(.ultraThickMaterial).foregroundStyle(.blue)
      Text("d").foregroundStyle(.primary, .quaternary).foregroundStyle(.foreground).foregroundStyle(.clear)
      Text("e").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("f").foregroundColor(.white).foregroundColor(Color("name")).foregroundColor(nil)
      Text("g").background(Color.red).background(.red).background(.ultraThinMaterial, in: Capsule())
      Text("h").background(Color.red, in: RoundedRectangle(cornerRadius: 4)).background { Circle() }
      Text("i").background().background(.quaternary, in: Circle()).background(.black, in: .circle)
      Text("j").background(.regularMaterial).background(.fill, in: Circle()).background(in: Circle())
      Text("k").overlay(Circle()).overlay(alignment: .topTrailing) { Circle() }.overlay { Text("x") }
      Text("l").overlay(content: { Text("x") })
        .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 1))
    }
    Group {
      Text("m").tint(.primary).tint(.green).tint(Color.red).tint(.secondary).tint(.accentColor)
      Text("n").accentColor(.red).opacity(0.5).cornerRadius(4).clipShape(Circle()).clipShape(.circle)
      Text("o").clipShape(.rect(cornerRadius: 4)).clipShape(.capsule).clipShape(.containerRelative).clipped()
      Text("p").shadow(color: .black, radius: 2, x: 1, y: 1).shadow(radius: 2).shadow(radius: 2, y: 1)
      Text("q").shadow(color: .black, radius: 2, y: 1).shadow(color: .black, radius: 2)
      Text("r").rotationEffect(.degrees(10)).rotationEffect(.degrees(10), anchor: .top).scaleEffect(0.5)
      Text("s").scaleEffect(x: 1, y: 2).rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
      Text("t").blur(radius: 1).blur(radius: 1, opaque: true).mask(Circle())
        .mask(alignment: .leading) { Rectangle() }
      Text("u").blendMode(.multiply).blendMode(.colorDodge).blendMode(.destinationOut).blendMode(.plusLighter)
        .compositingGroup().drawingGroup()
      Text("v").hueRotation(.degrees(10)).brightness(0.1).saturation(0.5).contrast(1.2).grayscale(0.5)
        .colorMultiply(.red).colorInvert().luminanceToAlpha()
      Text("w").border(.red).border(Color.red, width: 2).hidden().disabled(true)
      Text("x").colorScheme(.dark).preferredColorScheme(.dark).environment(\.colorScheme, .dark)
    }
    Group {
      Text("y").redacted(reason: .placeholder).redacted(reason: value > 0 ? .placeholder : []).unredacted()
        .privacySensitive().privacySensitive(true)
      Text("z").id(value).tag(1).modifier(Boxed()).transition(.opacity).transition(.scale).transition(.slide)
        .transition(.push(from: .bottom)).transition(.move(edge: .top)).transition(.offset(x: 1, y: 1))
        .transition(.identity).transition(.asymmetric(insertion: .opacity, removal: .scale))
      Text("A").transition(.blurReplace).transition(.opacity.combined(with: .scale(scale: 0.5)))
        .transition(.opacity.animation(.easeIn)).contentTransition(.numericText(countsDown: true))
        .contentTransition(.identity).contentTransition(.opacity).contentTransition(.numericText())
      Text("B").animation(.spring, value: value).animation(.default, value: value)
        .animation(.smooth(duration: 1), value: value).animation(.easeInOut(duration: 1), value: value)
        .animation(.easeOut, value: value).animation(.bouncy, value: value).animation(.linear, value: value)
      Text("C").animation(.timingCurve(0.1, 0.2, 0.3, 1, duration: 1), value: value).animation(.default)
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: value)
        .animation(.interpolatingSpring(stiffness: 1, damping: 1).delay(1).speed(2), value: value)
        .transaction { $0.animation = nil }
      Text("D").flipsForRightToLeftLayoutDirection(true).containerShape(Circle()).geometryGroup()
      Text("E").dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .environment(\.sizeCategory, .extraExtraLarge).environment(\.locale, Locale(identifier: "de"))
        .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

private struct Boxed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct TextForms: View {
  var body: some View {
    Group {
      Text("a").lineLimit(1).lineLimit(2, reservesSpace: true).lineLimit(nil).lineLimit(1...3)
      Text("b").minimumScaleFactor(0.5).multilineTextAlignment(.center).multilineTextAlignment(.trailing)
      Text("c").allowsTightening(true).truncationMode(.tail).truncationMode(.middle).lineSpacing(2)
      Text("d").textCase(.uppercase).textCase(.lowercase).kerning(1).tracking(1).baselineOffset(1)
      Text("e").strikethrough().strikethrough(true, color: .red).underline().italic().bold().bold(true)
      Text("f").font(.caption).font(.system(size: 10)).font(.system(size: 10, weight: .bold))
      Text("g").font(.system(size: 10, weight: .bold, design: .rounded)).font(.system(.body, design: .serif))
      Text("h").font(.system(.body, design: .monospaced, weight: .bold)).font(.custom("Name", size: 10))
      Text("i").font(.body.weight(.medium).monospacedDigit()).font(.headline.bold().smallCaps())
      Text("j").fontWeight(.semibold).fontDesign(.rounded).fontWidth(.condensed).monospacedDigit()
        .monospaced()
      Text("k").font(.system(size: 10).width(.compressed).leading(.tight).italic())
      Text("l").font(.custom("Name", size: 10, relativeTo: .body)).font(.custom("Name", fixedSize: 10))
    }
    Group {
      Text("m") + Text("n").bold() + Text(Image(systemName: "star"))
      Text(Date.now, style: .time)
      Text(Date.now...Date.now.addingTimeInterval(60))
      Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
      Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), pauseTime: .now, showsHours: false)
      Text(verbatim: "x")
      Text(12.5, format: .number.precision(.fractionLength(1)))
      Text(Date.now, format: .dateTime.hour().minute())
      Text("\(Date.now, style: .relative) ago and \(Image(systemName: "star")) \(3, specifier: "%d")")
      Text("title", comment: "for translators")
      Text(LocalizedStringKey("key"))
      Text("**bold** _italic_ [link](https://example.com) `code`")
    }
  }
}
