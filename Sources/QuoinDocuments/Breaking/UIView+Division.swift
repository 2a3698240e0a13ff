import Foundation
import QuoinBoxes
import QuoinResources
import QuoinViews

extension UIStackView: PageBreaking {
  public func pageDivision(in room: PageRoom) -> PageDivision? { divisionBetweenSubviews(in: room) }
}

extension LMLayoutView: PageBreaking {
  public func pageDivision(in room: PageRoom) -> PageDivision? { divisionBetweenSubviews(in: room) }
}

/// A view that is no plain one and goes apart between what is in it all the same.
protocol PageContentHolder: UIView {
  /// Whether it does so now.
  var isDividedOnPages: Bool { get }
}

extension UIView {
  /// How the view can be divided for a room; plain views go apart between what is in them, and classes that say nothing do not.
  final func division(in room: PageRoom) -> PageDivision? {
    guard room.height > 0 else { return nil }
    var room = room
    let known = room.known ?? KnownDivisions()
    room.known = known
    return known.division(of: self, in: room) {
      if let breaking = self as? any PageBreaking { return breaking.pageDivision(in: room) }
      return type(of: self) == UIView.self ? divisionBetweenSubviews(in: room) : nil
    }
  }

  /// Goes apart between the subviews, and within those that the cut goes through; those beside each other each at their
  /// own height. A subview that cannot be divided goes over with all that is beside it.
  final func divisionBetweenSubviews(in room: PageRoom) -> PageDivision? {
    layoutIfNeeded()
    guard let plan = dividedContent.flatMap({ DivisionPlan(of: self, $0, in: room) }) else { return nil }
    var division = PageDivision(height: plan.height) { plan.divide() }
    (division.next, division.tooHigh) = (plan.next, plan.tooHigh)
    return division
  }

  /// What stands in the view, where it goes apart between that.
  final var dividedContent: DividedContent? {
    if let part = self as? PagePartView {
      return part.content ?? DividedContent(of: self, but: part.frameView)
    }
    return isDividedBetweenSubviews ? DividedContent(of: self) : nil
  }

  final var isDividedBetweenSubviews: Bool {
    type(of: self) == UIView.self || self is UIStackView || self is LMLayoutView || self is PagePartView
      || (self as? any PageContentHolder)?.isDividedOnPages == true
  }

  /// Whether the room around what is in it stands on each page.
  final var keepsPaddingOnPages: Bool {
    (self as? PagePartView)?.keepsPadding ?? (self is any PageContentHolder)
      || pageRules.decorationBreak == .clone
  }

  /// Whether the view goes over as a whole although it could be divided.
  final func isKeptTogether(in room: PageRoom) -> Bool {
    ownPageRules?.keepTogether == true && bounds.height <= room.pageHeight
  }
}

/// The divisions that have been found while a view is divided: what is in it is asked again wherever a cut has moved, and
/// that in turn what is in it.
final class KnownDivisions {
  private struct Place: Hashable {
    let view: ObjectIdentifier
    let height: CGFloat
    let isWholePage: Bool
  }

  private var known: [Place: PageDivision?] = [:]

  func division(of view: UIView, in room: PageRoom, find: () -> PageDivision?) -> PageDivision? {
    let place = Place(view: ObjectIdentifier(view), height: room.height, isWholePage: room.isWholePage)
    if let division = known[place] { return division }
    // Who places the view tells that the budget is used up.
    guard BudgetMeter.current?.allows(16) != false else { return nil }
    let division = find()
    known[place] = .some(division)
    return division
  }
}
