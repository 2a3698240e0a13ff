import Foundation
import QuoinDiagnostics

/// Something in a view that keeps people from using it.
public nonisolated struct AccessibilityIssue {
  /// What it is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Nothing says what something is.
    case missingLabel
    /// What can be tapped is not read out.
    case missingElement
    /// Text that hardly differs from what is behind it.
    case lowContrast
    /// Something to tap that is hard to hit.
    case smallTarget
    /// Text that is cut.
    case cutText
  }

  /// What it is about.
  public let kind: Kind
  /// The view or element.
  public let object: AccessibleObject
  /// What is wrong and what would be right, in a sentence that names the object.
  public let message: String

  /// The issue as a warning, for those who have a place for it.
  public var diagnostic: Diagnostic { Diagnostic(.warning, message) }
}

extension AccessibilityIssue {
  static func missingLabel(_ item: AccessibilityItem) -> AccessibilityIssue {
    AccessibilityIssue(
      kind: .missingLabel, object: item.object,
      message:
        "\(item.object.issueName) is read out as \(item.role.withArticle) and nothing says which: give it an accessibilityLabel"
    )
  }

  static func unheardLabel(_ view: UIView) -> AccessibilityIssue {
    AccessibilityIssue(
      kind: .missingElement, object: view,
      message: "\(view.issueName) has an accessibilityLabel that is not read out: set isAccessibilityElement")
  }

  static func imageWithoutLabel(_ view: UIImageView) -> AccessibilityIssue {
    AccessibilityIssue(
      kind: .missingLabel, object: view,
      message:
        "\(view.issueName) shows an image of which nothing is said: give it an accessibilityLabel, or isAccessibilityElement=\"false\" if it only decorates"
    )
  }

  static func missingElement(_ view: UIView) -> AccessibilityIssue {
    AccessibilityIssue(
      kind: .missingElement, object: view,
      message:
        "\(view.issueName) can be tapped and is not read out, nor is anything in it: set isAccessibilityElement and accessibilityLabel"
    )
  }

  /// - Parameters:
  ///   - ratio: The contrast, from 1 to 21.
  ///   - least: What it should be at least.
  static func lowContrast(_ label: UILabel, ratio: Double, least: Double) -> AccessibilityIssue {
    AccessibilityIssue(
      kind: .lowContrast, object: label,
      message:
        "\(label.issueName) has a contrast of \(ratio.asRatio) with what is behind it; \(least.asRatio) is the least for text of its size"
    )
  }

  /// - Parameter size: The size of the target, in points.
  static func smallTarget(_ object: AccessibleObject, size: CGSize) -> AccessibilityIssue {
    let side = TreeNode.format(Double(AccessibilityCheck.leastTarget))
    return AccessibilityIssue(
      kind: .smallTarget, object: object,
      message:
        "\(object.issueName) is \(TreeNode.format(size.width)) × \(TreeNode.format(size.height)) points large; what is tapped should have \(side) × \(side)"
    )
  }

  package static func cutText(_ label: UILabel) -> AccessibilityIssue {
    AccessibilityIssue(
      kind: .cutText, object: label,
      message: "The text of \(label.issueName) is cut when people want it larger")
  }
}

extension AccessibleObject {
  /// What messages call the object: its class, with its identifier or else its label.
  fileprivate final var issueName: String {
    let name = String(describing: type(of: self))
    if let id = accessibilityIdentifier { return "\(name)#\(id)" }
    guard let label = accessibilityLabel, !label.isEmpty else { return name }
    return "\(name) \"\(label.count > 30 ? label.prefix(29) + "…" : label[...])\""
  }
}

nonisolated extension AccessibilityRole {
  fileprivate var withArticle: String { ("aeiou".contains(rawValue.first ?? " ") ? "an " : "a ") + rawValue }
}

nonisolated extension Double {
  /// `4.5:1`, cut after the first decimal, so that what is too little never reads as enough.
  fileprivate var asRatio: String { TreeNode.format((self * 10).rounded(.down) / 10) + ":1" }
}
