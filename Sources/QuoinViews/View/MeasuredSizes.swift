import Foundation

/// The sizes that a view measured last, by what was proposed to it.
///
/// Three are enough for what containers ask: the natural size, the size at the final width, and one in between.
struct MeasuredSizes {
  private struct Entry {
    var proposal = CGSize.zero
    var size = CGSize.zero
  }

  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var count: UInt8 = 0
  private var next: UInt8 = 0

  /// Whether nothing has been measured since the last change.
  var isEmpty: Bool { count == 0 }

  /// The size measured for a proposal.
  func size(for proposal: CGSize) -> CGSize? {
    if count > 0, first.proposal == proposal { return first.size }
    if count > 1, second.proposal == proposal { return second.size }
    if count > 2, third.proposal == proposal { return third.size }
    return nil
  }

  /// Keeps a size in the place of the oldest.
  mutating func keep(_ size: CGSize, for proposal: CGSize) {
    let entry = Entry(proposal: proposal, size: size)
    switch next {
    case 0: first = entry
    case 1: second = entry
    default: third = entry
    }
    next = next == 2 ? 0 : next + 1
    if count < 3 { count += 1 }
  }

  /// Forgets everything.
  mutating func removeAll() {
    count = 0
    next = 0
  }
}
