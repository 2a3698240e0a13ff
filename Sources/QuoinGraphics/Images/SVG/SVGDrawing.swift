import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources

/// An SVG as a drawing, sharp at every size that it can be drawn at in time.
final class SVGDrawing: Sendable {
  /// The size that the file asks for, in pixels.
  let size: CGSize
  /// The file as librsvg gets it.
  let data: Data
  /// What drawing it takes.
  let work: SVGWork
  /// What librsvg passes over of it, as the file writes it.
  let leftOut: [String]
  private let pixelLimit: Int
  private let idle: Guarded<[SVGHandle]>
  /// What librsvg holds of it each time, in bytes, nearly.
  private let handleCost: Int

  /// How many handles are kept; threads beyond these read the file again for each drawing, which takes long only for
  /// what takes much memory too.
  private var idleLimit: Int { max(1, min(8, 2_000_000 / handleCost)) }

  // Beyond these the numbers that a drawing is scaled by lose what they say, and Cairo draws nothing more.
  private static let leastSide = 0.001
  private static let longestAspect = 1_000_000.0

  /// Reads an SVG, after looking through it. It is given no address, so that it can load nothing but what it holds
  /// itself.
  ///
  /// - Throws: What it holds that is not drawn, or that it would take too long.
  init(data: Data, name: String, budget: Budget) throws(Diagnostic) {
    let checked = try SVGCheck.check(data, name: name, budget: budget)
    let handle: SVGHandle
    do throws(SVGHandle.Failure) {
      handle = try SVGHandle(checked.data)
    } catch {
      throw .brokenSVG(name, reason: error.reason)
    }
    guard let size = handle.size else { throw .imageWithoutSize(name) }
    self.data = checked.data
    self.size = size
    work = checked.work
    leftOut = checked.leftOut
    // Each element begins with one, and librsvg holds about a kilobyte for it; a path's numbers take twice their text.
    let elements = checked.data.count(where: { $0 == UInt8(ascii: "<") })
    handleCost = 10_000 + 1_000 * elements + 2 * checked.data.count
    pixelLimit = budget.imagePixels
    idle = Guarded([handle])
    try check(name: name, budget: budget)
  }

  /// Checks its size, and what drawing it takes.
  func check(name: String, budget: Budget) throws(Diagnostic) {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    guard short >= Self.leastSide, long / short <= Self.longestAspect else { throw .imageWithoutSize(name) }
    if size.width * size.height > CGFloat(budget.imagePixels) {
      throw .imageTooLarge(name, size, limit: budget.imagePixels)
    }
    guard work.isAffordable(size, scale: 1, pixels: budget.imagePixels) else { throw .svgTooComplex(name) }
  }

  /// The bytes that it holds at most.
  var cost: Int { data.count + idleLimit * handleCost }

  /// Draws into a rectangle of a Cairo context.
  ///
  /// One of librsvg's handles may draw for one thread at a time, so each drawing takes one that is idle, or makes its
  /// own.
  func draw(in context: OpaquePointer, _ rect: CGRect) {
    guard let handle = idle.withLock({ $0.popLast() }) ?? (try? SVGHandle(data)) else { return }
    let wished = scale(in: context, rect)
    let scale = work.affordableScale(size, wished: wished, pixels: pixelLimit)
    if scale < wished {
      drawPixels(of: handle, at: scale, in: context, rect)
    } else {
      handle.draw(in: context, rect)
    }
    idle.withLock { if $0.count < idleLimit { $0.append(handle) } }
  }

  /// Whether there is time to draw it, which cannot be stopped once it has begun.
  ///
  /// What it takes is known at most; a fourth of that is seldom passed by those that are no attack.
  ///
  /// - Parameter scale: How many pixels one of the file's own comes to.
  func hasTime(at scale: Double, _ meter: BudgetMeter) -> Bool {
    // In steps of about 10 ns.
    let steps = work.steps(size, scale: work.affordableScale(size, wished: scale, pixels: pixelLimit))
    return meter.allows(taking: .nanoseconds(Int(nearest: min(steps * 10, 1e15)) / 4))
      && meter.allows(Int(nearest: min(steps, 1e9)))
  }

  /// How many pixels one of the file's own comes to, as the root of their areas.
  func scale(in context: OpaquePointer, _ rect: CGRect) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let width = hypot(matrix.xx, matrix.yx) * Double(rect.width / size.width)
    let height = hypot(matrix.xy, matrix.yy) * Double(rect.height / size.height)
    let scale = sqrt(width * height)
    return scale.isFinite ? scale : 1
  }

  /// Draws less sharply what would take too long: filters and layers cost in proportion to the pixels.
  private func drawPixels(of handle: SVGHandle, at scale: Double, in context: OpaquePointer, _ rect: CGRect) {
    let width = min(max((Double(size.width) * scale).rounded(.up), 1), 16_384)
    let height = min(max((Double(size.height) * scale).rounded(.up), 1), 16_384)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      return
    }
    defer { cairo_surface_destroy(surface) }
    guard let pixels = cairo_create(surface) else { return }
    handle.draw(in: pixels, CGRect(x: 0, y: 0, width: width, height: height))
    cairo_destroy(pixels)
    cairo_save(context)
    cairo_translate(context, Double(rect.minX), Double(rect.minY))
    cairo_scale(context, Double(rect.width) / width, Double(rect.height) / height)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }
}

extension Diagnostic {
  static func brokenSVG(_ name: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "\(name) is no SVG that can be drawn",
      notes: reason.isEmpty ? [] : [Note(reason.trimmingCharacters(in: .whitespacesAndNewlines))])
  }
}
