import Foundation
import QuoinViews

/// What a line says of a view besides its class and its identifier.
struct OutlineContent: OptionSet {
  let rawValue: Int
  static let frames = OutlineContent(rawValue: 1)
  /// Texts, and labels for those who do not see.
  static let texts = OutlineContent(rawValue: 2)
  /// Whether the view is hidden, clear, disabled, selected, or has the keys.
  static let states = OutlineContent(rawValue: 4)
}

extension UIView {
  /// The view and what is in it as a drawn tree.
  ///
  /// - Parameters:
  ///   - content: What its lines say.
  ///   - limit: After how many lines it ends.
  final func outline(_ content: OutlineContent, limit: Int = .max) -> String {
    let lines = DrawnTree.lines(of: self, line: { $0.outlineLine(content) }, children: \.subviews)
    if lines.count <= limit { return lines.joined(separator: "\n") }
    return (lines.prefix(limit) + ["… and \(lines.count - limit) more views"]).joined(separator: "\n")
  }

  /// `UILabel#title “Orders” (16 20 100 21) [hidden]`
  ///
  /// - Parameters:
  ///   - content: What is said.
  ///   - root: In whose points the frame is; the superview's unless given.
  final func outlineLine(_ content: OutlineContent, in root: UIView? = nil) -> String {
    var parts = [accessibilityIdentifier.map { "\(className)#\($0)" } ?? className]
    if content.contains(.texts) {
      if let text = (self as? UILabel)?.text { parts.append("“\(text.onOneLine)”") }
      if let label = accessibilityLabel, label != (self as? UILabel)?.text {
        parts.append("label “\(label.onOneLine)”")
      }
    }
    if content.contains(.frames) {
      parts.append("(\((root.map { convert(bounds, to: $0) } ?? frame).short))")
    }
    if content.contains(.states) {
      if isHidden { parts.append("[hidden]") }
      if alpha < 1 { parts.append("[alpha \(alpha.short)]") }
      if !isUserInteractionEnabled, !(self is UILabel), !(self is UIImageView) {
        parts.append("[takes no touches]")
      }
      if accessibilityTraits.contains(.selected) { parts.append("[selected]") }
      if accessibilityTraits.contains(.notEnabled) { parts.append("[disabled]") }
      if isFirstResponder { parts.append("[has the keys]") }
    }
    return parts.joined(separator: " ")
  }
}

nonisolated extension String {
  /// With what ends lines made visible, and not too long to be read.
  fileprivate var onOneLine: String {
    let line = replacing("\n", with: "⏎")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
