import Foundation
import QuoinConstraints
import QuoinDiagnostics

/// What two edges, centers or sizes of views and guides have to do with each other, and how much that counts.
///
/// ```swift
/// NSLayoutConstraint.activate([
///   title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///   title.trailingAnchor.constraint(lessThanOrEqualTo: price.leadingAnchor, constant: -8),
/// ])
/// ```
///
/// A constraint says `first relation multiplier × second + constant`, in points. It counts while it is active, in the tree
/// that its items stand in; it keeps neither of them alive.
open class NSLayoutConstraint: NSObject, ViewBound {
  final var first: ConstraintEnd?
  final var second: ConstraintEnd?
  /// How the two sides stand to each other.
  public internal(set) final var relation = Relation.equal
  /// What the second attribute is multiplied with.
  public internal(set) final var multiplier: CGFloat = 1
  final var storedConstant: CGFloat = 0
  final var storedPriority = UILayoutPriority.required
  /// Where the constraint was written, where that is known.
  public package(set) final var sourcePlace: ConstraintPlace?
  /// Whether a container has made the constraint for what it does to its views.
  final var isOfContainer = false
  /// Whether a template says the constraint, whose rules say how large the views around are.
  package final var isOfTemplate = false
  /// What constraints know while the constraint is active.
  final var activity = ConstraintActivity()

  /// Creates a constraint that says nothing.
  public override init() { super.init() }

  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - view1: A view or a guide.
  ///   - attr1: What of it.
  ///   - relation: How both sides stand to each other.
  ///   - view2: Another one, or nothing for a width or height that is a number.
  ///   - attr2: What of that; `.notAnAttribute` without one.
  ///   - multiplier: What the second attribute is multiplied with: a finite number.
  ///   - c: What is added to it, in points: a finite number.
  ///   - fileID: Where the constraint is written, for messages.
  ///   - line: Where the constraint is written, for messages.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init()
    self.relation = relation
    sourcePlace = ConstraintPlace(fileID: fileID, line: line)
    first = NSLayoutConstraint.end(of: view1, attr1)
    if let view2, attr2 != .notAnAttribute { second = NSLayoutConstraint.end(of: view2, attr2) }
    take(multiplier: multiplier, constant: c)
  }

  deinit {}

  private static func end(of item: Any, _ attribute: Attribute) -> ConstraintEnd? {
    if attribute == .notAnAttribute { return nil }
    if let view = item as? UIView { return ConstraintEnd(ViewItem.of(view), attribute) }
    if let guide = item as? UILayoutGuide { return ConstraintEnd(GuideItem.of(guide), attribute) }
    if let bars = item as? any UILayoutSupport, let edge = bars.edge(attribute) { return edge }
    ViewMisuse.report(.constraintItem("\(type(of: item))"))
    return nil
  }

  /// Takes the numbers, as far as they are finite.
  final func take(multiplier: CGFloat, constant: CGFloat) {
    if multiplier.isFinite {
      self.multiplier = multiplier
    } else {
      ViewMisuse.report(.constraintNumber("multiplier", multiplier, wordsWithPlace))
    }
    if constant.isFinite {
      storedConstant = constant
    } else {
      ViewMisuse.report(.constraintNumber("constant", constant, wordsWithPlace))
    }
  }

  /// What is added to the second side, in points.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return ViewMisuse.report(.constraintNumber("constant", newValue, wordsWithPlace))
      }
      if newValue == storedConstant { return }
      storedConstant = newValue
      numbersDidChange()
    }
  }

  /// Whether one of its sides depends on a view's size in ways that are no sum.
  final var followsSize: Bool { first?.followsSize == true || second?.followsSize == true }

  /// Whether it is a bound that nothing can pass, as `.greatestFiniteMagnitude` is written for no limit.
  final var isWithoutLimit: Bool {
    let largest = CGFloat(ConstraintSystem.largestConstant)
    switch relation {
    case .lessThanOrEqual: return storedConstant > largest
    case .greaterThanOrEqual: return storedConstant < -largest
    default: return false
    }
  }

  /// How much the constraint counts: above 0 and up to 1,000, which is required; required unless set.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue.rawValue > 0, newValue <= .required else {
        return ViewMisuse.report(.priority(newValue, of: "“\(wordsWithPlace)”"))
      }
      if newValue == storedPriority { return }
      storedPriority = newValue
      numbersDidChange()
    }
  }

  /// A name for messages.
  open var identifier: String?
  /// Kept for code that sets it; there are no archives.
  open var shouldBeArchived = false

  /// Whether the constraint counts.
  open var isActive: Bool {
    get { activity.host != nil }
    set { if newValue { activate(in: nil) } else { deactivate() } }
  }

  /// The view or guide of the first side.
  public final var firstItem: AnyObject? { first?.item.object }
  /// The view or guide of the second side, if there is one.
  public final var secondItem: AnyObject? { second?.item.object }
  /// What of the first item.
  public final var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  /// What of the second item.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Lets constraints count, all at once.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints count no longer, all at once.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as someone would write it.
  open nonisolated override var description: String { whereViewsAre { "<\(type(of: self)): \(words)>" } }
}
