import Foundation

/// What is set.
public struct Settings: Hashable, Sendable {
  /// Whether the interface is light or dark, or as its surroundings are.
  public enum Appearance: Int, Hashable, Sendable, CaseIterable { case automatic, light, dark }

  public var name = ""
  public var birthday = Date(timeIntervalSinceReferenceDate: 0)
  public var appearance = Appearance.automatic
  /// From 0 to 1.
  public var brightness: Float = 0.5
  public var hasSounds = true
  public var hasBadges = false
  /// How many reminders a day.
  public var reminders = 2

  public init() {}
}
