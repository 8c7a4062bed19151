import SwiftUI

// Every view, style and type that the studied projects use (facts/usage/swiftui_views.tsv, swiftui_types.tsv, env_keys.tsv,
// colors.tsv), written as they write it. Charts, App Intents and ActivityKit have tests of their own.

struct ContainerForms: View {
  let items = ["a", "b", "c"]
  var body: some View {
    Group {
      VStack(alignment: .leading, spacing: 4) { Text("x") }
      HStack(alignment: .firstTextBaseline) { Text("x") }
      ZStack(alignment: .bottomTrailing) { Text("x") }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(20)), GridItem(.adaptive(minimum: 10))]) {
        ForEach(items, id: \.self) { Text($0) }
      }
      LazyHGrid(rows: [GridItem(.flexible(minimum: 2, maximum: 20), spacing: 4, alignment: .top)], spacing: 4)
      {
        ForEach(0..<3) { Text("\($0)") }
      }
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow(alignment: .firstTextBaseline) { Text("x").gridColumnAlignment(.trailing) }
        GridRow { Text("x").gridCellAnchor(.leading).gridCellColumns(2) }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
      ViewThatFits(in: .vertical) { Text("long") }
      GeometryReader { proxy in
        Text("x").frame(width: proxy.size.width, height: proxy.frame(in: .local).height)
      }
      Group { if items.isEmpty { EmptyView() } else { AnyView(Text("x")) } }
    }
    Group {
      Section {
        Text("x")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
      Section("head") { Text("x") }
      GroupBox("title") { Text("x") }
      GroupBox(label: Label("title", systemImage: "star")) { Text("x") }
      ControlGroup { Button("x") {} }
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("none"))
      DisclosureGroup("more") { Text("x") }
      Form { Text("x") }.formStyle(.grouped)
      List { Text("x") }.listStyle(.plain)
      List(items, id: \.self) { Text($0).listRowInsets(EdgeInsets()).listRowBackground(Color.red) }
      ScrollView(.horizontal, showsIndicators: false) { Text("x") }
      NavigationStack { NavigationLink("go") { Text("there") }.navigationTitle("title") }
      NavigationView { Text("x").navigationBarTitle("title").navigationBarTitleDisplayMode(.inline) }
      TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
      TimelineView(.periodic(from: .now, by: 60)) { _ in Text("x") }
    }
  }
}

struct ControlForms: View {
  @State private var isOn = true
  @State private var text = ""
  @State private var number = 1.0
  @State private var color = Color.red
  var body: some View {
    Group {
      Button("title") {}.buttonStyle(.plain).buttonStyle(.borderedProminent).buttonStyle(.bordered)
      Button {
        isOn.toggle()
      } label: {
        Text("x")
      }.buttonStyle(.borderless).buttonStyle(.automatic)
      Button("x", role: .destructive) {}.buttonBorderShape(.capsule).controlSize(.small).buttonStyle(
        Pressed())
      Button("x", systemImage: "star", action: {}).buttonBorderShape(.roundedRectangle(radius: 4))
      Toggle("title", isOn: $isOn).toggleStyle(.switch).toggleStyle(.button).toggleStyle(Check())
      Toggle(isOn: $isOn) { Text("x") }.labelsHidden()
      Link("title", destination: URL(string: "https://example.com")!)
      Link(destination: URL(string: "https://example.com")!) { Text("x") }
      Label("title", systemImage: "star").labelStyle(.titleAndIcon).labelStyle(.iconOnly).labelStyle(
        .titleOnly)
      Label {
        Text("x")
      } icon: {
        Image(systemName: "star")
      }.labelStyle(Vertical())
      LabeledContent("title", value: "value")
      ShareLink(item: URL(string: "https://example.com")!)
      Menu("title") { Button("x") {} }
    }
    Group {
      Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular).gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 5, in: 0...10) {
        Text("x")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .gaugeStyle(.accessoryLinear).gaugeStyle(.accessoryLinearCapacity).gaugeStyle(.linearCapacity)
      .gaugeStyle(Bar())
      ProgressView().progressViewStyle(.circular)
      ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(Ring())
      ProgressView("title", value: 1, total: 2)
      ProgressView(value: 1, total: 2) {
        Text("x")
      } currentValueLabel: {
        Text("y")
      }
      ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(9), countsDown: false)
      ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(9)) {
        Text("x")
      } currentValueLabel: {
        EmptyView()
      }
      TextField("title", text: $text).textFieldStyle(.roundedBorder).autocorrectionDisabled()
        .textInputAutocapitalization(.never).keyboardType(.numberPad)
      Picker("title", selection: $number) { Text("x").tag(1.0) }.pickerStyle(.menu)
      ColorPicker("title", selection: $color)
      Slider(value: $number, in: 0...1)
      AsyncImage(url: URL(string: "https://example.com/a.png"))
      AsyncImage(url: nil) { image in
        image.resizable()
      } placeholder: {
        Color.gray
      }
    }
  }
}

private struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark" : "circle")
      configuration.label
    }
  }
}
private struct Vertical: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}
private struct Bar: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Rectangle().frame(width: configuration.value * 10)
  }
}
private struct Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0)
  }
}

struct ShapeForms: View {
  var body: some View {
    Group {
      Circle().fill(.red).stroke(.white, lineWidth: 1)
      Circle().fill().stroke(Color.red, style: StrokeStyle(lineWidth: 1, lineCap: .round)).stroke(.gray)
      Circle().stroke(style: StrokeStyle(lineWidth: 1)).stroke(lineWidth: 1)
      Circle().trim(from: 0, to: 0.5).stroke(.tint, style: StrokeStyle(lineWidth: 2))
      Circle().strokeBorder(.gray, lineWidth: 1).strokeBorder(lineWidth: 2)
      Circle().strokeBorder(Color.red)
      Circle().inset(by: 2).rotation(.degrees(5)).scale(0.5).offset(x: 1, y: 1)
      RoundedRectangle(cornerRadius: 4, style: .continuous).fill(.thinMaterial)
      UnevenRoundedRectangle(topLeadingRadius: 4).fill(.background)
      Capsule().fill(.fill)
      Ellipse().fill(.tint)
      ContainerRelativeShape().fill(.black)
      Rectangle().fill(Color.red.gradient)
      AnyShape(Circle()).fill(.brown)
    }
    Group {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        path.addQuadCurve(to: .zero, control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addLines([.zero, CGPoint(x: 1, y: 0)])
        path.addPath(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
        path.closeSubpath()
      }
      .applying(CGAffineTransform(scaleX: 2, y: 2))
      .strokedPath(StrokeStyle(lineWidth: 1))
      .fill(.red)
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
      LinearGradient(
        stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: UnitPoint(x: 1, y: 1))
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
      EllipticalGradient(colors: [.red, .blue], center: .center)
      AngularGradient(colors: [.red, .blue], center: .center)
      AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .degrees(3))
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(Path(), with: .color(.red), lineWidth: 1)
        context.stroke(Path(), with: .foreground, style: StrokeStyle(lineWidth: 1))
        context.fill(Path(), with: .color(.red), style: FillStyle(eoFill: true))
        context.clip(to: Path())
        context.scaleBy(x: 1, y: 1)
        context.translateBy(x: 1, y: 1)
        context.rotate(by: .degrees(1))
        context.drawLayer { layer in layer.opacity = 0.5 }
        context.draw(Text("x"), at: .zero)
        context.draw(Image(systemName: "star"), in: CGRect(origin: .zero, size: size))
      }
    }
  }
}

struct ColorForms: View {
  var body: some View {
    Group {
      Color.red.frame(height: 1)
      Color(red: 0.1, green: 0.2, blue: 0.3)
      Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)
      Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)
      Color(.displayP3, red: 1, green: 0, blue: 0)
      Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
      Color(white: 0.5)
      Color("named")
      Color(uiColor: .systemBackground)
      Color(UIColor.secondarySystemBackground)
      Color(.systemGray6)
      Color(.label)
      Color(.separator)
      Color.accentColor.opacity(0.5)
      Color.blue.mix(with: .red, by: 0.5)
    }
    Group {
      Color.clear
      Color.black
      Color.white
      Color.mint
      Color.indigo
      Color.primary
      Color.secondary
      Text("x").background(AnyShapeStyle(.red)).fill(in: .red)
    }
  }
}

