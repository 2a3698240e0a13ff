import Foundation
import Quoin

/// Changes of one leaf: the same one each time, or another, random one.
var boxChanges: [Benchmark] {
  [textChanges, nothingChanged, firstChanges].flatMap { $0 } + sameSizes + heights
}

private var textChanges: [Benchmark] {
  let (few, many) = (BoxTree.feed(1000), BoxTree.feed(10_000))
  few.layOut()
  many.layOut()
  func touch(_ tree: BoxTree) {
    tree.texts[tree.texts.count / 2].invalidateIntrinsicContentSize()
    tree.root.layoutIfNeeded()
  }

  // A text in the first cell, so that all others are below it.
  let text = many.texts[0]
  let narrow = text.naturalWidth
  let cells = many.root.subviews
  var (step, delta): (Int, CGFloat) = (0, 0)
  return [
    Benchmark(
      "boxes/one text changed, not its size",
      .init("among 1,000 cells") { touch(few) }, .init("among 10,000 cells") { touch(many) }),
    Benchmark(
      "boxes/one text higher, feed-10000", limit: 1,
      .init("moving what is below") {
        delta = delta == 1 ? -1 : 1
        for cell in cells[1...] {
          cell.frame = cell.frame.offsetBy(dx: 0, dy: delta)
        }
      },
      .init("layout") {
        step += 1
        text.naturalWidth = step % 2 == 0 ? narrow : 1000
        text.invalidateIntrinsicContentSize()
        many.layOut()
      }),
  ]
}

private var nothingChanged: [Benchmark] {
  let many = BoxTree.feed(10_000)
  many.layOut()
  var count = 0
  return [
    Benchmark(
      "boxes/nothing changed, feed-10000",
      .init("one store") { count += 1 }, .init("layoutIfNeeded") { many.root.layoutIfNeeded() })
  ]
}

/// A change in each of 1,000 cells, after all of them got another width and once more.
private var firstChanges: [Benchmark] {
  let (first, again) = (BoxTree.feed(10_000), BoxTree.feed(10_000))
  func changeTexts(of tree: BoxTree) {
    // Of each tenth cell.
    for index in stride(from: 0, to: tree.texts.count, by: 25) {
      tree.texts[index].invalidateIntrinsicContentSize()
      tree.root.layoutIfNeeded()
    }
  }
  again.layOut()
  changeTexts(of: again)
  return [
    Benchmark(
      "boxes/first change in each cell after another width, feed-10000", limit: 5,
      .init("further changes") { changeTexts(of: again) },
      .init(
        "first changes",
        prepare: { for width in [320, 414, BoxTree.width] { first.layOut(width: width) } }
      ) { changeTexts(of: first) })
  ]
}

// MARK: Another leaf each time

/// A tree and the leaves in it that change.
private final class ChangingTree {
  let tree: BoxTree
  let leaves: [UIView]
  /// The root's subviews, which hold a leaf each or are the leaves.
  let cells: [UIView]
  private var generator = SystemRandomNumberGenerator()

  init(_ tree: BoxTree, leaves: [UIView]) {
    (self.tree, self.leaves, cells) = (tree, leaves, tree.root.subviews)
    tree.layOut()
  }

  /// One column of leaves of fixed height.
  static func flat(_ count: Int) -> ChangingTree {
    let tree = BoxTree.flat(count)
    return ChangingTree(tree, leaves: tree.root.subviews)
  }

  /// One column of texts.
  static func texts(_ count: Int) -> ChangingTree {
    let tree = BoxTree(root: LMColumnView(spacing: 0))
    for index in 0..<count { tree.root.addSubview(BoxTextLeaf(cell: index, line: 0)) }
    return ChangingTree(tree, leaves: tree.root.subviews)
  }

  /// A feed, whose texts change.
  static func feedOfTexts(_ count: Int) -> ChangingTree {
    let tree = BoxTree.feed(count)
    return ChangingTree(tree, leaves: tree.texts)
  }

  /// A feed, whose pictures change: each decides how high its cell is.
  static func feed(_ count: Int) -> ChangingTree {
    let tree = BoxTree.feed(count)
    let pictures = tree.root.subviews.map { $0.subviews[0] }
    for picture in pictures { picture.height = 100 }
    return ChangingTree(tree, leaves: pictures)
  }

  func randomIndex() -> Int { Int.random(in: 0..<leaves.count, using: &generator) }

  /// Tells that a leaf has changed, though it measures the same.
  func touchALeaf() {
    leaves[randomIndex()].invalidateIntrinsicContentSize()
    tree.root.layoutIfNeeded()
  }

  /// Makes a leaf a point higher or lower.
  func stretchALeaf() {
    let leaf = leaves[randomIndex()]
    leaf.height += leaf.height < 2 || Bool.random(using: &generator) ? 1 : -1
    tree.layOut()
  }

  /// Moves what is below a leaf, as somebody would who knows that this is enough.
  func moveWhatIsBelowALeaf() {
    let delta: CGFloat = Bool.random(using: &generator) ? 1 : -1
    for cell in cells[randomIndex()...].dropFirst() { cell.frame = cell.frame.offsetBy(dx: 0, dy: delta) }
  }
}

private var sameSizes: [Benchmark] {
  [
    ("flat-1000", ChangingTree.flat(1000)), ("flat-10000", .flat(10_000)), ("feed-10000", .feed(10_000)),
    ("texts-1000", .texts(1000)), ("texts-10000", .texts(10_000)), ("feed-texts-10000", .feedOfTexts(10_000)),
  ].map { name, tree in
    // The limit stands for 5 microseconds: a hundred times what it takes to ask a tree in which nothing has changed.
    Benchmark(
      "boxes/a random leaf changed, not its size, \(name)", limit: 250,
      .init("nothing changed") { tree.tree.root.layoutIfNeeded() },
      .init("a leaf") { tree.touchALeaf() })
  }
}

private var heights: [Benchmark] {
  [
    ("flat-1000", ChangingTree.flat), ("flat-10000", ChangingTree.flat), ("feed-10000", ChangingTree.feed),
  ].map { name, make in
    let count = name == "flat-1000" ? 1000 : 10_000
    let (byHand, laidOut) = (make(count), make(count))
    return Benchmark(
      "boxes/a random leaf higher, \(name)", limit: 0.25,
      .init("moving what is below") { byHand.moveWhatIsBelowALeaf() },
      .init("layout") { laidOut.stretchALeaf() })
  }
}
