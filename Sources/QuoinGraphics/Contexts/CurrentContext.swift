import Foundation

/// What is drawn on where no context is named: the last of those that began and have not ended on the thread.
///
/// Drawing is synchronous, so that a thread has one order of them, whichever task it works for.
final class ContextStack {
  private(set) var contexts: [CGContext] = []

  private static let key = "quoin.graphics.contexts"

  /// The thread's own; none before the first context.
  fileprivate static var ofThread: ContextStack? { Thread.current.threadDictionary[key] as? ContextStack }

  static func push(_ context: CGContext) {
    if let stack = ofThread {
      stack.contexts.append(context)
    } else {
      let stack = ContextStack()
      stack.contexts = [context]
      Thread.current.threadDictionary[key] = stack
    }
  }

  @discardableResult
  static func pop() -> CGContext? {
    guard let stack = ofThread, let last = stack.contexts.popLast() else { return nil }
    if stack.contexts.isEmpty { Thread.current.threadDictionary.removeObject(forKey: key) }
    return last
  }
}

extension CGContext {
  /// The context that drawing without one goes to; nothing where none is current.
  package static var present: CGContext? { ContextStack.ofThread?.contexts.last }

  /// Does some work while a context on a canvas is current, and goes back to the canvas's state before it.
  package static func current<Result, Failure: Error>(
    on canvas: Canvas, _ work: (CGContext) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let context = CGContext(canvas)
    canvas.saveGState()
    ContextStack.push(context)
    defer {
      ContextStack.pop()
      context.end()
      canvas.restoreGState()
    }
    return try work(context)
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
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.push(context) }

/// Makes the context current again that was before the last push.
public func UIGraphicsPopContext() { ContextStack.pop() }
