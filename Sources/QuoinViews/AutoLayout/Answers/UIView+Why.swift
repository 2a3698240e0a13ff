import Foundation
import QuoinConstraints
import QuoinGraphics

/// Why an edge or a length of a view is what it is: the constraints that decide it, one after the other.
public nonisolated struct LayoutReason: Hashable, Sendable, CustomStringConvertible {
  /// One that takes part in deciding.
  public struct Link: Hashable, Sendable {
    /// What it says, with the place where it is written.
    public let words: String
    /// What it adds to the value, in points.
    public let contribution: CGFloat
    /// The highest priority that would move it, and against which it holds; nothing where nobody would.
    public let heldAgainst: UILayoutPriority?
  }

  /// What was asked for, such as `title.left`.
  public let subject: String
  /// Its value in points of the superview, before edges come to lie on whole pixels.
  public let value: CGFloat
  /// What decides it, beginning with what speaks of the view itself.
  public let links: [Link]
  /// What nothing decides and the value depends on.
  public let undecided: [String]
  /// Constraints that would have it otherwise and are given up, the highest priority first.
  public let givenUp: [String]

  /// The answer as lines of text.
  public var description: String {
    var lines = ["\(subject) = \(value.inWords)"]
    for link in links {
      let held = link.heldAgainst.map { ", held against \(CGFloat($0.rawValue).inWords)" } ?? ""
      let sign = link.contribution < 0 ? "" : "+"
      lines.append("  \(sign)\(link.contribution.inWords)  \(link.words)\(held)")
    }
    lines += undecided.map { "  open: \($0)" }
    lines += givenUp.map { "  given up: \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension UIView {
  /// Why an edge, a center or a length of the view is where constraints have it; nothing where these do not say.
  ///
  /// ```swift
  /// print(title.layoutReason(for: .width) ?? "nobody says")
  /// ```
  ///
  /// - Parameter attribute: What of the view; for edges, centers and baselines the edge or length that decides them.
  public final func layoutReason(for attribute: NSLayoutConstraint.Attribute) -> LayoutReason? {
    guard let item = ViewItem.known(self), let engine = item.solvedEngine else { return nil }
    return engine.reason(of: item, attribute)
  }
}

extension LayoutEngine {
  fileprivate func reason(of item: ViewItem, _ attribute: NSLayoutConstraint.Attribute) -> LayoutReason? {
    guard let variables = item.variables else { return nil }
    let turned = attribute.turned(rightToLeft: item.view?.parent?.isRightToLeft == true)
    var sum = LinearExpression()
    switch turned.withoutMargin ?? turned {
    case .left: sum = variables.x.map { $0.expression } ?? sum
    case .right: sum = variables.x.map { $0 + variables.width } ?? sum
    case .centerX: sum = variables.x.map { $0 + 0.5 * variables.width } ?? sum
    case .width: sum = variables.width.expression
    case .top, .firstBaseline: sum = variables.y.map { $0.expression } ?? sum
    case .bottom, .lastBaseline: sum = variables.y.map { $0 + variables.height } ?? sum
    case .centerY: sum = variables.y.map { $0 + 0.5 * variables.height } ?? sum
    case .height: sum = variables.height.expression
    default: break
    }
    if sum.terms.isEmpty { return nil }
    var links: [ConstraintHandle] = []
    var contributions: [ConstraintHandle: (amount: Double, against: ConstraintPriority?)] = [:]
    var undecided: [String] = []
    var givenUp: [ConstraintHandle] = []
    for term in sum.terms {
      guard let answer = try? system.why(term.variable) else { continue }
      for link in answer.links {
        let amount = link.contribution * term.coefficient
        if contributions[link.constraint] == nil { links.append(link.constraint) }
        contributions[link.constraint, default: (0, link.heldAgainst)].amount += amount
      }
      for open in answer.undecided {
        let name = system.name(of: open.variable)
        if !undecided.contains(name) { undecided.append(name) }
      }
      for row in answer.givenUp where !givenUp.contains(row) { givenUp.append(row) }
    }
    return LayoutReason(
      subject: "\(item.words).\(attribute.name)", value: CGFloat(system.value(of: sum)),
      links: links.map { row in
        let entry = contributions[row]
        return LayoutReason.Link(
          words: words(of: row), contribution: CGFloat(entry?.amount ?? 0),
          heldAgainst: entry?.against.map { UILayoutPriority($0.value) })
      },
      undecided: undecided, givenUp: givenUp.map(words))
  }
}
