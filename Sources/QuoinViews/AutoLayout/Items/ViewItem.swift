import Foundation
import QuoinConstraints
import QuoinGraphics

/// A view as constraints know it.
final class ViewItem: LayoutItem {
  /// What decides where the view is.
  enum Role {
    /// Others, or nobody: the others of the engine stand in it, and its size is given.
    case root
    /// Its frame and its mask.
    case masked
    /// Constraints alone.
    case free
  }

  // The view tells when it goes, so that this never dangles.
  private unowned(unsafe) var storedView: UIView?
  var view: UIView? { storedView }

  /// The constraints that are installed on the view.
  private(set) var held: [NSLayoutConstraint] = []
  /// The constraints of views around that have to do with the view and with what it stands in.
  private(set) var passing: [NSLayoutConstraint] = []
  /// Whether widths and heights that are said of the view alone tie it to what it stands in.
  private(set) var isHeldByLengths = false
  /// The superview, while such a tie is in force.
  private(set) var lengthHolder: ViewItem?
  /// The guides of the view that constraints speak of.
  private(set) var guides: [GuideItem] = []

  /// Whether somebody has asked for the size by constraints, which is not kept, since it was told last that it may be another one.
  private var wasAsked = false
  /// Whether its size by constraints is being worked out.
  private var isBeingFitted = false
  /// The views within that may stand elsewhere than constraints have them, until the next layout of this one.
  private var unplaced: [ViewItem] = []
  /// Whether the view is among those of its superview.
  private var isUnplaced = false

  /// What the engine knows of the view.
  var state = ViewItemState()
  /// What the view's `layoutSizing` has from constraints.
  var derivedSizing = DerivedSizing()

  private init(_ view: UIView) { storedView = view }

  /// The item of a view, made with the first constraint that speaks of it.
  static func of(_ view: UIView) -> ViewItem {
    if let known = view.rare?.tie as? ViewItem { return known }
    let item = ViewItem(view)
    view.ensureRare().tie = item
    view.constraintMarks.insert(.tied)
    return item
  }

  /// The item of a view of which constraints speak; nothing for others.
  static func known(_ view: UIView) -> ViewItem? {
    view.constraintMarks.contains(.tied) ? view.rare?.tie as? ViewItem : nil
  }

  override var object: AnyObject? { storedView }
  override var viewItem: ViewItem? { storedView == nil ? nil : self }
  override var words: String { storedView?.nameInMessages ?? "a view that is gone" }

  /// Whether constraints have to do with the view and with what it stands in.
  var reachesUp: Bool { isHeldByLengths || !passing.isEmpty }
  /// Whether the frame and the mask say where the view is, rather than constraints or the view that it stands in.
  var goesByMask: Bool {
    guard let view = storedView, view.translatesAutoresizingMaskIntoConstraints else { return false }
    return view.parent?.placesSubview(view) != true
  }
  /// Whether constraints say something of the view's own size, from within or of it alone.
  var saysSize: Bool { !held.isEmpty }

  /// The item of the superview, where it is of the same engine.
  var parent: ViewItem? {
    guard reachesUp, let parent = storedView?.parent, let item = ViewItem.known(parent),
      item.engine === engine
    else { return nil }
    return item
  }

  /// Lets what the view measured count no longer, and tells whoever has asked for it.
  func forgetMeasures() {
    guard let view, wasAsked || !view.measuredSizes.isEmpty && !view.measuredSizes.isStale else { return }
    wasAsked = false
    view.didChange(.content)
  }

  // MARK: Places

  /// Notes that a view within may stand elsewhere than constraints have it.
  func noteUnplaced(_ item: ViewItem) {
    if item.isUnplaced { return }
    item.isUnplaced = true
    unplaced.append(item)
  }

  /// The views within that were noted since this was asked last.
  func takeUnplaced() -> [ViewItem] {
    if unplaced.isEmpty { return [] }
    let taken = unplaced
    unplaced.removeAll()
    for item in taken { item.isUnplaced = false }
    return taken
  }

  // MARK: Constraints

  func know(_ guide: GuideItem) {
    if !guides.contains(where: { $0 === guide }) { guides.append(guide) }
  }

