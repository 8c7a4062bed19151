import Foundation

/// Remembers how to take back what was done. What is registered between two turns of the main queue is one step, as on Apple's
/// systems, unless groups are begun and ended by hand.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Step {
    var actions: [() -> Void] = []
    var name = ""
  }
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// Groups that were begun and not ended, the innermost last.
  private var open: [Step] = []
  private var opensByItself = false
  private var disabled = 0
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  open var groupsByEvent = true
  /// 0 for any number.
  open var levelsOfUndo = 0 { didSet { trim() } }

  public override init() {}

  open var canUndo: Bool { !undoSteps.isEmpty || open.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redoSteps.isEmpty }
  open var groupingLevel: Int { open.count }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// The target is not kept: an action whose target is gone does nothing.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      open = [Step()]
      opensByItself = true
      if groupsByEvent, !isUndoing, !isRedoing {
        let manager = WeakObject(self)
        DispatchQueue.main.async { (manager.object as? UndoManager)?.closeOwnGroup() }
      }
    }
    open[open.count - 1].actions.append { [weak target] in target.map(handler) }
    if !isUndoing, !isRedoing { redoSteps = [] }
    if !groupsByEvent { closeOwnGroup() }
  }

  open func beginUndoGrouping() {
    if opensByItself { closeOwnGroup() }
    open.append(Step())
  }
  open func endUndoGrouping() {
    guard let step = open.popLast() else { return }
    opensByItself = false
    guard !step.actions.isEmpty else { return }
    if open.isEmpty { close(step) } else { open[open.count - 1].actions += step.actions }
  }

  /// Takes back the last step.
  open func undo() {
    closeOwnGroup()
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }
  open func undoNestedGroup() { undo() }
  /// Does again what was taken back last.
  open func redo() {
    closeOwnGroup()
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  open func removeAllActions() { (undoSteps, redoSteps, open, opensByItself) = ([], [], [], false) }

  open func setActionName(_ actionName: String) {
    if open.isEmpty, !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = actionName
    } else if !open.isEmpty {
      open[0].name = actionName
    }
  }
  open var undoActionName: String { open.first?.name ?? undoSteps.last?.name ?? "" }
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// What the actions register is the way back.
  private func run(_ step: Step) {
    open = [Step(name: step.name)]
    for action in step.actions.reversed() { action() }
    let answer = open.reduce(into: Step(name: step.name)) { $0.actions += $1.actions }
    (open, opensByItself) = ([], false)
    if !answer.actions.isEmpty { close(answer) }
  }
  private func closeOwnGroup() {
    guard opensByItself, let step = open.first else { return }
    (open, opensByItself) = ([], false)
    close(step)
  }
  private func close(_ step: Step) {
    if isUndoing { redoSteps.append(step) } else { undoSteps.append(step) }
    trim()
  }
  private func trim() {
    if levelsOfUndo > 0 { undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo)) }
  }
}
