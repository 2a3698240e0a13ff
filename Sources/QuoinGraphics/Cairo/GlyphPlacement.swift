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

  init(_ run: GlyphRun, _ color: CGColor, _ target: GlyphTarget, _ masks: GlyphMasks, _ meter: BudgetMeter) {
    self.run = run
    self.color = color
    self.target = target
    self.masks = masks
    self.meter = meter
  }

  /// Draws the run.
  ///
  /// - Parameters:
  ///   - scale: How em units become pixels.
  ///   - face: The run's face; asked for where no mask of it is at hand.
  func draw(_ scale: GlyphScale, face: () -> FreeTypeFace?) {
    guard var font = masks.font(scale, face: face) else { return }
    let (transform, bounds, hasQuarters) = (target.transform, target.bounds, scale.hasQuarters)
    // What is opaque may be put on twice; a colour that lets light through would darken where glyphs meet.
    let mayOverlap = color.alpha >= 1
    withUnsafeTemporaryAllocation(of: pixman_glyph_t.self, capacity: run.glyphs.count) { glyphs in
      guard let base = glyphs.baseAddress else { return }
      var pending = PendingGlyphs()
      for glyph in run.glyphs {
        guard let place = Place(glyph, transform, hasQuarters) else { continue }
        var mask = masks.known(glyph.index, at: place.quarters, of: font)
        if mask == nil {
          if masks.isFull {
            draw(base, &pending)
            masks.forget()
            guard let again = masks.font(scale, face: face) else { return }
            font = again
          }
          mask = masks.make(glyph.index, at: place.quarters, of: font)
          // A new mask takes some ten microseconds.
          if !meter.allows(1000) { break }
        }
        guard let mask else { continue }
        guard let pixels = mask.glyph else {
          // A space: what overlaps before it need not slow down what follows.
          if pending.overlap { draw(base, &pending) }
          continue
        }
        let box = mask.box.moved(place.x, place.y)
        guard box.overlaps(bounds) else { continue }
        (base + pending.count).initialize(to: pixman_glyph_t(x: place.x, y: place.y, glyph: pixels))
        pending.add(box, mayOverlap: mayOverlap)
      }
      draw(base, &pending)
    }
  }

  /// Draws the glyphs that were collected.
  private func draw(_ glyphs: UnsafeMutablePointer<pixman_glyph_t>, _ pending: inout PendingGlyphs) {
    if pending.count > 0 {
      target.draw(
        UnsafeBufferPointer(start: glyphs, count: pending.count),
        in: pending.covered.intersection(target.bounds), overlap: pending.overlap, color, masks.cache)
    }
    pending = PendingGlyphs()
  }

  /// What is known of glyphs that are to be drawn together.
  private struct PendingGlyphs {
    var count = 0
    /// The smallest box around all.
    var covered = PixelBox()
    /// Whether some may cover the same pixels, and that must not show.
    var overlap = false

    @inline(__always)
    mutating func add(_ box: PixelBox, mayOverlap: Bool) {
      overlap = overlap || (!mayOverlap && count > 0 && box.covers(covered))
      covered = count > 0 ? covered.union(box) : box
      count += 1
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
