import Foundation

/// What can be searched for in an object, forth and back: its mistakes, its bold words.
open class UIAccessibilityCustomRotor: NSObject, ViewBound {
  /// Which way a search goes.
  public nonisolated enum Direction: Int, Sendable { case previous, next }

  /// What readers have names for themselves.
  public nonisolated enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField
    case table, list, landmark
  }

  /// Finds the next one, or none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// What it is called.
  open var name: String
  /// What it is called by readers; `none` for one with a name of its own.
  public final let systemRotorType: SystemRotorType
  /// Finds the next one.
  open var itemSearchBlock: Search

  /// Creates a rotor with a name.
  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    systemRotorType = .none
    itemSearchBlock = itemSearch
  }

  /// Creates a rotor that readers have a name for.
  public init(systemType: SystemRotorType, itemSearch: @escaping Search) {
    name = ""
    systemRotorType = systemType
    itemSearchBlock = itemSearch
  }

  deinit {}

  /// What a search comes to that goes on until it finds nothing or what it has found before, as a person would.
  ///
  /// - Parameter limit: After how many the search ends anyway.
  public final func items(
    direction: Direction = .next, limit: Int = 1000
  ) -> [UIAccessibilityCustomRotorItemResult] {
    var found: [UIAccessibilityCustomRotorItemResult] = []
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    while found.count < limit, let item = itemSearchBlock(predicate) {
      let isKnown = found.contains {
        $0.targetElement === item.targetElement && $0.targetRange === item.targetRange
      }
      if isKnown { break }
      found.append(item)
      predicate.currentItem = item
    }
    return found
  }
}

/// What a rotor is to search for.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject, ViewBound {
  /// What was found last; nothing at the beginning.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Which way to go on.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  deinit {}
}

/// What a rotor has found.
open class UIAccessibilityCustomRotorItemResult: NSObject, ViewBound {
  /// The object.
  open weak var targetElement: AnyObject?
  /// The part of its text.
  open var targetRange: UITextRange?

  /// Creates what stands for nothing.
  public override init() {}

  /// Creates a result.
  public init(targetElement: AnyObject, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }

  deinit {}
}
