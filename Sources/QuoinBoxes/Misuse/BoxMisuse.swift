import Foundation
import QuoinDiagnostics
import QuoinViews

/// A use of boxes that cannot work; it is reported, and every frame stays as it was.
public nonisolated struct BoxMisuse: Misuse {
  public static let handlers = MisuseHandlers<BoxMisuse>(label: "quoin.boxes")

  /// One sentence that names the view and the rule.
  public let description: String

  package init(_ description: String) { self.description = description }

  static func badLength(_ name: String, _ value: CGFloat, of view: UIView) -> BoxMisuse {
    BoxMisuse("A \(name) of \(value) for \(view) is infinite or below 0, so it is left as it was")
  }

  static func notFinite(_ name: String, _ value: CGFloat, of view: UIView) -> BoxMisuse {
    BoxMisuse("A \(name) of \(value) for \(view) is no finite number, so it is left as it was")
  }

  package static func contentHoldsItsView(_ content: UIView, _ view: UIView) -> BoxMisuse {
    BoxMisuse("\(content) holds \(view), so it cannot be its content")
  }
}
