import Foundation
import QuoinBoxes
import QuoinViews

private let tolerance = PageRoom.tolerance

extension UIStackView: PageBreaking {
  public func pageDivision(in room: PageRoom) -> PageDivision? { divisionBetweenSubviews(in: room) }
}

extension LMLayoutView: PageBreaking {
  public func pageDivision(in room: PageRoom) -> PageDivision? { divisionBetweenSubviews(in: room) }
}

extension UIView {
  /// Goes apart between the subviews, and within those that the cut goes through; those beside each other each at their
  /// own height. A subview that cannot be divided goes over with all that is beside it.
  ///
  /// - Parameter frame: A subview that is no content, but draws around it.
  final func divisionBetweenSubviews(in room: PageRoom, but frame: UIView? = nil) -> PageDivision? {
    layoutIfNeeded()
    let children = subviews.filter { $0 !== frame && !$0.isHidden && $0.bounds.height > 0 }
    guard let top = children.lazy.map(\.frame.minY).min(), let bottom = children.lazy.map(\.frame.maxY).max()
    else { return nil }
    let plan = DivisionPlan(
      of: self, children, padding: (max(0, top - bounds.minY), max(0, bounds.maxY - bottom)), in: room)
    return plan.map { plan in PageDivision(height: plan.height) { plan.divide() } }
  }
}

/// What goes where when a view is divided between its subviews.
private struct DivisionPlan {
  private let view: UIView
  /// What stays, whole or in part.
  private var staying: [(view: UIView, division: PageDivision?)] = []
  /// What goes over whole.
  private var going: [UIView] = []
  /// The room in the rest above what is in it, and below.
  private let (top, bottom): (CGFloat, CGFloat)
  /// Where the view is cut, and where what goes over begins, in the view's own coordinates.
  private let (cut, start): (CGFloat, CGFloat)
  /// How high the part is that stays, in points.
  let height: CGFloat

  init?(of view: UIView, _ children: [UIView], padding: (top: CGFloat, bottom: CGFloat), in room: PageRoom) {
    self.view = view
    let clones = view.pageRules.decorationBreak == .clone
    (top, bottom) = (clones ? padding.top : 0, padding.bottom)
    let origin = view.bounds.minY
    var cut = origin + room.height - (clones ? padding.bottom : 0)
    var divisions: [ObjectIdentifier: PageDivision] = [:]
    var isSettled = false
    while !isSettled {
      isSettled = true
      divisions = [:]
      for child in children
      where child.frame.minY < cut - tolerance && child.frame.maxY > cut + tolerance {
        var inner = room
        (inner.width, inner.height) = (child.frame.width, cut - child.frame.minY)
        inner.isWholePage = room.isWholePage && child.frame.minY <= origin + padding.top + tolerance
        if !child.isKeptTogether(in: inner), let division = child.division(in: inner) {
          divisions[ObjectIdentifier(child)] = division
        } else {
          cut = child.frame.minY
          isSettled = false
          break
        }
      }
    }
    self.cut = cut
    var height: CGFloat = 0
    for child in children {
      if let division = divisions[ObjectIdentifier(child)] {
        staying.append((child, division))
        height = max(height, child.frame.minY - origin + division.height)
      } else if child.frame.maxY <= cut + tolerance {
        staying.append((child, nil))
        height = max(height, child.frame.maxY - origin)
      } else {
        going.append(child)
      }
    }
    // What is between the last that stays and the first that goes over falls away.
    start = divisions.isEmpty ? going.lazy.map(\.frame.minY).min() ?? cut : cut
    self.height = height + (clones ? padding.bottom : 0)
    guard !staying.isEmpty, !going.isEmpty || !divisions.isEmpty, height > tolerance else { return nil }
  }

  /// Moves the subviews into two views that look as the divided one does. What is a rest already stays one: to move all that
  /// goes over once more for each page would take the square of their number.
  func divide() -> (part: UIView, rest: UIView) {
    let (role, origin, width) = (view.dividedRole, view.bounds.minY, view.bounds.width)
    let part = PagePartView(of: view, openTop: false, openBottom: true, role: role)
    let known = (view as? PagePartView).flatMap { $0.isRest ? $0 : nil }
    let rest = known ?? PagePartView(of: view, openTop: true, openBottom: false, role: role)
    part.frame = CGRect(x: 0, y: 0, width: width, height: height)
    var (end, slacks) = (start, [(below: CGFloat, slack: CGFloat)]())
    for (child, division) in staying {
      let frame = child.frame.offsetBy(dx: 0, dy: -origin)
      guard let division else {
        part.add(child, at: frame)
        continue
      }
      let (first, second) = division.divide()
      part.add(first, at: CGRect(origin: frame.origin, size: first.bounds.size))
      let place = CGRect(origin: CGPoint(x: frame.minX, y: start), size: second.bounds.size)
      rest.add(second, at: place)
      end = max(end, place.maxY)
      // A part is no higher than the cut, so that the rest may be higher than what was below it.
      let below = frame.maxY + origin
      let slack = second.bounds.height - (below - cut)
      if slack > 0 { slacks.append((below - tolerance, slack)) }
    }
    for child in going {
      let moved = slacks.lazy.filter { child.frame.minY >= $0.below }.map(\.slack).max()
      if let moved { child.frame.origin.y += moved }
      if known == nil { rest.addSubview(child) }
      end = max(end, child.frame.maxY)
    }
    rest.frame = CGRect(x: 0, y: 0, width: width, height: end - start + top + bottom)
    // All that goes over keeps its frame.
    rest.bounds.origin.y = start - top
    return (part, rest)
  }
}
