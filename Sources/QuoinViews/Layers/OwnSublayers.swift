import Foundation

/// The layers that were added to one, from the back to the front, and how many subviews stand beneath each.
///
/// With the list of the subviews this is the one order of both: in it stands, at a place counted from the back, whatever
/// has that many of both beneath it.
struct OwnSublayers {
  private struct Entry {
    let layer: CALayer
    var subviewsBeneath: Int
  }

  // Never with fewer subviews beneath than the entry before.
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  var layers: [CALayer] { entries.map(\.layer) }

  /// Everything in the order, from the back to the front.
  func merged(with subviews: [UIView]) -> [Sibling] {
    var siblings: [Sibling] = []
    siblings.reserveCapacity(subviews.count + entries.count)
    var next = 0
    for (index, view) in subviews.enumerated() {
      while next < entries.count, entries[next].subviewsBeneath <= index {
        siblings.append(.layer(entries[next].layer))
        next += 1
      }
      siblings.append(.view(view))
    }
    for entry in entries[next...] { siblings.append(.layer(entry.layer)) }
    return siblings
  }

  // MARK: Layers

  mutating func remove(_ layer: CALayer) { entries.removeAll { $0.layer === layer } }

  /// Puts a layer at a place in the order, or before all where there are not so many.
  mutating func insert(_ layer: CALayer, at place: Int, amongSubviews count: Int) {
    let beneath = layers(beneathPlace: place)
    entries.insert(Entry(layer: layer, subviewsBeneath: min(place - beneath, count)), at: beneath)
  }

  /// How many of the layers stand beneath a place in the order.
  func layers(beneathPlace place: Int) -> Int { first { $0 + entries[$0].subviewsBeneath >= place } }

  /// How many of the layers have no more than some number of subviews beneath them.
  func layers(aboveAtMost count: Int) -> Int { first { entries[$0].subviewsBeneath > count } }

  /// The first index for which something holds that holds for all behind it as well.
  private func first(where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Subviews

  /// Takes note that a subview has come, with so many of the layers beneath it.
  mutating func subviewCame(aboveLayers count: Int) {
    for index in entries.indices.dropFirst(count) { entries[index].subviewsBeneath += 1 }
  }

  /// Takes note that a subview has left; the layers stay in their order.
  mutating func subviewLeft(from index: Int) {
    for place in entries.indices where entries[place].subviewsBeneath > index {
      entries[place].subviewsBeneath -= 1
    }
  }
}