extension View {
  fileprivate func fill(in color: Color) -> some View { background(color) }
}

struct ImageForms: View {
  var body: some View {
    Image("name").resizable().scaledToFit()
    Image("name").resizable(resizingMode: .tile).aspectRatio(contentMode: .fill)
    Image(systemName: "star").renderingMode(.template).imageScale(.large).imageScale(.small)
    Image(systemName: "star").renderingMode(.original).symbolRenderingMode(.hierarchical)
    Image(systemName: "star").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
    Image(systemName: "star").symbolRenderingMode(.multicolor).symbolVariant(.fill)
    Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.monochrome)
    Image(uiImage: UIImage()).resizable().interpolation(.medium).antialiased(true)
    Image("name").resizable().aspectRatio(1, contentMode: .fit).scaledToFill().clipped()
    Image(decorative: "name")
  }
}

struct EnvironmentForms: View {
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.redactionReasons) var redactionReasons
  @Environment(\.dynamicTypeSize) var dynamicTypeSize
  @Environment(\.isLuminanceReduced) var isLuminanceReduced
  @Environment(\.sizeCategory) var sizeCategory
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.openURL) var openURL
  @Environment(\.displayScale) var displayScale
  @Environment(\.pixelLength) var pixelLength
  @Environment(\.font) var font
  @Environment(\.layoutDirection) var layoutDirection
  @Environment(\.isSearching) var isSearching
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.dismiss) var dismiss
  @Environment(\.scenePhase) var scenePhase
  @Environment(\.locale) var locale
  @Environment(\.calendar) var calendar
  @Environment(\.timeZone) var timeZone
  @Environment(\.backgroundMaterial) var backgroundMaterial
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.colorSchemeContrast) var contrast
  @Environment(\.legibilityWeight) var legibilityWeight
  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  @AppStorage("count") var count = 0
  @ScaledMetric var metric = 10
  @ScaledMetric(relativeTo: .caption) var small: CGFloat = 10
  @StateObject private var model = Model()
  @FocusState private var isFocused: Bool
  @GestureState private var isPressed = false
  @Namespace private var namespace

  var body: some View {
    Text("\(count) \(model.count)")
      .environmentObject(model)
      .environment(\.backgroundMaterial, .regular)
      .onAppear {}.onDisappear {}.task {}.task(id: count) {}
      .onChange(of: count) { _, _ in }.onChange(of: count) { _ in }.onReceive(model.objectWillChange) {}
      .onTapGesture {}.onLongPressGesture {}
      .gesture(TapGesture().onEnded {}).simultaneousGesture(DragGesture().onChanged { _ in })
      .focused($isFocused).searchable(text: .constant("")).refreshable {}
      .alert("title", isPresented: .constant(false)) { Button("ok") {} }
      .sheet(isPresented: .constant(false)) { Text("x") }
      .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("x") {} } }
      .preference(key: Width.self, value: 1).onPreferenceChange(Width.self) { _ in }
      .allowsHitTesting(false).contentShape(Rectangle())
  }
}

private final class Model: ObservableObject {
  @Published var count = 1
}

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct AccessibilityForms: View {
  var body: some View {
    Text("x").accessibilityLabel("label").accessibilityLabel(Text("label")).accessibilityValue("value")
      .accessibilityHint("hint").accessibilityHidden(true).accessibilityElement(children: .combine)
      .accessibilityElement(children: .ignore).accessibilityElement()
      .accessibility(label: Text("label")).accessibility(hidden: true).accessibility(identifier: "id")
      .accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isImage).accessibilityIdentifier("id")
      .accessibilitySortPriority(1)
  }
}
