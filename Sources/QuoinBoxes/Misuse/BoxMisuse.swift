import Foundation
import QuoinDiagnostics
import QuoinViews

/// A use of boxes that cannot work; it is reported, and every frame stays as it was.
public struct BoxMisuse: Misuse {
  public static let handlers = MisuseHandlers<BoxMisuse>(label: "quoin.boxes")

  /// One sentence that names the view and the rule.
  public let description: String

  private init(_ description: String) { self.description = description }

  static func badLength(_ name: String, _ value: CGFloat, of view: UIView) -> BoxMisuse {
    BoxMisuse("A \(name) of \(value) for \(view) is infinite or below 0, so it is left as it was")
  }

  static func notFinite(_ name: String, _ value: CGFloat, of view: UIView) -> BoxMisuse {
    BoxMisuse("A \(name) of \(value) for \(view) is no finite number, so it is left as it was")
  }

  package static func contentHoldsItsView(_ content: UIView, _ view: UIView) -> BoxMisuse {
    BoxMisuse("\(content) holds \(view), so it cannot be its content")
  }

  package static func handlerOfOtherEvent(_ control: UIView) -> BoxMisuse {
    BoxMisuse(
      "on(_:invoke:) of \(control) takes valueChanged or primaryActionTriggered and no other event, so the handler is not called"
    )
  }

  package static func handlerOfOtherSender(_ control: UIView, _ wanted: Any.Type) -> BoxMisuse {
    BoxMisuse("A handler of \(control) takes \(wanted), which that is not, so the handler is not called")
  }
}
