import Foundation
import QuoinResources

/// Where on its ramp a gradient is at each pixel of a device.
enum GradientField {
  /// `constant + dx·x + dy·y`.
  case linear(constant: Double, dx: Double, dy: Double)
  /// The distance from 0 of a transformed pixel.
  case radial(CGAffineTransform)
  /// The angle of a transformed pixel, a turn from 0 to 1.
  case conic(CGAffineTransform)

  /// - Parameters:
  ///   - shape: How the colours run.
  ///   - inverse: From pixels to the shape's coordinates.
  init(_ shape: Gradient.Shape, from inverse: CGAffineTransform) {
    switch shape {
    case .linear(let from, let to):
      let (x, y) = (Double(to.x - from.x), Double(to.y - from.y))
      let length = x * x + y * y
      let (gx, gy) = (x / length, y / length)
      self = .linear(
        constant: gx * Double(inverse.tx - from.x) + gy * Double(inverse.ty - from.y),
        dx: gx * Double(inverse.a) + gy * Double(inverse.b),
        dy: gx * Double(inverse.c) + gy * Double(inverse.d))
    case .radial(let center, let radius):
      self = .radial(
        inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
          .concatenating(CGAffineTransform(scaleX: 1 / radius.width, y: 1 / radius.height)))
    case .conic(let center, let angle):
      self = .conic(
        inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
          .concatenating(CGAffineTransform(rotationAngle: -angle)))
    }
  }

  /// Writes the colours of all pixels.
  func write(_ ramp: ColorRamp, to target: PixelTarget, _ meter: BudgetMeter) {
    // Twice as many colours as the longest side has pixels, so that a sharp edge is off by half a pixel at most.
    let side = max(target.width, target.height)
    let count = side > 1024 ? 4096 : side > 256 ? 2048 : 1024
    ramp.table(count: count).withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      switch self {
      case .linear(let constant, let dx, let dy):
        LinearRows(constant: constant, dx: dx, dy: dy, table: table, count: count).write(to: target, meter)
      case .radial(let transform):
        writeCurved(transform, table, count, target, meter) { x, y in (x * x + y * y).squareRoot() }
      case .conic(let transform):
        writeCurved(transform, table, count, target, meter, Self.turn)
      }
    }
  }

  /// The angle of a vector as a part of a turn, from 0 to 1, within a hundred-thousandth of one.
  ///
  /// Source of the polynomial: Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49, shortened.
  @inline(__always)
  private static func turn(_ x: Float, _ y: Float) -> Float {
    let (ax, ay) = (abs(x), abs(y))
    let ratio = min(ax, ay) / max(max(ax, ay), .leastNormalMagnitude)
    let s = ratio * ratio
    let low = 0.193_543_46 + s * (-0.116_432_87 + s * (0.052_653_32 - s * 0.011_721_20))
    var angle = ratio * (0.999_977_26 + s * (-0.332_623_47 + s * low)) / (2 * .pi)
    angle = ay > ax ? 0.25 - angle : angle
    angle = x < 0 ? 0.5 - angle : angle
    return y < 0 ? 1 - angle : angle
  }

  @inline(__always)
  private func writeCurved(
    _ transform: CGAffineTransform, _ table: UnsafePointer<UInt32>, _ count: Int, _ target: PixelTarget,
    _ meter: BudgetMeter, _ location: (Float, Float) -> Float
  ) {
    let (a, b) = (Float(transform.a), Float(transform.b))
    let (size, top) = (Float(count), Float(count) - 1)
    for y in 0..<target.height where meter.allows(target.width / 4) {
      let row = target.row(y)
      let start = CGPoint(x: CGFloat(target.left) + 0.5, y: CGFloat(target.top + y) + 0.5)
        .applying(transform)
      let (x0, y0) = (Float(start.x), Float(start.y))
      for x in 0..<target.width {
        let t = location(x0 + a * Float(x), y0 + b * Float(x))
        // Adding 2^23 leaves the nearest whole number in the lowest bits, without the checks of a conversion.
        let index = (min(max(t * size - 0.5, 0), top) + 8_388_608).bitPattern & 0x7F_FFFF
        row[x] = table[Int(index)]
      }
    }
  }
}

/// Writes linear gradients row by row.
private struct LinearRows {
  let constant: Double
  let dx: Double
  let dy: Double
  let table: UnsafePointer<UInt32>
  let count: Int

  func write(to target: PixelTarget, _ meter: BudgetMeter) {
    let size = Double(count)
    // Fixed point with 32 bits before the point: a table's index.
    let one = 4_294_967_296.0
    let limit = 1e9
    let step = min(max(dx * size, -limit), limit)
    for y in 0..<target.height where meter.allows(target.width / 16) {
      let row = target.row(y)
      let start =
        (constant + dx * (Double(target.left) + 0.5) + dy * (Double(target.top + y) + 0.5)) * size
      if dx == 0 {
        let color = table[min(max(Int(nearest: start), 0), count - 1)]
        row.update(repeating: color, count: target.width)
        continue
      }
      if dy == 0, y > 0 {
        memcpy(row, target.row(0), target.width * 4)
        continue
      }
      // The pixels before the ramp, on it and behind it, each part filled without asking where it is.
      let zero = -start / step
      let end = (size - start) / step
      let first = clamped(min(zero, end).rounded(.up), target.width)
      let last = max(first, clamped(max(zero, end).rounded(.up), target.width))
      row.update(repeating: step > 0 ? table[0] : table[count - 1], count: first)
      var position = first < last ? Int64(nearest: (start + step * Double(first)) * one) : 0
      let advance = Int64(nearest: step * one)
      let top = Int64(count - 1)
      for x in first..<last {
        row[x] = table[Int(min(max(position >> 32, 0), top))]
        position &+= advance
      }
      (row + last).update(
        repeating: step > 0 ? table[count - 1] : table[0], count: target.width - last)
    }
  }

  private func clamped(_ value: Double, _ width: Int) -> Int {
    value > 0 ? (value < Double(width) ? Int(value) : width) : 0
  }
}
