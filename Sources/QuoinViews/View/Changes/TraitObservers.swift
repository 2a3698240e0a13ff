import Foundation
import QuoinGraphics

/// Those who want to hear of changes of some traits, in the order in which they said so.
struct TraitObservers {
  private var entries: [Entry] = []

  private struct Entry {
    let registration: TraitChangeRegistration
    let traits: [any UITraitDefinition.Type]
    let call: (UITraitCollection) -> Void
  }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(
    _ traits: [any UITraitDefinition.Type], _ call: @escaping (UITraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration()
    entries.append(Entry(registration: registration, traits: traits, call: call))
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    entries.removeAll { $0.registration === registration as AnyObject }
  }

  func tell(from old: UITraitCollection, to new: UITraitCollection) {
    for entry in entries where entry.traits.contains(where: { $0.differs(old, new) }) { entry.call(old) }
  }
}

/// What a registration is taken back by.
public protocol UITraitChangeRegistration: AnyObject, ViewBound {}

final class TraitChangeRegistration: UITraitChangeRegistration {}

/// One of the traits that views look at.
public nonisolated protocol UITraitDefinition {
  /// Whether the trait is another one.
  static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool
}

/// UIKit's name of a trait's type.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.userInterfaceStyle != new.userInterfaceStyle
  }
}
/// How large the reader wants text.
public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.preferredContentSizeCategory != new.preferredContentSizeCategory
  }
}
/// How much room there is from left to right.
public nonisolated enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.horizontalSizeClass != new.horizontalSizeClass
  }
}
/// How much room there is from top to bottom.
public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.verticalSizeClass != new.verticalSizeClass
  }
}
/// Pixels a point.
public nonisolated enum UITraitDisplayScale: UITraitDefinition {
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.displayScale != new.displayScale
  }
}
/// Which way the interface reads.
public nonisolated enum UITraitLayoutDirection: UITraitDefinition {
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.layoutDirection != new.layoutDirection
  }
}
/// What kind of device the interface is for.
public nonisolated enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.userInterfaceIdiom != new.userInterfaceIdiom
  }
}
/// How far colours are to stand out.
public nonisolated enum UITraitAccessibilityContrast: UITraitDefinition {
  public static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    old.accessibilityContrast != new.accessibilityContrast
  }
}
