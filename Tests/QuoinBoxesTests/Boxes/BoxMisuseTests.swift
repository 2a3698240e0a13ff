import QuoinViews
import Synchronization
import Testing

@testable import QuoinBoxes

struct BoxMisuseTests {
  @Test func lengthsThatAreNoneMoveNothing() {
    let leaf = StubLeaf(30, 10)
    (leaf.width, leaf.height, leaf.weight) = (20, 12, 2)
    let row = LMRowView(margin: 3, spacing: 4, leaf, StubLeaf(9, 9))
    let frames = row.frames(in: 100, 40)
    let name = "\(leaf)"
    let sentences = misuse {
      leaf.width = .infinity
      leaf.width = -1
      leaf.height = -.infinity
      leaf.height = -0.5
      leaf.weight = .infinity
      row.spacing = .infinity
      row.topMargin = .infinity
      row.trailingMargin = .nan
    }
    #expect(
      sentences == [
        "A width of inf for \(name) is infinite or below 0, so it is left as it was",
        "A width of -1.0 for \(name) is infinite or below 0, so it is left as it was",
        "A height of -inf for \(name) is infinite or below 0, so it is left as it was",
        "A height of -0.5 for \(name) is infinite or below 0, so it is left as it was",
        "A weight of inf for \(name) is no finite number, so it is left as it was",
        "A spacing of inf for \(row) is no finite number, so it is left as it was",
        "A margin of inf for \(row) is no finite number, so it is left as it was",
        "A margin of nan for \(row) is no finite number, so it is left as it was",
      ])
    row.layoutIfNeeded()
    #expect(row.subviewFrames == frames && leaf.width == 20 && leaf.height == 12 && leaf.weight == 2)
    #expect(row.spacing == 4 && row.topMargin == 3)
  }

  @Test func paddingsThatAreNoneMoveNothing() {
    let (leaf, root) = (StubLeaf(30, 10), LMRootView())
    root.addSubview(leaf)
    (root.topPadding, root.bottomPadding) = (3, 5)
    let frames = root.frames(in: 100, 40)
    let sentences = misuse {
      root.topPadding = .infinity
      root.bottomPadding = .nan
    }
    #expect(
      sentences == [
        "A topPadding of inf for \(root) is no finite number, so it is left as it was",
        "A bottomPadding of nan for \(root) is no finite number, so it is left as it was",
      ])
    #expect(root.frames(in: 100, 40) == frames && root.topPadding == 3 && root.bottomPadding == 5)
  }

  @Test func whatIsNoLengthButNoneIsFine() {
    let (leaf, row) = (StubLeaf(30, 10), LMRowView())
    let sentences = misuse {
      (leaf.width, leaf.height, leaf.weight) = (0, 0, 0)
      (leaf.width, leaf.height, leaf.weight) = (.nan, .nan, .nan)
      row.spacing = -4
      row.spacing = .nan
      row.topMargin = -3
    }
    #expect(sentences.isEmpty && leaf.width.isNaN && row.topMargin == -3)
  }

  @Test func aScrollViewDoesNotHoldWhatItStandsIn() {
    let (content, scroll) = (StubLeaf(30, 10), LMScrollView())
    let outer = LMColumnView(scroll)
    scroll.content = content
    let sentences = misuse {
      scroll.content = outer
      scroll.content = scroll
    }
    #expect(
      sentences == [
        "\(outer) holds \(scroll), so it cannot be its content",
        "\(scroll) holds \(scroll), so it cannot be its content",
      ])
    #expect(scroll.content === content && scroll.superview === outer)
  }

  @Test func aHandlerOfTheProcessHearsWhatNoTaskTakes() async {
    await #expect(processExitsWith: .success) {
      let count = Atomic<Int>(0)
      BoxMisuse.handler = { _ in count.add(1, ordering: .relaxed) }
      let row = LMRowView()
      row.spacing = .infinity
      BoxMisuse.withTaskHandler({ _ in }, { row.spacing = .infinity })
      precondition(count.load(ordering: .relaxed) == 1)
    }
  }
}
