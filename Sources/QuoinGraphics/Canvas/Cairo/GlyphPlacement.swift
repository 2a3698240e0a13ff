import CQuoinGraphics
import Foundation
import QuoinResources

/// Puts the glyphs of one run on their pixels.
struct GlyphPlacement {
  private let run: GlyphRun
  private let color: CGColor
  private let target: GlyphTarget
  private let masks: GlyphMasks
  private let meter: BudgetMeter
  // Along a line that is upright or level, letters stand on whole pixels, and are as sharp as their neighbours.
  private let hasQuarters: (x: Bool, y: Bool)

  init(_ run: GlyphRun, _ color: CGColor, _ target: GlyphTarget, _ masks: GlyphMasks, _ meter: BudgetMeter) {
    self.run = run
    self.color = color
    self.target = target
    self.masks = masks
    self.meter = meter
    let transform = target.transform
    let (straight, turned) = (abs(transform.a) + abs(transform.d), abs(transform.b) + abs(transform.c))
    hasQuarters = (x: straight > turned * 1e-6, y: turned > straight * 1e-6)
  }

  /// Draws the run.
  ///
  /// - Parameters:
  ///   - scale: How em units become pixels.
  ///   - face: The run's face; asked for where no mask of it is at hand.
  func draw(_ scale: GlyphScale, face: () -> FreeTypeFace?) {
    guard var font = masks.font(scale, face: face) else { return }
    withUnsafeTemporaryAllocation(of: pixman_glyph_t.self, capacity: run.glyphs.count) { glyphs in
      guard let base = glyphs.baseAddress else { return }
      var count = 0
      var covered = PixelBox()
      var overlap = false
      func flush() {
        if count > 0 {
          target.draw(
            UnsafeBufferPointer(start: base, count: count), in: covered.intersection(target.bounds),
            overlap: overlap, color, masks.cache)
        }
        (count, overlap) = (0, false)
      }
      for glyph in run.glyphs {
        guard let place = Place(glyph, target.transform, hasQuarters) else { continue }
        if masks.isFull {
          flush()
          masks.forget()
          guard let again = masks.font(scale, face: face) else { return }
          font = again
        }
        let cost = masks.cost
        let mask = masks.mask(glyph.index, at: place.quarters, of: font)
        // A new mask takes a few microseconds, a large one some ten.
        if masks.cost != cost, !meter.allows(200 + (masks.cost - cost) / 4) { break }
        guard let pixels = mask.glyph else { continue }
        let box = mask.box.moved(place.x, place.y)
        guard box.overlaps(target.bounds) else { continue }
        overlap = overlap || count > 0 && box.overlaps(covered)
        covered = count > 0 ? covered.union(box) : box
        (base + count).initialize(to: pixman_glyph_t(x: place.x, y: place.y, glyph: pixels))
        count += 1
      }
      flush()
    }
  }

  /// A pixel, and how many quarters of one lie between it and the glyph's origin.
  private struct Place {
    let x: Int32
    let y: Int32
    let quarters: (x: UInt32, y: UInt32)

    /// Nothing for what lies out of reach.
    @inline(__always)
    init?(_ glyph: GlyphRun.Glyph, _ transform: CGAffineTransform, _ hasQuarters: (x: Bool, y: Bool)) {
      let x = transform.a * glyph.x + transform.c * glyph.y + transform.tx
      let y = transform.b * glyph.x + transform.d * glyph.y + transform.ty
      // Comparisons with NaN are false.
      guard abs(x) < CGPoint.drawingRange, abs(y) < CGPoint.drawingRange else { return nil }
      let (column, row) = (Self.quarters(x, hasQuarters.x), Self.quarters(y, hasQuarters.y))
      self.x = column >> 2
      self.y = row >> 2
      quarters = (UInt32(column & 3), UInt32(row & 3))
    }

    @inline(__always)
    private static func quarters(_ value: Double, _ isExact: Bool) -> Int32 {
      isExact ? Int32((value * 4 + 0.5).rounded(.down)) : Int32((value + 0.5).rounded(.down)) * 4
    }
  }
}
