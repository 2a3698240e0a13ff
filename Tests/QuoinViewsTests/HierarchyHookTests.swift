import Synchronization
import Testing

@testable import QuoinViews

/// What is told of a move moves views itself.
@Suite("Views that move when they are told of a move")
struct HierarchyHookTests {
  private final class Told: UIView {
    var willMove: (UIView?) -> Void = { _ in }
    override func willMove(toSuperview newSuperview: UIView?) {
      // Once: what follows is told as well.
      let work = willMove
      willMove = { _ in }
      work(newSuperview)
    }
  }
  private let told = Told()
  private let first = UIView()
  private let second = UIView()

  @Test("A superview that comes into the view meanwhile does not take it")
  func ring() {
    told.addSubview(UIView())
    told.willMove = { [told] in if let superview = $0 { told.addSubview(superview) } }
    let sentences = Mutex<[String]>([])
    ViewMisuse.withTaskHandler({ misuse in sentences.withLock { $0.append(misuse.description) } }) {
      first.addSubview(told)
    }
    #expect(
      sentences.withLock { $0 } == ["\(told) is added to itself, or to a view that stands in it"])
    #expect(first.superview === told && told.superview == nil && first.subviews.isEmpty)
  }

  @Test("A view that goes elsewhere meanwhile stands in one place")
  func elsewhere() {
    told.willMove = { [told, second] _ in second.addSubview(told) }
    first.addSubview(told)
    #expect(first.subviews == [told] && second.subviews.isEmpty && told.superview === first)
  }

  @Test("A view that goes elsewhere while it is taken out stays there")
  func takenOut() {
    first.addSubview(told)
    told.willMove = { [told, second] _ in second.addSubview(told) }
    told.removeFromSuperview()
    #expect(first.subviews.isEmpty && second.subviews == [told] && told.superview === second)
  }
}
