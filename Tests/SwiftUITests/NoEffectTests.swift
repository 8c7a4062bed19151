import Archive
import SwiftUI
import XCTest

@MainActor final class NoEffectTests: XCTestCase {
  private struct Item: Identifiable {
    let id: Int
  }
  @GestureState private var drag = CGSize.zero

  private func check(
    _ name: String?, _ view: some View, file: StaticString = #filePath, line: UInt = #line
  ) {
    let drawn = scene(20, 20) { view }
    XCTAssertEqual(drawn.boxes, [rect(0, 0, 20, 20)], "the view is drawn as it is", file: file, line: line)
    XCTAssertEqual(
      drawn.diagnostics.map(\.message), name.map { ["\($0) has no effect in a widget, as on iOS"] } ?? [],
      file: file, line: line)
  }
  private let view = Color.red

  func testLifecycle() async {
    check("onAppear", view.onAppear {})
    check("onAppear", view.onAppear(perform: nil).onAppear {})
    check("onDisappear", view.onDisappear {})
    check("task", view.task { await Task.yield() })
    check("task", view.task(id: 1, priority: .low) {})
    check("onChange", view.onChange(of: 1) {})
    check("onChange", view.onChange(of: 1, initial: true) { old, new in _ = old + new })
    check("onChange", view.onChange(of: 1) { new in _ = new })
    check("onOpenURL", view.onOpenURL { _ in })
    check("onContinueUserActivity", view.onContinueUserActivity("a") { _ = $0.webpageURL })
    check("userActivity", view.userActivity("a") { $0.title = "t" })
    check(nil, view.handlesExternalEvents(preferring: [], allowing: ["a"]))
  }

  func testGestures() async {
    check("onTapGesture", view.onTapGesture {})
    check("onTapGesture", view.onTapGesture(count: 2) { (_: CGPoint) in })
    check("onLongPressGesture", view.onLongPressGesture(minimumDuration: 1) {})
    check("gesture", view.gesture(TapGesture(count: 2).onEnded {}))
    check("gesture", view.gesture(DragGesture().onChanged { _ = $0.translation }.onEnded { _ in }))
    check(
      "gesture",
      view.gesture(
        DragGesture(minimumDistance: 0).updating($drag) { value, state, _ in state = value.translation })
    )
    check("simultaneousGesture", view.simultaneousGesture(MagnificationGesture().onChanged { _ = $0 * 2 }))
    check(
      "highPriorityGesture",
      view.highPriorityGesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          if case .second(true, let drag) = value { _ = drag?.location }
        }))
    check("gesture", view.gesture(RotationGesture().simultaneously(with: MagnifyGesture()).onEnded { _ in }))
    check("gesture", view.gesture(TapGesture().exclusively(before: SpatialTapGesture())))
    check(nil, view.allowsHitTesting(false).contentShape(Rectangle()).contentShape(.interaction, Circle()))
    check("onHover", view.onHover { _ in }.hoverEffect(.lift))
  }

  func testPresentations() async {
    let shown = Binding.constant(true), item = Binding<Item?>.constant(Item(id: 1))
    check("sheet", view.sheet(isPresented: shown) { Text("a").presentationDetents([.medium, .height(100)]) })
    check("sheet", view.sheet(item: item, onDismiss: {}) { Text("\($0.id)") })
    check("fullScreenCover", view.fullScreenCover(isPresented: shown) { Text("a") })
    check("popover", view.popover(isPresented: shown, arrowEdge: .bottom) { Text("a") })
    check("alert", view.alert("Title", isPresented: shown) { Button("OK", role: .cancel) {} })
    check(
      "alert",
      view.alert(Text("Title"), isPresented: shown) {
        Button("OK") {}
      } message: {
        Text("m")
      })
    check(
      "alert", view.alert(isPresented: shown) { Alert(title: Text("a"), dismissButton: .default(Text("b"))) })
    check("alert", view.alert(item: item) { Alert(title: Text("\($0.id)")) })
    check(
      "actionSheet",
      view.actionSheet(isPresented: shown) { ActionSheet(title: Text("a"), buttons: [.cancel()]) })
    check("confirmationDialog", view.confirmationDialog("Sure?", isPresented: shown) { Button("Yes") {} })
    check("contextMenu", view.contextMenu { Button("a") {} })
    check(nil, view.interactiveDismissDisabled().presentationDragIndicator(.hidden))
  }

  func testBarsAndLists() async {
    check("toolbar", view.toolbar { Button("a") {} })
    check(
      "toolbar",
      view.toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("a") {} }
        ToolbarItemGroup(placement: .bottomBar) { Text("b") }
      })
    check("navigationBarItems", view.navigationBarItems(trailing: Text("a")))
    check("navigationDestination", view.navigationDestination(for: Int.self) { Text("\($0)") })
    check(
      nil,
      view.navigationTitle("t").navigationBarTitle("t", displayMode: .inline).navigationBarHidden(true)
        .navigationBarTitleDisplayMode(.large).navigationBarBackButtonHidden().navigationViewStyle(.stack)
        .toolbarBackground(.visible, for: .navigationBar).statusBar(hidden: true).badge(3).tabItem {
          Text("t")
        })
    check(
      nil,
      view.listStyle(.insetGrouped).listRowInsets(EdgeInsets()).listRowBackground(Color.red)
        .listRowSeparator(.hidden, edges: .top).tag(1).formStyle(.grouped).pickerStyle(.menu)
        .datePickerStyle(.compact).tabViewStyle(.page(indexDisplayMode: .never)).textFieldStyle(
          .roundedBorder))
    check("swipeActions", view.swipeActions(edge: .leading) { Button("a") {} })
    check("refreshable", view.refreshable {})
    check("searchable", view.searchable(text: .constant(""), prompt: "p"))
    check(nil, view.scrollIndicators(.hidden).scrollContentBackground(.hidden).scrollDisabled(true))
    check(nil, ForEach([1], id: \.self) { _ in Color.red }.onDelete { _ in }.onMove { _, _ in })
  }

  func testKeyboardFeedbackAndPreviews() async {
    check(
      nil,
      view.keyboardType(.emailAddress).textContentType(.password).autocorrectionDisabled()
        .disableAutocorrection(true).textInputAutocapitalization(.never).autocapitalization(.none)
        .submitLabel(.done).keyboardShortcut("a", modifiers: [.command, .shift]).keyboardShortcut(
          .defaultAction
        )
        .textSelection(.enabled).focusable())
    check("onKeyPress", view.onKeyPress(.return) { .handled }.onKeyPress(phases: .up) { _ in .ignored })
    check("onSubmit", view.onSubmit(of: .search) {})
    check("sensoryFeedback", view.sensoryFeedback(.success, trigger: 1))
    check(nil, view.help("h").help(Text("h")))
    check(
      nil,
      view.previewDisplayName("n").previewLayout(.fixed(width: 1, height: 2)).previewDevice("iPhone 15")
        .previewInterfaceOrientation(.landscapeLeft))
  }

  func testEachLossIsNotedOnce() async {
    let drawn = scene(100, 100) { VStack { ForEach(0..<20) { _ in Color.red.onAppear {}.onTapGesture {} } } }
    XCTAssertEqual(drawn.codes, ["no-effect-in-widget", "no-effect-in-widget"])
  }
}