  func forget(_ guide: GuideItem) { guides.removeAll { $0 === guide } }

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.activity.placeInHost = held.count
    held.append(constraint)
    storedView?.markFirstUpdateOfConstraints()
  }

  func release(_ constraint: NSLayoutConstraint) {
    let place = constraint.activity.placeInHost
    let last = held.removeLast()
    if last !== constraint {
      held[place] = last
      last.activity.placeInHost = place
    }
  }

  func pass(_ constraint: NSLayoutConstraint) {
    passing.append(constraint)
    storedView?.markFirstUpdateOfConstraints()
    if !constraint.isOfContainer { tellContainer() }
  }

  /// Lets a container that gives the view its place know that constraints do, too, or no longer.
  private func tellContainer() {
    if let view = storedView, let parent = view.parent, parent.placesSubview(view) {
      parent.setNeedsUpdateConstraints()
    }
  }

  /// Whether constraints say more of the view than lengths that its container obeys anyhow.
  var wantsConstraintsAround: Bool {
    passing.contains { !$0.isOfContainer }
      || held.contains {
        $0.isLength(of: self) && ($0.relation != .equal || $0.storedPriority != .required)
      }
  }

  /// Lets go of one of the constraints that pass by; the last one takes its place.
  func unpass(at place: Int) {
    let constraint = passing[place]
    let last = passing.removeLast()
    if last !== constraint {
      passing[place] = last
      if let step = last.activity.path.firstIndex(where: { $0.item === self }) {
        last.activity.path[step].place = place
      }
    }
    if !reachesUp { engine?.doubt(self) }
    if !constraint.isOfContainer { tellContainer() }
  }

  /// Ties the view to what it stands in, or no longer, where widths or heights are said of it alone.
  func ownLengthsDidChange() {
    updateDerivedSizing()
    tellContainer()
    let parent = storedView?.parent
    var holder: ViewItem?
    if let view = storedView, let parent, !view.translatesAutoresizingMaskIntoConstraints,
      !parent.placesSubview(view), held.contains(where: { $0.isLength(of: self) })
    {
      holder = ViewItem.of(parent)
    }
    if holder === lengthHolder { return }
    lengthHolder = holder
    isHeldByLengths = holder != nil
    if let holder {
      LayoutEngine.join([self, holder], host: holder)?.noteChange()
    } else if !reachesUp {
      engine?.doubt(self)
    }
  }

  // MARK: What the view tells

  override func ownerIsGone() {
    let children = storedView?.children ?? []
    if let engine, engine.root === self { engine.isOver = true }
    // From the end, so that each is the last one of its lists.
    while let constraint = passing.last ?? held.last { constraint.deactivate() }
    lengthHolder = nil
    isHeldByLengths = false
    let engine = engine
    for guide in guides { guide.engine?.lose(guide) }
    guides = []
    engine?.lose(self)
    // What stands in it may live on.
    for child in children {
      if let item = ViewItem.known(child), let engine, item.engine === engine { engine.part(item) }
    }
    storedView = nil
  }

  override func ownerWillLeave() {
    while let constraint = passing.last { constraint.deactivate() }
    lengthHolder = nil
    isHeldByLengths = false
    if let engine, engine.root !== self { engine.part(self) }
  }

  override func ownerPlaceDidChange() {
    ownLengthsDidChange()
    if let engine { engine.markStale(self, .role) }
  }

  override func ownerDidChange(_ aspects: ViewAspects) {
    guard let engine else { return }
    if !aspects.isDisjoint(with: [.content, .fitting]) { engine.markStale(self, .content) }
    if !aspects.isDisjoint(with: .geometry) { geometryDidChange(in: engine) }
  }

  private func geometryDidChange(in engine: LayoutEngine) {
    guard let view = storedView, variables != nil else { return }
    if !engine.isApplying {
      if state.role == .masked { engine.markStale(self, .place) } else { parent?.noteUnplaced(self) }
    }
    if state.boundsOrigin != view.geometry.boundsOrigin || view.insetsFollowFrame {
      engine.markStale(self, .numbers)
    }
  }

  override func surroundingsDidChange() { engine?.markStale(self, .numbers) }

  override func passWillBegin() { liveEngine?.updateIfNeeded() }

  override func ownerWillLayOut() {
    guard let engine = liveEngine else { return }
    if engine.root === self {
      engine.update(during: self)
    } else {
      engine.updateIfNeeded(during: self)
    }
    engine.apply(within: self)
  }

  override func measuredSize(fitting proposal: CGSize) -> CGSize? {
    guard saysSize, let view = storedView else { return nil }
    view.isMeasuredExactly = true
    guard proposal.width.isFinite else {
      return fittingSize(for: .zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }
    // As in a stack of that width: the content's own width, and the height that it has in all of it.
    // What the view measures by itself is kept for nobody while somebody else measures it, who comes to another size.
    let free = CGSize(width: CGFloat.infinity, height: .infinity)
    let natural = view.isMeasuringContent ? view.ownSize(fitting: free) : view.measuredSize(fitting: free)
    let fitting = fittingSize(
      for: CGSize(width: proposal.width, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
    return fitting.map { CGSize(width: min(natural.width, proposal.width), height: $0.height) }
  }

  override func fittingSize(
    for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    guard saysSize, let view, let engine = liveEngine else { return nil }
    if !engine.isTrial { wasAsked = true }
    if isBeingFitted {
      ViewMisuse.report(.fittingWithinItself(view.nameInMessages))
      return .zero
    }
    isBeingFitted = true
    defer { isBeingFitted = false }
    let request = FittingRequest(target: target, horizontal: horizontal, vertical: vertical)
    return engine.root === self ? engine.fit(request) : LayoutEngine.fit(request, apart: self)
  }

  /// The engine, where it has a view that all others stand in: the view alone has one where that went.
  var liveEngine: LayoutEngine? {
    guard let engine, engine.root == nil else { return engine }
    var top = self
    while let next = top.parent { top = next }
    engine.part(top)
    return self.engine
  }
}
