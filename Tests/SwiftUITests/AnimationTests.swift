import Archive
import SwiftUI
import XCTest

/// Springs and curves against their closed forms, and what a scene says about changes.
@MainActor final class AnimationTests: XCTestCase {
  func testDurationAndBounceAreAnotherNameForStiffnessAndDamping() async {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    XCTAssertEqual(spring.stiffness, pow(4 * .pi, 2), accuracy: 1e-9)
    XCTAssertEqual(spring.dampingRatio, 0.7, accuracy: 1e-9)
    XCTAssertEqual(spring.damping, 2 * 0.7 * 4 * .pi, accuracy: 1e-9)
    XCTAssertEqual(spring.bounce, 0.3, accuracy: 1e-9)
    XCTAssertEqual(Spring(duration: 1, bounce: -0.5).dampingRatio, 2, accuracy: 1e-9)
    XCTAssertEqual(Spring.snappy.bounce, 0.15, accuracy: 1e-9)
    XCTAssertEqual(Spring.bouncy.bounce, 0.3, accuracy: 1e-9)
    XCTAssertEqual(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio, 1, "over-damping is asked for")
  }

  func testEverySpringSolvesItsEquation() async {
    // m·x″ = k·(1 − x) − d·x′, whatever the damping.
    for bounce in [-0.6, -0.1, 0, 0.2, 0.6, 1] {
      let spring = Spring(duration: 0.8, bounce: bounce)
      XCTAssertEqual(spring.value(target: 1.0, time: 0), 0, accuracy: 1e-12)
      XCTAssertEqual(spring.velocity(target: 1.0, initialVelocity: 2, time: 0), 2, accuracy: 1e-9)
      for time in stride(from: 0.05, through: 1.5, by: 0.1) {
        let step = 1e-4
        func x(_ t: Double) -> Double { spring.value(target: 1.0, initialVelocity: 2, time: t) }
        let velocity = (x(time + step) - x(time - step)) / (2 * step)
        let acceleration = (x(time + step) - 2 * x(time) + x(time - step)) / (step * step)
        XCTAssertEqual(
          spring.velocity(target: 1.0, initialVelocity: 2, time: time), velocity, accuracy: 1e-3, "\(bounce)")
        XCTAssertEqual(
          acceleration, spring.stiffness * (1 - x(time)) - spring.damping * velocity, accuracy: 1e-2,
          "bounce \(bounce) at \(time)")
      }
    }
  }

