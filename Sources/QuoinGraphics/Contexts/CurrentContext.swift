import Foundation

/// What is drawn on where no context is named: the last of those that began and have not ended on the thread.
///
/// Drawing is synchronous, so that a thread has one order of them, whichever task it works for.
final class ContextStack {
  /// What is drawn on, and the context over it, which is made when somebody asks.
  struct Entry {
    let canvas: Canvas
    var context: CGContext?
    let origin: Origin
  }

  /// By what it became current, which is what ends it.
  enum Origin { case drawing, picture, push }

  private var entries: [Entry] = []

  private static let key = "quoin.graphics.contexts"

  /// The thread's own, which stays with it and holds nothing between drawings.
  private static var ofThread: ContextStack {
    let thread = Thread.current.threadDictionary
    if let stack = thread[key] as? ContextStack { return stack }
    let stack = ContextStack()
    thread[key] = stack
    return stack
  }

  /// The context that was made current last; nothing where none is.
  static var present: CGContext? {
    let stack = ofThread
    guard let last = stack.entries.last else { return nil }
    if let context = last.context { return context }
    let context = CGContext(last.canvas)
    stack.entries[stack.entries.count - 1].context = context
    return context
  }

  /// - Returns: How many there were before.
  @discardableResult
  static func push(_ canvas: Canvas, _ context: CGContext? = nil, by origin: Origin = .drawing) -> Int {
    let stack = ofThread
    stack.entries.append(Entry(canvas: canvas, context: context, origin: origin))
    return stack.entries.count - 1
  }

  /// Ends those that began since there were so many, and goes back to what they remembered.
  static func cut(to count: Int) {
    let stack = ofThread
    while stack.entries.count > count { stack.entries.removeLast().context?.end() }
  }

  /// Ends the last one where it became current so.
  static func pop(_ origin: Origin) {
    let stack = ofThread
    if stack.entries.last?.origin == origin { stack.entries.removeLast() }
  }
}

extension CGContext {
  /// The context that drawing without one goes to; nothing where none is current.
  package static var present: CGContext? { ContextStack.present }

  /// Does some work while a context on a canvas is current, and goes back to the canvas's state before it.
  package static func current<Result, Failure: Error>(
    on canvas: Canvas, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let level = canvas.savedCount
    canvas.saveGState()
    let count = ContextStack.push(canvas)
    defer {
      ContextStack.cut(to: count)
      canvas.goBack(toSaved: level)
    }
    return try work()
  }

  /// The present context for a call that needs one; reports where there is none.
  static func present(for call: String) -> CGContext? {
    let context = present
    if context == nil { GraphicsMisuse.report(.noContext(call)) }
    return context
  }
}

/// The context that `draw(_:)`, a renderer or `UIGraphicsBeginImageContext` has made current; nothing elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { .present }

/// Makes a context current until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.push(context.canvas, context, by: .push)
}

/// Makes the context current again that was before the last push.
public func UIGraphicsPopContext() { ContextStack.pop(.push) }
