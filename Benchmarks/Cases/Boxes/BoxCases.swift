import Foundation
import Quoin

/// Trees of boxes beside functions that set the same frames by hand.
///
/// Each run of a full layout has a tree of its own that has not been laid out before.
var boxCases: BenchmarkGroup {
  BenchmarkGroup("boxes") { fullLayouts + growth + boxChanges }
}

// MARK: Full layout

private var fullLayouts: [Benchmark] {
  [
    full("flat-1000", limit: 4, { .flat(1000) }) { $0.layOutFlatByHand() },
    full("flat-10000", limit: 4, { .flat(10_000) }) { $0.layOutFlatByHand() },
    full("feed-100", { .feed(100) }) { $0.layOutFeedByHand() },
    full("feed-1000", { .feed(1000) }) { $0.layOutFeedByHand() },
    full("feed-10000", { .feed(10_000) }) { $0.layOutFeedByHand() },
    full("nest-100", { .nest(100) }) { $0.layOutNestByHand() },
    full("nest-1000", { .nest(1000) }) { $0.layOutNestByHand() },
    full("nestmix-100", { .nest(100, mixed: true) }) { $0.layOutNestByHand() },
    full("nestmix-1000", { .nest(1000, mixed: true) }) { $0.layOutNestByHand() },
    full("balanced", { .balanced() }) { $0.layOutBalancedByHand() },
  ]
}

private func full(
  _ name: String, limit: Double = 10, _ make: @escaping () -> BoxTree, _ byHand: @escaping (BoxTree) -> Void
) -> Benchmark {
  let (byHandTree, tree) = (Fresh(make), Fresh(make))
  return Benchmark(
    "boxes/\(name)", limit: limit,
    .init("by hand", prepare: byHandTree.renew) { byHand(byHandTree.tree) },
    .init("layout", prepare: tree.renew) { tree.tree.layOut() })
}

/// A tree that is made again before each run.
private final class Fresh {
  private let make: () -> BoxTree
  private(set) var tree: BoxTree

  init(_ make: @escaping () -> BoxTree) {
    self.make = make
    tree = make()
  }

  func renew() {
    // The old one goes first: letting a thousand views go would drive the new ones out of the processor's cache.
    tree = BoxTree(root: LMColumnView())
    tree = make()
  }
}

// MARK: Growth

private var growth: [Benchmark] {
  let (nest100, nest1000) = (Fresh { .nest(100) }, Fresh { .nest(1000) })
  let (feed1000, feed10000) = (Fresh { .feed(1000) }, Fresh { .feed(10_000) })
  let ten = (0..<10).map { _ in Fresh { .feed(1000) } }
  return [
    Benchmark(
      "boxes/ten times as deep", limit: 11,
      .init("nest-100", prepare: nest100.renew) { nest100.tree.layOut() },
      .init("nest-1000", prepare: nest1000.renew) { nest1000.tree.layOut() }),
    Benchmark(
      "boxes/ten times as many", limit: 1.3,
      .init("ten of feed-1000", prepare: { for fresh in ten { fresh.renew() } }) {
        for fresh in ten { fresh.tree.layOut() }
      },
      .init("feed-10000", prepare: feed10000.renew) { feed10000.tree.layOut() }),
    Benchmark(
      "boxes/another width, feed-1000", limit: 1,
      .init("layout", prepare: feed1000.renew) { feed1000.tree.layOut() },
      anotherWidth(.feed(1000))),
  ]
}

private func anotherWidth(_ tree: BoxTree) -> Benchmark.Subject {
  tree.layOut()
  var isWide = false
  return .init("at another width") {
    isWide.toggle()
    tree.layOut(width: isWide ? 400 : BoxTree.width)
  }
}