  func testASpringRestsAfterItsSettlingDuration() async {
    for bounce in [-0.4, 0, 0.3, 0.6] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      let time = spring.settlingDuration
      XCTAssertGreaterThan(time, 0.2)
      XCTAssertLessThan(time, 10)
      XCTAssertEqual(spring.value(target: 1.0, time: time + 0.2), 1, accuracy: 0.01, "bounce \(bounce)")
    }
  }

  func testUpdatingStepByStepReachesWhatOneStepReaches() async {
    let spring = Spring(duration: 0.6, bounce: 0.2)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<50 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
    XCTAssertEqual(value, spring.value(target: 1.0, time: 0.5), accuracy: 1e-9)
    XCTAssertEqual(velocity, spring.velocity(target: 1.0, time: 0.5), accuracy: 1e-9)
  }

  func testCurvesBeginAtZeroAndEndAtOne() async {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]
    for curve in curves {
      XCTAssertEqual(curve.value(at: 0), 0, accuracy: 1e-6)
      XCTAssertEqual(curve.value(at: 1), 1, accuracy: 1e-6)
      XCTAssertEqual(curve.inverse.value(at: curve.value(at: 0.3)), 0.3, accuracy: 1e-3)
    }
    XCTAssertEqual(UnitCurve.linear.value(at: 0.37), 0.37, accuracy: 1e-6)
    XCTAssertEqual(UnitCurve.easeInOut.value(at: 0.5), 0.5, accuracy: 1e-6)
    XCTAssertEqual(UnitCurve.circularEaseIn.value(at: 0.6), 0.2, accuracy: 1e-9)
    XCTAssertLessThan(UnitCurve.easeIn.value(at: 0.25), 0.25)
  }

  func testAnimationsHaveApplesDurations() async {
    XCTAssertEqual(change(.easeInOut).motion?.duration, 0.35)
    XCTAssertEqual(change(.linear(duration: 2)).motion?.duration, 2)
    XCTAssertEqual(change(.linear(duration: 2).speed(2).delay(1)).motion?.duration, 1)
    XCTAssertEqual(change(.linear(duration: 2).speed(2).delay(1)).motion?.delay, 1)
    XCTAssertEqual(change(.easeIn.repeatCount(3, autoreverses: false)).motion?.repeats, 3)
    XCTAssertEqual(
      change(.easeIn).motion?.curve, .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    guard case .spring(let mass, let stiffness, let damping, 0)? = change(.spring(duration: 1)).motion?.curve
    else { return XCTFail("a spring") }
    XCTAssertEqual(mass, 1)
    XCTAssertEqual(stiffness, 4 * .pi * .pi, accuracy: 1e-9)
    XCTAssertEqual(damping, 4 * .pi, accuracy: 1e-9)
  }

  func testTheTriggerOfAnAnimationIsItsValue() async {
    let one = transition(.opacity) { $0.animation(.default, value: 1) }
    let same = transition(.opacity) { $0.animation(.default, value: 1) }
    let other = transition(.opacity) { $0.animation(.default, value: 2) }
    XCTAssertEqual(one.trigger, same.trigger)
    XCTAssertNotEqual(one.trigger, other.trigger)
    XCTAssertNotEqual(one.trigger, 0)
  }

  func testTransitionsSayWhatTheyDo() async {
    XCTAssertEqual(transition(.opacity).insertion, [.opacity])
    XCTAssertEqual(transition(.move(edge: .bottom)).removal, [.move(.bottom)])
    XCTAssertEqual(transition(.slide).insertion, [.move(.left)])
    XCTAssertEqual(transition(.slide).removal, [.move(.right)])
    XCTAssertEqual(transition(.push(from: .top)).insertion, [.push(.top), .opacity])
    XCTAssertEqual(transition(.push(from: .top)).removal, [.push(.bottom), .opacity])
    XCTAssertEqual(
      transition(.scale(scale: 0.5).combined(with: .opacity)).insertion,
      [.scale(0.5, anchor: CGPoint(x: 0.5, y: 0.5)), .opacity])
    let both = transition(.asymmetric(insertion: .scale(scale: 2), removal: .offset(x: 3)))
    XCTAssertEqual(both.insertion, [.scale(2, anchor: CGPoint(x: 0.5, y: 0.5))])
    XCTAssertEqual(both.removal, [.offset(CGSize(width: 3, height: 0))])
    XCTAssertTrue(transition(.identity).isImmediate)
    XCTAssertEqual(transition(.opacity.animation(.linear(duration: 3))).motion?.duration, 3)
  }

  func testATransitionOfTheUsersOwnIsFoundOut() async {
    let change = transition(AnyTransition(Twist()))
    XCTAssertEqual(change.insertion.count, 4)
    XCTAssertEqual(change.insertion[0], .opacity)
    guard case .scale(let factor, _) = change.insertion[1],
      case .rotation(let angle, _) = change.insertion[2],
      case .offset(let offset) = change.insertion[3]
    else { return XCTFail("\(change.insertion)") }
    XCTAssertEqual(factor, 0.5, accuracy: 1e-9)
    XCTAssertEqual(angle, .pi / 2, accuracy: 1e-9)
    XCTAssertEqual(offset.width, 20, accuracy: 1e-9)
    let modified = transition(.modifier(active: Faded(amount: 0), identity: Faded(amount: 1)))
    XCTAssertEqual(modified.insertion, [.opacity])
  }

  func testPartsKeepTheirIdentityFromEntryToEntry() async {
    func parts(_ view: some View) -> [UInt64] {
      scene(100, 300) { view }.content.flatMap(\.identities)
    }
    let one = parts(Steps(count: 3, isOn: true))
    XCTAssertEqual(one, parts(Steps(count: 3, isOn: true)))
    XCTAssertEqual(Set(one).count, one.count, "each part has its own")
    let more = parts(Steps(count: 4, isOn: false))
    XCTAssertEqual(Array(more.prefix(3)), Array(one.prefix(3)), "elements by their id")
    XCTAssertNotEqual(one[3], more[4], "the branches of a condition are different parts")
    XCTAssertEqual(one.last, more.last, "matched wherever it stands")
  }

  func testBrokenNumbersStayInBounds() async {
    for value in [Double.nan, .infinity, -.infinity, -1, 0, 1e300] {
      let motion = change(.spring(duration: value, bounce: value).delay(value).speed(value)).motion
      XCTAssertTrue(motion.map { $0.duration.isFinite && $0.delay.isFinite } ?? false, "\(value)")
      let scene = scene(50, 50) {
        Text("x").transition(.scale(scale: value)).transition(.offset(x: value))
          .animation(.timingCurve(value, value, value, value, duration: value), value: 1)
      }
      XCTAssertNoThrow(try ArchiveCodec.encode(scene))
    }
  }

  private func change(_ animation: Animation) -> Change {
    transition(.opacity) { $0.animation(animation, value: 1) }
  }

  private func transition(_ transition: AnyTransition) -> Change { self.transition(transition) { $0 } }

  private func transition<V: View>(_ transition: AnyTransition, _ around: (AnyView) -> V) -> Change {
    let scene = scene(50, 50) { around(AnyView(Text("x").transition(transition))) }
    return scene.groups.compactMap(\.change).first { !$0.insertion.isEmpty || $0.isImmediate } ?? Change()
  }
}

private struct Twist: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
      .opacity(phase.isIdentity ? 1 : 0.3).offset(x: phase.isIdentity ? 0 : 20)
  }
}

private struct Faded: ViewModifier {
  let amount: Double
  func body(content: Content) -> some View { content.opacity(amount) }
}

private struct Steps: View {
  @Namespace private var namespace
  let count: Int
  let isOn: Bool
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { Text("\($0)") }
      if isOn { Text("on") } else { Text("off") }
      if isOn {
        Circle().matchedGeometryEffect(id: "dot", in: namespace)
      } else {
        HStack { Circle().matchedGeometryEffect(id: "dot", in: namespace) }
      }
    }
  }
}

extension Node {
  fileprivate var identities: [UInt64] {
    guard case .group(let group) = self else { return [] }
    return (group.identity == 0 ? [] : [group.identity]) + group.children.flatMap(\.identities)
  }
}
