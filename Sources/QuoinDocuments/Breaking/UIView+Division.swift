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
    guard let top = children.map(\.frame.minY).min(), let bottom = children.map(\.frame.maxY).max() else {
      return nil
    }
    let plan = DivisionPlan(
      of: self, children, padding: (max(0, top), max(0, bounds.height - bottom)), in: room)
    return plan.map { plan in PageDivision(height: plan.height) { plan.divide() } }
  }
}

/// What goes where when a view is divided between its subviews.
private struct DivisionPlan {
  private let view: UIView
  /// What stays, whole or in part.
  private var staying: [(view: UIView, division: PageDivision?)] = []
  /// What goes over whole, with its place in the rest.
  private var going: [(view: UIView, frame: CGRect)] = []
  /// The tops of the rests of what is divided.
  private let top: CGFloat
  private let bottom: CGFloat
  private let cut: CGFloat
  /// How high the part is that stays, in points.
  let height: CGFloat

  init?(of view: UIView, _ children: [UIView], padding: (top: CGFloat, bottom: CGFloat), in room: PageRoom) {
    self.view = view
    let clones = view.pageRules.decorationBreak == .clone
    (top, bottom) = (clones ? padding.top : 0, padding.bottom)
    var cut = room.height - (clones ? padding.bottom : 0)
    var divisions: [ObjectIdentifier: PageDivision] = [:]
    var isSettled = false
    while !isSettled {
      isSettled = true
      divisions = [:]
      for child in children
      where child.frame.minY < cut - tolerance && child.frame.maxY > cut + tolerance {
        var inner = room
        (inner.width, inner.height) = (child.frame.width, cut - child.frame.minY)
        inner.isWholePage = room.isWholePage && child.frame.minY <= padding.top + tolerance
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
    var over: [UIView] = []
    for child in children {
      if let division = divisions[ObjectIdentifier(child)] {
        staying.append((child, division))
        height = max(height, child.frame.minY + division.height)
      } else if child.frame.maxY <= cut + tolerance {
        staying.append((child, nil))
        height = max(height, child.frame.maxY)
      } else {
        over.append(child)
      }
    }
    guard !staying.isEmpty, !over.isEmpty || !divisions.isEmpty, height > tolerance else { return nil }
    self.height = height + (clones ? padding.bottom : 0)
    // What is between the last that stays and the first that goes over falls away.
    let start = divisions.isEmpty ? over.map(\.frame.minY).min() ?? cut : cut
    going = over.map { ($0, $0.frame.offsetBy(dx: 0, dy: top - start)) }
  }

  /// Moves the subviews into two views that look as the divided one does.
  func divide() -> (part: UIView, rest: UIView) {
    let role = view.dividedRole
    let part = PagePartView(of: view, openTop: false, openBottom: true, role: role)
    let rest = PagePartView(of: view, openTop: true, openBottom: false, role: role)
    part.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    var (going, end) = (going, top)
    for (child, division) in staying {
      let frame = child.frame
      guard let division else {
        part.add(child, at: frame)
        continue
      }
      let (first, second) = division.divide()
      part.add(first, at: CGRect(origin: frame.origin, size: first.bounds.size))
      let place = CGRect(origin: CGPoint(x: frame.minX, y: top), size: second.bounds.size)
      rest.add(second, at: place)
      end = max(end, place.maxY)
      // A part is no higher than the cut, so that the rest may be higher than what was below it.
      let slack = second.bounds.height - (frame.maxY - cut)
      guard slack > 0 else { continue }
      for index in going.indices where self.going[index].frame.minY >= frame.maxY - cut + top - tolerance {
        let moved = self.going[index].frame.minY + slack
        going[index].frame.origin.y = max(going[index].frame.minY, moved)
      }
    }
    for (child, frame) in going {
      rest.add(child, at: frame)
      end = max(end, frame.maxY)
    }
    rest.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: end + bottom)
    return (part, rest)
  }
}
