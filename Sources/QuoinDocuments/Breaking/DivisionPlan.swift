import Foundation
import QuoinViews

private let tolerance = PageRoom.tolerance

/// What goes where when a view is divided between its subviews. Places are the view's own.
struct DivisionPlan {
  private let view: UIView
  private let content: DividedContent
  /// What stays, whole or in part.
  private var staying: [(view: UIView, frame: CGRect, division: PageDivision?)] = []
  /// What goes over whole and may stand beside something that is divided.
  private var going: [(view: UIView, frame: CGRect)] = []
  /// What goes over whole and stands below all that stays.
  private let below: ArraySlice<UIView>
  /// Where those stand, unless they stand in a rest already: as soon as something in the view is divided, the view may lay out
  /// anew what is left in it.
  private let placesBelow: [CGRect]
  /// Where what goes over whole begins.
  private let start: CGFloat
  private let top: CGFloat
  private let bottom: CGFloat
  private let cut: CGFloat
  /// How high the part is that stays, in points.
  let height: CGFloat
  /// Where the rest begins, if something in it says so.
  let next: PageBreak
  /// How high something is that stays although no page has room for it, in points.
  let tooHigh: CGFloat?

  init?(of view: UIView, _ content: DividedContent, in room: PageRoom) {
    (self.view, self.content) = (view, content)
    let clones = view.keepsPaddingOnPages
    let origin = view.bounds.minY
    (top, bottom) = (clones ? content.padding.top : 0, content.padding.bottom)
    let end = origin + room.height - (clones ? content.padding.bottom : 0)
    let forced = content.forcedBreak(upTo: end + tolerance)
    let children: [UIView]
    (children, below) = content.parted(at: (forced?.place ?? end) + tolerance)
    var cut = DivisionCut(
      children, hasMore: !below.isEmpty, top: origin + content.padding.top, place: forced?.place ?? end,
      in: room)
    cut.settle()
    placesBelow = (view as? PagePartView)?.isRest == true ? [] : below.map(\.frame)
    if cut.place == forced?.place {
      next = forced?.kind ?? .auto
    } else {
      next = .auto
      if content.isInOrder, !cut.keepWithNext() { return nil }
    }
    var lowest = origin
    for child in children {
      if let division = cut.divisions[ObjectIdentifier(child)] {
        staying.append((child, child.frame, division))
        lowest = max(lowest, child.frame.minY + division.height)
      } else if cut.keeps(child) {
        staying.append((child, child.frame, nil))
        lowest = max(lowest, child.frame.maxY)
      } else {
        going.append((child, child.frame))
      }
    }
    let isDivided = !cut.divisions.isEmpty
    guard !staying.isEmpty, !going.isEmpty || !below.isEmpty || isDivided, lowest - origin > tolerance
    else { return nil }
    height = lowest - origin + (clones ? content.padding.bottom : 0)
    tooHigh = cut.tooHigh(below: end)
    // What no page has room for reaches below the cut, and so does the part that it stands in.
    let deepest = staying.lazy.compactMap { _, frame, division in division.map { frame.minY + $0.height } }
      .max()
    self.cut = max(cut.place, deepest ?? cut.place)
    // What is between the last that stays and the first that goes over falls away.
    let first = (going.map(\.frame) + below.prefix(1).map(\.frame)).map(\.minY).min() ?? self.cut
    start = isDivided ? min(self.cut, first) : first
  }

  /// Moves the subviews into two views that look as the divided one does. What was a rest already remains one, without what
  /// stays here.
  func divide() -> (part: UIView, rest: UIView) {
    let role = view.dividedRole
    let origin = view.bounds.minY
    let old = (view as? PagePartView).flatMap { $0.isRest ? $0 : nil }
    let part = PagePartView(of: view, openTop: false, openBottom: true, role: role)
    part.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    part.bounds.origin.x = view.bounds.minX
    var rests: [(view: UIView, x: CGFloat, bottom: CGFloat, slack: CGFloat)] = []
    for (child, frame, division) in staying {
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
    rest.bounds.origin = CGPoint(x: view.bounds.minX, y: start - slack - top)
    var end = start - slack
    for (index, second) in rests.enumerated() {
      let place = CGRect(origin: CGPoint(x: second.x, y: start - slack), size: second.view.bounds.size)
      rest.add(second.view, at: place, index: index)
      end = max(end, place.maxY)
    }
    for (child, frame) in going {
      let own = rests.filter { frame.minY >= $0.bottom - tolerance }.map(\.slack).max() ?? 0
      let place = frame.offsetBy(dx: 0, dy: own - slack)
      if child.superview !== rest || place != frame { rest.add(child, at: place) }
      end = max(end, place.maxY)
    }
    if old == nil {
      for (child, place) in zip(below, placesBelow) { rest.add(child, at: place) }
    }
    end = max(end, below.last?.frame.maxY ?? end)
    rest.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: end - rest.bounds.minY + bottom)
    rest.content = DividedContent(rests.map(\.view) + going.map(\.view), below, of: content, top: top)
    return (part, rest)
  }
}
