import Foundation
import Testing

@testable import QuoinViews

/// Which answers are found again, and which have to be measured.
@Suite("Sizes that were measured")
struct MeasuredSizesTests {
  private func room(_ width: CGFloat, _ height: CGFloat = .infinity) -> CGSize {
    CGSize(width: width, height: height)
  }

  private let natural = CGSize(width: 100, height: 20)
  private let limited = CGSize(width: 60, height: 40)

  /// Sizes as they are after the natural one and one within 70 points were asked for.
  private var both: MeasuredSizes {
    var sizes = MeasuredSizes()
    sizes.keep(natural, for: room(.infinity))
    sizes.keep(limited, for: room(70))
    return sizes
  }

  @Test("The natural size suits every room that is wide enough, and no other")
  func naturalSize() {
    var sizes = MeasuredSizes()
    #expect(sizes.isEmpty && sizes.size(for: room(.infinity)) == nil)
    sizes.keep(natural, for: room(.infinity))
    #expect(!sizes.isEmpty)
    for width in [100, 101, CGFloat.infinity] { #expect(sizes.size(for: room(width)) == natural) }
    for width in [0, 99.9] as [CGFloat] { #expect(sizes.size(for: room(width)) == nil) }
    #expect(sizes.size(for: room(100, 50)) == nil, "a limited height is another question")
  }

  @Test("The size within a limit suits rooms from its own width to that limit")
  func limitedSize() {
    for width in [60, 65, 70] as [CGFloat] { #expect(both.size(for: room(width)) == limited) }
    for width in [59.9, 70.1, 99] as [CGFloat] { #expect(both.size(for: room(width)) == nil) }
    #expect(both.size(for: room(100)) == natural)
    var alone = MeasuredSizes()
    alone.keep(limited, for: room(70))
    #expect(!alone.isEmpty && alone.size(for: room(.infinity)) == nil && alone.size(for: room(65)) == limited)
  }

  @Test("Asked for exactly, only what was measured so is found")
  func exactly() {
    #expect(both.sizeMeasured(for: room(.infinity)) == natural && both.sizeMeasured(for: room(70)) == limited)
    for width in [60, 69, 71, 100] as [CGFloat] { #expect(both.sizeMeasured(for: room(width)) == nil) }
    var none = MeasuredSizes()
    #expect(none.sizeMeasured(for: room(0)) == nil && none.sizeMeasured(for: room(.infinity)) == nil)
    none.keep(limited, for: room(70, 50))
    #expect(none.sizeMeasured(for: room(70, 50)) == limited && none.sizeMeasured(for: room(70)) == nil)
  }

  @Test("Within limits of both lengths the last answer is kept, for that very room")
  func bothLengths() {
    var sizes = both
    sizes.keep(CGSize(width: 1, height: 2), for: room(30, 40))
    #expect(sizes.size(for: room(30, 40)) == CGSize(width: 1, height: 2))
    for other in [room(31, 40), room(30, 41), room(30), room(.infinity, 40)] {
      #expect(sizes.size(for: other) == nil && sizes.sizeMeasured(for: other) == nil)
    }
    sizes.keep(CGSize(width: 3, height: 4), for: room(50, 60))
    #expect(sizes.size(for: room(30, 40)) == nil && !sizes.hasForgotten)
    #expect(sizes.size(for: room(50, 60)) == CGSize(width: 3, height: 4))
    #expect(sizes.size(for: room(.infinity)) == natural && sizes.size(for: room(70)) == limited)
    var alone = MeasuredSizes()
    alone.keep(limited, for: room(1, 1))
    #expect(!alone.isEmpty)
  }

  @Test("A limit that gives way to another is remembered as forgotten, the same one is not")
  func limitsGiveWay() {
    var sizes = both
    sizes.keep(limited, for: room(70))
    #expect(!sizes.hasForgotten)
    sizes.keep(CGSize(width: 40, height: 60), for: room(50))
    #expect(sizes.hasForgotten && sizes.size(for: room(70)) == nil)
    #expect(!sizes.hasForgottenOlder, "what is left was true at the same time")
    #expect(sizes.size(for: room(45)) == CGSize(width: 40, height: 60))
    for (limit, isForgotten) in [(70, false), (50, true)] as [(CGFloat, Bool)] {
      var sizes = both
      sizes.forgetLimited(otherThan: limit)
      #expect(sizes.hasForgotten == isForgotten && sizes.size(for: room(70)) == nil)
      #expect(sizes.size(for: room(.infinity)) == natural)
    }
    var none = MeasuredSizes()
    none.forgetLimited(otherThan: 5)
    none.keepSize(limited, within: 5)
    #expect(!none.hasForgotten, "there was nothing to forget")
  }

  @Test("What is stale answers nothing, until something is measured that takes the place of all")
  func stale() {
    var sizes = both
    sizes.keep(CGSize(width: 1, height: 2), for: room(30, 40))
    sizes.invalidate()
    #expect(sizes.isStale && !sizes.isEmpty && !sizes.hasForgotten)
    for proposal in [room(.infinity), room(70), room(100), room(30, 40)] {
      #expect(sizes.size(for: proposal) == nil && sizes.sizeMeasured(for: proposal) == nil)
    }
    #expect(sizes.natural == natural && sizes.limited == limited && sizes.limit == 70, "to compare with")
    sizes.keep(CGSize(width: 5, height: 6), for: room(80))
    #expect(!sizes.isStale && sizes.hasForgotten && !sizes.hasNatural && sizes.hasLimited)
    #expect(sizes.hasForgottenOlder)
    #expect(sizes.size(for: room(80)) == CGSize(width: 5, height: 6))
    #expect(sizes.size(for: room(.infinity)) == nil && sizes.size(for: room(30, 40)) == nil)
    sizes.removeAll()
    #expect(sizes.isEmpty && !sizes.isStale && !sizes.hasForgotten && sizes.size(for: room(80)) == nil)
    #expect(!sizes.hasForgottenOlder)
    sizes.invalidate()
    #expect(!sizes.isStale, "nothing was measured that could be out of date")
  }
}
