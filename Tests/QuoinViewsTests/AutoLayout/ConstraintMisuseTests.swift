import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Constraints that cannot be")
struct ConstraintMisuseTests {
  private let root = UIView(frame: rect(0, 0, 100, 100))
  private let other = UIView()

  @Test("Items of two trees have nothing to do with each other")
  func trees() {
    let constraint = root.leftAnchor.constraint(equalTo: other.leftAnchor)
    let said = sentences { constraint.isActive = true }
    #expect(said.count == 1)
    #expect(said.first?.contains("no view holds both of its items") == true)
    #expect(said.first?.contains("(ConstraintMisuseTests.swift:") == true)
    #expect(!constraint.isActive)
  }

  @Test("A number that is none is not taken")
  func numbers() {
    let constraint = root.widthAnchor.constraint(equalToConstant: 5)
    let said = sentences {
      constraint.constant = .nan
      constraint.priority = UILayoutPriority(.infinity)
      _ = root.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: .infinity)
    }
    #expect(said.count == 3)
    #expect(said.count { $0.contains("no number to lay out with") } == 2)
    #expect(constraint.constant == 5)
    #expect(constraint.priority == .required)
  }

  @Test(
    "Priorities are above 0 and at most 1000", arguments: [-1, 0, 1000.5, 1_200, .infinity, .nan] as [Float])
  func priorities(value: Float) {
    let constraint = root.widthAnchor.constraint(equalToConstant: 5)
    constraint.priority = .defaultHigh
    root.setContentHuggingPriority(.defaultHigh, for: .vertical)
    root.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let said = sentences {
      constraint.priority = UILayoutPriority(value)
      if value == 0 { return }
      root.setContentHuggingPriority(UILayoutPriority(value), for: .vertical)
      root.setContentCompressionResistancePriority(UILayoutPriority(value), for: .horizontal)
    }
    #expect(said.count == (value == 0 ? 1 : 3))
    #expect(said.allSatisfy { $0.contains("priorities are above 0 and at most 1000") })
    #expect(said.first?.contains("“UIView.width = 5") == true)
    #expect(constraint.priority == .defaultHigh)
    #expect(root.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(root.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
  }

  @Test("The ends of priorities are taken")
  func priorityEnds() {
    let constraint = root.widthAnchor.constraint(equalToConstant: 5)
    let said = sentences {
      constraint.priority = UILayoutPriority(0.5)
      constraint.priority = .required
      root.setContentHuggingPriority(UILayoutPriority(0), for: .vertical)
      root.setContentHuggingPriority(.required, for: .horizontal)
    }
    #expect(said == [])
    #expect(root.contentHuggingPriority(for: .vertical).rawValue == 0)
  }

  @Test("Work on constraints has an end, which is told once and in one sentence")
  func endless() {
    var above = root.topAnchor
    for step in 0..<12 {
      let view = free(UIView(), in: root)
      let near = view.topAnchor.constraint(equalTo: above, constant: 300)
      near.priority = UILayoutPriority(Float(100 + step))
      NSLayoutConstraint.activate([
        near, view.topAnchor.constraint(greaterThanOrEqualTo: above, constant: 8),
        view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      ])
      above = view.topAnchor
    }
    let system = ViewItem.known(root)?.engine?.system
    system?.pivotLimit = -10_000
    let said = sentences { root.layoutIfNeeded() }
    #expect(said.count == 1)
    #expect(said.first?.contains("constraints within UIView hang together in so many ways") == true)
    #expect(system?.isSettled == false)
    #expect(
      sentences {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      } == [])
    system?.pivotLimit = 20_000
    root.frame.size.height = 101
    #expect(sentences { root.layoutIfNeeded() } == [])
    #expect(system?.isSettled == true)
    #expect(root.subviews.last.map { $0.frame.minY >= 96 && $0.frame.maxY <= 101 } == true)
  }

  @Test("What is active stays where it is, and may be activated again there")
  func twice() {
    let view = free(UIView(), in: root)
    let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    #expect(sentences { constraint.isActive = true } == [])
    let window = UIWindow()
    window.addSubview(root)
    #expect(sentences { window.addConstraint(constraint) }.first?.contains("active already") == true)
    #expect(root.constraints == [constraint])
    window.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
    window.addConstraint(constraint)
    #expect(window.constraints == [constraint])
    #expect(sentences { other.addConstraint(view.topAnchor.constraint(equalTo: root.topAnchor)) }.count == 1)
  }

  @Test("Edges need edges of their kind, and a guide needs a view")
  func kinds() {
    let view = free(UIView(), in: root)
    func make(_ one: NSLayoutConstraint.Attribute, _ item: Any?, _ two: NSLayoutConstraint.Attribute)
      -> [String]
    {
      sentences {
        NSLayoutConstraint(
          item: view, attribute: one, relatedBy: .equal, toItem: item, attribute: two, multiplier: 1,
          constant: 0
        ).isActive = true
      }
    }
    #expect(make(.left, nil, .notAnAttribute).first?.contains("an edge needs another edge") == true)
    #expect(make(.left, root, .width).first?.contains("have nothing to do with each other") == true)
    #expect(make(.height, root, .bottom).first?.contains("have nothing to do with each other") == true)
    #expect(make(.left, "root", .left).first?.contains("String") == true)
    #expect(make(.width, root, .height) == [])
    let guide = UILayoutGuide()
    #expect(sentences { guide.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }.count == 1)
    root.addLayoutGuide(guide)
    #expect(sentences { guide.topAnchor.constraint(equalTo: root.topAnchor).isActive = true } == [])
  }

  @Test("A view that is gone is told of, and nothing else happens")
  func gone() {
    var view: UIView? = UIView()
    let constraint = view?.widthAnchor.constraint(equalToConstant: 3)
    view = nil
    #expect(constraint?.firstItem == nil)
    #expect(sentences { constraint?.isActive = true }.first?.contains("is gone") == true)
  }

  @Test("Methods can be handed around")
  func references() {
    let views = (0..<2).map { _ in free(UIView(), in: root) }
    let made = views.map(\.leftAnchor).map(root.leftAnchor.constraint(equalTo:))
    let widths = [10, 20].map(views[0].widthAnchor.constraint(equalToConstant:))
    #expect(made.map(\.secondItem).elementsEqual(views, by: ===))
    #expect(widths.map(\.constant) == [10, 20])
    #expect(made[0].sourcePlace == nil)
    let called = views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 2.5)
    #expect(called.sourcePlace?.description.hasPrefix("ConstraintMisuseTests.swift:") == true)
    #expect(called.sourcePlace?.line == #line - 2)
    #expect(views[0].widthAnchor.constraint(equalToConstant: 2.5).sourcePlace != nil)
  }
}
