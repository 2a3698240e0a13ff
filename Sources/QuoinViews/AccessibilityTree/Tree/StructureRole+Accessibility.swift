import Foundation
import QuoinGraphics

/// What views are in the structure of a document: the one place that tells what is said of a view from what is tagged.
extension AccessibleObject {
  /// The object's role; nothing for what only holds others.
  ///
  /// What a document adds by where things stand is up to it: what is in a list stands there as a `listItem`.
  public final var structureRole: StructureRole? {
    if accessibilityElementsHidden { return .artifact }
    if isAccessibilityElement { return elementRole }
    if let picture = self as? UIImageView { return picture.accessibilityLabel == nil ? .artifact : .figure }
    switch AccessibilityRole(ofContainer: self) {
    case .list: return .list(.none)
    case .table: return .table
    case .landmark: return .section
    case .group: return .division
    default: return accessibilityLanguage == nil ? nil : .division
    }
  }

  private var elementRole: StructureRole {
    switch AccessibilityRole(of: accessibilityTraits) {
    case .heading: .heading(headingLevel)
    // What switches and sliders say is drawn as no text.
    case .image, .toggle, .adjustable: .figure
    case .link: .link
    default: .paragraph
    }
  }

  /// The level of a heading, from 1 to 6: the attribute of its label, else 1.
  private var headingLevel: Int {
    guard let label = accessibilityAttributedLabel, label.length > 0,
      let level = label.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil) as? Int
    else { return 1 }
    return min(max(level, 1), 6)
  }

  /// What else a document says of the object: a picture's alternative text, its language.
  public final var structureAttributes: StructureAttributes {
    let isFigure = structureRole == .figure
    return StructureAttributes(
      alternativeText: isFigure ? alternativeText : nil, language: structureLanguage)
  }

  /// The language in which the object is read out, or in which its text is written; nothing for that of what is around it.
  public final var structureLanguage: String? {
    accessibilityLanguage ?? (self as? UILabel)?.typesetting.language
  }
}

extension AccessibleObject {
  /// What is read out in place of a picture: what it is called, and what it says.
  private var alternativeText: String? {
    let words = [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension NSAttributedString.Key {
  /// The level of the heading that a label is: an `Int` from 1 to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
}
