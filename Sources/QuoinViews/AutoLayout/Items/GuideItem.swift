import Foundation
import QuoinGraphics

/// A layout guide as constraints know it.
final class GuideItem: LayoutItem {
  // The guide tells when it goes, so that this never dangles.
  private unowned(unsafe) var storedGuide: UILayoutGuide?
  var guide: UILayoutGuide? { storedGuide }

  private init(_ guide: UILayoutGuide) { storedGuide = guide }

  /// The item of a guide, made with the first constraint that speaks of it.
  static func of(_ guide: UILayoutGuide) -> GuideItem {
    if let known = guide.tie as? GuideItem { return known }
    let item = GuideItem(guide)
    guide.tie = item
    return item
  }

  override var object: AnyObject? { storedGuide }
  override var viewItem: ViewItem? { storedGuide?.owningView.map(ViewItem.of) }
  override var followsSize: Bool { storedGuide?.source == .readable }

  override var words: String {
    guard let guide = storedGuide else { return "a guide that is gone" }
    let owner = guide.owningView?.nameInMessages
    guard guide.source == .owner else { return (owner.map { "\($0)." } ?? "") + guide.source.name }
    let name = guide.identifier.isEmpty ? "guide" : guide.identifier
    return owner.map { "\(name) of \($0)" } ?? name
  }

  /// Whether the guide has a rectangle of its own, which constraints decide.
  var isFree: Bool { storedGuide?.source == .owner }

  override func ownerIsGone() {
    leaveView()
    storedGuide = nil
  }

  override func ownerWillLeave() { leaveView() }

  /// Lets go of all constraints on the guide.
  private func leaveView() {
    guard let item = storedGuide?.owningView.flatMap(ViewItem.known) else { return }
    for constraint in item.held + item.passing {
      var isConcerned = false
      constraint.forEachItem { if $0 === self { isConcerned = true } }
      if isConcerned { constraint.deactivate() }
    }
    item.engine?.lose(self)
    item.forget(self)
  }
}
