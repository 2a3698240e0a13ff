import Foundation
import Synchronization
import Testing

@testable import QuoinViews

@Suite("The hierarchy of views")
struct HierarchyTests {
  private func named(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    return view
  }

  private func order(_ view: UIView) -> String {
    view.subviews.compactMap(\.accessibilityIdentifier).joined(separator: " ")
  }

  @Test("Views are added, inserted, exchanged and moved to the front and the back")
  func order() {
    let box = UIView()
    let (a, b, c) = (named("a"), named("b"), named("c"))
    box.addSubview(a)
    box.addSubview(c)
    box.insertSubview(b, at: 1)
    #expect(order(box) == "a b c")
    box.bringSubviewToFront(a)
    #expect(order(box) == "b c a")
    box.sendSubviewToBack(c)
    #expect(order(box) == "c b a")
    box.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order(box) == "a b c")
    box.insertSubview(a, aboveSubview: b)
    #expect(order(box) == "b a c")
    box.insertSubview(c, belowSubview: b)
    #expect(order(box) == "c b a")
    let d = named("d")
    box.insertSubview(d, belowSubview: a)
    #expect(order(box) == "c b d a")
    box.addSubview(c)
    #expect(order(box) == "b d a c")
  }

  @Test("A view has one superview, and none when removed or when that is gone")
  func superview() {
    let (first, view) = (UIView(), UIView())
    first.addSubview(view)
    do {
      let second = UIView()
      second.addSubview(view)
      #expect(first.subviews.isEmpty)
      #expect(view.superview === second)
    }
    #expect(view.superview == nil)
    first.addSubview(view)
    view.removeFromSuperview()
    #expect(view.superview == nil && first.subviews.isEmpty)
  }

  @Test("A view is not put into itself")
  func cycle() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let sentences = Mutex<[String]>([])
    ViewMisuse.withTaskHandler({ misuse in sentences.withLock { $0.append(misuse.description) } }) {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }
    #expect(outer.superview == nil)
    #expect(inner.subviews.isEmpty)
    let sentence = "\(outer) is added to itself, or to a view that stands in it"
    #expect(sentences.withLock { $0 } == [sentence, sentence])
  }

  @Test("Hooks are told of moves in UIKit's order")
  func hooks() {
    final class Told: UIView {
      var log: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        log.append(newSuperview == nil ? "will leave" : "will join")
      }
      override func didMoveToSuperview() { log.append(superview == nil ? "left" : "joined") }
      override func willMove(toWindow newWindow: UIWindow?) {
        log.append(newWindow == nil ? "will leave window" : "will join window")
      }
      override func didMoveToWindow() { log.append(window == nil ? "left window" : "joined window") }
    }
    let window = UIWindow(frame: .zero)
    let (box, view) = (UIView(), Told())
    box.addSubview(view)
    window.addSubview(box)
    view.removeFromSuperview()
    #expect(
      view.log == [
        "will join", "joined", "will join window", "joined window", "will leave", "will leave window", "left",
        "left window",
      ])
  }

  @Test("Views are found by tag, and know their ancestors")
  func finding() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.tag = 7
    #expect(root.viewWithTag(7) === leaf)
    #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !root.isDescendant(of: leaf))
    #expect(leaf.next === middle)
  }

  @Test("A tree of 100,000 nested views is released without recursion")
  func deep() {
    weak var last: UIView?
    do {
      let root = UIView()
      var innermost = root
      var chain = [root]
      for _ in 0..<100_000 {
        let view = UIView()
        chain.append(view)
        innermost = view
      }
      // From the inside out, so that no insertion has to walk up a long chain.
      for index in stride(from: chain.count - 2, through: 0, by: -1) {
        chain[index].children = [chain[index + 1]]
      }
      last = innermost
    }
    #expect(last == nil)
  }

  @Test("What was attached to a view is found by its type")
  func attachments() {
    final class Note {
      let text: String
      init(_ text: String) { self.text = text }
    }
    let view = UIView()
    #expect(view.attachment(Note.self) == nil)
    view.setAttachment(Note("first"))
    view.setAttachment(Note("second"))
    #expect(view.attachment(Note.self)?.text == "second")
    view.removeAttachment(Note.self)
    #expect(view.attachment(Note.self) == nil)
  }
}
