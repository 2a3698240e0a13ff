import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// Labels whose text, or some of it, has no room: one warning for each element of the template, but for what says
/// `bleed="true"` or stands in such an element.
struct LostTexts {
  private enum Loss: Hashable {
    case cut, hidden
  }

  private struct Cause: Hashable {
    let element: ObjectIdentifier
    let loss: Loss
  }

  private var found = RepeatedWarnings<Cause>()

  /// Looks at a label.
  ///
  /// - Parameters:
  ///   - layout: The text as it is shown.
  ///   - place: Where the text is given.
  mutating func look(
    at node: LiveNode, _ label: UILabel, _ layout: TextLayout, _ place: @autoclosure () -> SourceSpan?
  ) {
    guard let loss = loss(of: node, label, layout), !node.isAllowed(\.bleeds) else { return }
    let cause = Cause(element: ObjectIdentifier(node.program.source), loss: loss)
    found.note(
      loss == .cut
        ? .cutText(of: node, at: place())
        : .hiddenText(of: node, width: max(label.bounds.width, 0)).located(at: place()),
      of: cause)
  }

  /// The warnings, in the order in which they were found.
  var warnings: [Diagnostic] { found.all }

  private func loss(of node: LiveNode, _ label: UILabel, _ layout: TextLayout) -> Loss? {
    // Where it stands has no width itself, that is what is wrong, or there is none yet.
    let isHidden = label.bounds.width <= 0 && label.superview?.bounds.width != 0
    guard isHidden || layout.isTruncated && !label.bounds.isEmpty,
      label.text?.contains(where: { !$0.isWhitespace }) == true
    else { return nil }
    let isMeant = node.program.attributeIndexes["lineBreakMode"] != nil
    // A part of the text may be left out where an ellipsis says so; all of it only where it is clipped.
    let mayVanish = isMeant && label.lineBreakMode == .byClipping
    if isHidden { return mayVanish ? nil : .hidden }
    if layout.lines.allSatisfy({ $0.frame.width <= 0 }) { return mayVanish ? nil : .hidden }
    return isMeant ? nil : .cut
  }
}

extension Diagnostic {
  /// The text of a label that is no points wide, or less by what its edges say.
  ///
  /// - Parameter shown: How wide it is, in points; too narrow for an ellipsis.
  static func hiddenText(of node: LiveNode, width shown: CGFloat) -> Diagnostic {
    let width = node.isArranged ? 0 : min((try? node.length(.horizontal)) ?? 0, 0)
    let rest = width < 0 ? ": its edges lie \(numberText(-width)) points the wrong way round" : ""
    return Diagnostic(
      .warning,
      "The text of \(node.element) is not seen, as it is \(numberText((Double(shown) * 100).rounded() / 100)) points wide\(rest)",
      notes: [Note("Give it room, or say that it is meant by lineBreakMode=\"byClipping\"")])
  }

  static func cutText(of node: LiveNode, at span: SourceSpan?) -> Diagnostic {
    var ways = ["room"]
    if let label = node.view as? UILabel {
      if label.numberOfLines != 0 { ways.append("numberOfLines=\"0\"") }
      if label.numberOfLines != 0, !label.adjustsFontSizeToFitWidth {
        ways.append("adjustsFontSizeToFitWidth")
      }
    }
    let all = ways.dropLast().joined(separator: ", ") + (ways.count > 1 ? " or " : "") + (ways.last ?? "")
    return Diagnostic(
      .warning, "The text of \(node.element) has not enough room, and ends in “…”", at: span,
      notes: [Note("Give it \(all), or say that it is meant by lineBreakMode")])
  }
}
