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
    let content = (self as? PagePartView)?.content ?? DividedContent(of: self, but: frame)
    let plan = content.flatMap { DivisionPlan(of: self, $0, in: room) }
    return plan.map { plan in PageDivision(height: plan.height) { plan.divide() } }
  }
}

/// What stands in a view that is divided. A long list is divided once for each page, so that a rest keeps what is known of
/// it: no division looks at more than stands on its page.
struct DividedContent {
  /// Those that stand above all others, or beside each other.
  private let first: [UIView]
  private let others: ArraySlice<UIView>
  /// Whether each begins and ends no higher than the ones before.
  private let isInOrder: Bool
  /// The room above the first and below the last, in points.
  let padding: (top: CGFloat, bottom: CGFloat)

  /// All that is seen in a view.
  ///
  /// - Parameter frame: A subview that is no content, but draws around it.
  init?(of view: UIView, but frame: UIView?) {
    let children = view.subviews.filter { $0 !== frame && !$0.isHidden && $0.bounds.height > 0 }
    let frames = children.map(\.frame)
    guard let top = frames.map(\.minY).min(), let bottom = frames.map(\.maxY).max() else { return nil }
    isInOrder = Self.areInOrder(frames)
    (first, others) = ([], children[...])
    padding = (max(0, top - view.bounds.minY), max(0, view.bounds.maxY - bottom))
  }

  /// What is left of other content.
  ///
  /// - Parameter top: The room above the first, in points.
  fileprivate init(_ first: [UIView], _ others: ArraySlice<UIView>, of content: DividedContent, top: CGFloat)
  {
    (self.first, self.others) = (first, others)
    isInOrder = content.isInOrder && Self.areInOrder((first + others.prefix(1)).map(\.frame))
    padding = (top, content.padding.bottom)
  }

  private static func areInOrder(_ frames: [CGRect]) -> Bool {
    zip(frames.dropFirst(), frames).allSatisfy { $1.minY <= $0.minY && $1.maxY <= $0.maxY }
  }

  /// Those that begin above a place or beside others that do, and those that stand below all of these.
  fileprivate func parted(at place: CGFloat) -> (above: [UIView], below: ArraySlice<UIView>) {
    guard isInOrder else { return (first + others, []) }
    var end = max(place, first.map(\.frame.maxY).max() ?? place)
    let more = others.prefix { child in
      let frame = child.frame
      guard frame.minY <= end - tolerance || frame.minY <= place else { return false }
      end = max(end, frame.maxY)
      return true
    }
    return (first + more, others.dropFirst(more.count))
  }
}

/// What goes where when a view is divided between its subviews. Places are the view's own.
private struct DivisionPlan {
  private let view: UIView
  private let content: DividedContent
  /// What stays, whole or in part.
  private var staying: [(view: UIView, division: PageDivision?)] = []
  /// What goes over whole and may stand beside something that is divided.
  private var going: [UIView] = []
  /// What goes over whole and stands below all that stays.
  private let below: ArraySlice<UIView>
  /// Where what goes over whole begins.
  private let start: CGFloat
  private let top: CGFloat
  private let bottom: CGFloat
  private let cut: CGFloat
  /// How high the part is that stays, in points.
  let height: CGFloat

  init?(of view: UIView, _ content: DividedContent, in room: PageRoom) {
    (self.view, self.content) = (view, content)
    let clones = view.pageRules.decorationBreak == .clone
    let origin = view.bounds.minY
    (top, bottom) = (clones ? content.padding.top : 0, content.padding.bottom)
    var cut = origin + room.height - (clones ? content.padding.bottom : 0)
    let children: [UIView]
    (children, below) = content.parted(at: cut + tolerance)
    var divisions: [ObjectIdentifier: PageDivision] = [:]
    var isSettled = false
    while !isSettled {
      isSettled = true
      divisions = [:]
      for child in children
      where child.frame.minY < cut - tolerance && child.frame.maxY > cut + tolerance {
        var inner = room
        (inner.width, inner.height) = (child.frame.width, cut - child.frame.minY)
        inner.isWholePage =
          room.isWholePage && child.frame.minY <= origin + content.padding.top + tolerance
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
    var end = origin
    for child in children {
      if let division = divisions[ObjectIdentifier(child)] {
        staying.append((child, division))
        end = max(end, child.frame.minY + division.height)
      } else if child.frame.maxY <= cut + tolerance {
        staying.append((child, nil))
        end = max(end, child.frame.maxY)
      } else {
        going.append(child)
      }
    }
    guard !staying.isEmpty, !going.isEmpty || !below.isEmpty || !divisions.isEmpty, end - origin > tolerance
    else { return nil }
    height = end - origin + (clones ? content.padding.bottom : 0)
    // What is between the last that stays and the first that goes over falls away.
    start = divisions.isEmpty ? (going + below.prefix(1)).map(\.frame.minY).min() ?? cut : cut
  }

  /// Moves the subviews into two views that look as the divided one does. What was a rest already remains one, without what
  /// stays here.
  func divide() -> (part: UIView, rest: UIView) {
    let role = view.dividedRole
    let origin = view.bounds.minY
    let old = (view as? PagePartView).flatMap { $0.isRest ? $0 : nil }
    let part = PagePartView(of: view, openTop: false, openBottom: true, role: role)
    part.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    var rests: [(view: UIView, x: CGFloat, bottom: CGFloat, slack: CGFloat)] = []
    for (child, division) in staying {
      let frame = child.frame
      guard let division else {
        part.add(child, at: frame.offsetBy(dx: 0, dy: -origin))
        continue
      }
      let (first, second) = division.divide()
      if child.superview === old, child !== first, child !== second { child.removeFromSuperview() }
      part.add(
        first, at: CGRect(origin: CGPoint(x: frame.minX, y: frame.minY - origin), size: first.bounds.size))
      // A part is no higher than the cut, so that the rest may be higher than what was below it.
      rests.append((second, frame.minX, frame.maxY, max(0, second.bounds.height - (frame.maxY - cut))))
    }
    // The rest begins so far above the cut, and what does not stand below the one that needs it comes nearer.
    let slack = rests.map(\.slack).max() ?? 0
    let rest = old ?? PagePartView(of: view, openTop: true, openBottom: false, role: role)
    // Places are kept, so that what stands below need not be moved.
    rest.bounds.origin.y = start - slack - top
    var end = start - slack
    for (index, second) in rests.enumerated() {
      let place = CGRect(origin: CGPoint(x: second.x, y: start - slack), size: second.view.bounds.size)
      rest.add(second.view, at: place, index: index)
      end = max(end, place.maxY)
    }
    for child in going {
      let frame = child.frame
      let own = rests.filter { frame.minY >= $0.bottom - tolerance }.map(\.slack).max() ?? 0
      let place = frame.offsetBy(dx: 0, dy: own - slack)
      if child.superview !== rest || place != frame { rest.add(child, at: place) }
      end = max(end, place.maxY)
    }
    if old == nil {
      for child in below { rest.add(child, at: child.frame) }
    }
    end = max(end, below.last?.frame.maxY ?? end)
    rest.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: end - rest.bounds.minY + bottom)
    rest.content = DividedContent(rests.map(\.view) + going, below, of: content, top: top)
    return (part, rest)
  }
}
