import Foundation
import QuoinGraphics
import QuoinResources

/// What was set of what is said of an object.
package final class AccessibilityProperties: ViewBound {
  package var isElement: Bool?
  package var traits: UIAccessibilityTraits?
  package var identifier: String?
  package var label: SpokenText?
  package var value: SpokenText?
  package var hint: SpokenText?
  package var language: String?
  package var userInputLabels: [String]?
  package var frame: CGRect?
  package var path: UIBezierPath?
  package var activationPoint: CGPoint?
  package var isHidden = false
  package var isModal = false
  package var groupsChildren = false
  package var containerType = UIAccessibilityContainerType.none
  package var navigationStyle = UIAccessibilityNavigationStyle.automatic
  package var respondsToUserInteraction: Bool?
  package var elements: [Any]?
  package var customActions: [UIAccessibilityCustomAction]?
  package var customRotors: [UIAccessibilityCustomRotor]?
}

/// A text that is read out, as it was given: with attributes or without.
package nonisolated enum SpokenText {
  case string(String)
  case attributedString(NSAttributedString)

  init(_ text: String) { self = .string(text) }
  init(_ text: NSAttributedString) {
    self = .attributedString(ReleasingAttributedString(attributedString: text))
  }

  var plain: String {
    switch self {
    case .string(let text): text
    case .attributedString(let text): text.string
    }
  }

  var attributed: NSAttributedString {
    switch self {
    case .string(let text): ReleasingAttributedString(string: text)
    case .attributedString(let text): text
    }
  }
}
