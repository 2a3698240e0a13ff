import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("What cannot hold, what is open, and why")
struct ConstraintConflictTests {
  private let root = UIView(frame: rect(0, 0, 320, 480))

  init() { root.accessibilityIdentifier = "root" }

  @Test("A conflict is told once, in words, with places, what is given up and the smallest change")
  func conflict() {
    let view = free(UIView(), in: root, named: "view")
    pin(view, to: root)
    let said = sentences {
      root.layoutIfNeeded()
      view.heightAnchor.constraint(equalToConstant: 44).isActive = true
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(said.count == 1)
    let sentence = said.first ?? ""
    #expect(sentence.contains("“view.height = 44 (ConstraintConflictTests.swift:"))
    #expect(sentence.contains("cannot hold together"))
    #expect(sentence.contains("is given up"))
    #expect(view.frame == root.bounds)
  }

  @Test(
    "Of very many conflicts at once the first are told, and how many more there are", arguments: [20, 21, 60])
  func many(count: Int) {
    for _ in 0..<count {
      let view = free(UIView(), in: root, named: "view")
      for width in [10, 20] { view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    }
    let said = sentences { root.layoutIfNeeded() }
    #expect(said.count == min(count, 21))
    #expect(said.prefix(20).allSatisfy { $0.contains("cannot hold together") })
    if count == 21 {
      #expect(said.last?.hasPrefix("“view.width = 20 (ConstraintConflictTests.swift:") == true)
    }
    if count == 60 {
      #expect(
        said.last?.hasPrefix("40 more constraints within root are given up, the first of them “view.width")
          == true)
    }
  }

  @Test("A mask that is in the way is named, with what to set")
  func mask() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.accessibilityIdentifier = "view"
    root.addSubview(view)
    let said = sentences {
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
      root.layoutIfNeeded()
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("`translatesAutoresizingMaskIntoConstraints = false` on view") == true)
    #expect(view.frame == rect(0, 0, 10, 10))
  }

  @Test("A view is ambiguous as long as something of it is open, and can be moved there")
  func ambiguity() {
    let view = free(SizedView(20, 20), in: root, named: "view")
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX == before.minX)
    #expect(view.frame.minY != before.minY)
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    #expect(view.frame == rect(3, 3, 20, 20))
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame == rect(3, 3, 20, 20))
  }

  @Test("It can be asked why a view is where it is")
  func why() {
    let (left, right) = (
      free(SizedView(50, 20), in: root, named: "left"), free(SizedView(50, 20), in: root, named: "right")
    )
    let gap = right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 8)
    let start = left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16)
    NSLayoutConstraint.activate([
      gap, start, left.topAnchor.constraint(equalTo: root.topAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(right.constraintsAffectingLayout(for: .horizontal).contains(gap))
    #expect(right.constraintsAffectingLayout(for: .horizontal).contains(start))
    #expect(right.constraintsAffectingLayout(for: .vertical).count == 1)
    let reason = right.layoutReason(for: .left)
    #expect(reason?.value == 74)
    #expect(reason?.links.map(\.contribution).reduce(0, +) == 74)
    #expect(
      reason?.links.first?.words.hasPrefix("right.left = left.right + 8 (ConstraintConflictTests.swift:")
        == true)
    #expect(reason?.description.contains("left is at") == true)
    #expect(UIView().layoutReason(for: .left) == nil)
  }
}
