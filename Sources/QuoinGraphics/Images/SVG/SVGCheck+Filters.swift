import Foundation
import QuoinDiagnostics
import QuoinMarkup

extension SVGCheck {
  /// The largest side of a convolution's matrix; librsvg ends the process somewhere above.
  private static let orderLimit = 16.0

  /// Counts the filters that a value names, and the functions such as `blur(4px)` in it.
  mutating func countFilters(
    _ names: [String], functions: Int, _ around: SVGSurroundings, depth: Int
  ) throws(Diagnostic) {
    work.perPixel += around.times * 25 * Double(functions)
    work.surfaces = max(work.surfaces, around.surfaces + 4)
    for filter in try targets(of: names) {
      // Its children and their attributes are gone through each time.
      try countReading(Double(filter.node.range.count) / 4)
      var count = 0.0
      for primitive in filter.childElements {
        count += 1
        try self.count(around.times, steps: 0)
        noteLeftOut(step: primitive.localName)
        work.perPixel += around.times * (try cost(of: primitive, in: filter, around, depth: depth))
      }
      // Each result is kept for those that follow.
      work.surfaces = max(work.surfaces, around.surfaces + count + 2)
    }
  }

  /// Steps for each pixel; what grows with the scale is added to the work.
  private mutating func cost(
    of primitive: MarkupElement, in filter: MarkupElement, _ around: SVGSurroundings, depth: Int
  ) throws(Diagnostic) -> Double {
    switch primitive.localName {
    case "feConvolveMatrix":
      let order = pair(primitive, "order", default: 3)
      guard order.0 <= Self.orderLimit, order.1 <= Self.orderLimit else {
        throw .svgFilter(
          name, "a convolution of more than \(Int(Self.orderLimit)) by \(Int(Self.orderLimit))")
      }
      // Given the size of its units, the picture is scaled first, by any factor.
      if primitive.attribute("kernelUnitLength") != nil { throw .svgFilter(name, "units of a convolution") }
      return 5 + order.0 * order.1
    case "feMorphology":
      let isFraction = filter.attribute("primitiveUnits")?.value == "objectBoundingBox"
      let radius = pair(primitive, "radius", default: 0)
      let unit = around.scale * (isFraction ? around.reach : 1)
      let (a, b) = (radius.0 * unit, radius.1 * unit)
      work.perScaledPixel += around.times * 0.6 * (4 * a * b + 2 * (a + b))
      return 5
    case "feTurbulence": return 3 + 6 * pair(primitive, "numOctaves", default: 1).0
    case "feGaussianBlur": return 16
    case "feDropShadow": return 20
    case "feDisplacementMap": return 55
    case "feDiffuseLighting", "feSpecularLighting":
      if primitive.attribute("kernelUnitLength") != nil { throw .svgFilter(name, "units of a light") }
      return 8
    case "feMerge": return 2 + 2 * Double(primitive.childElements.count { _ in true })
    case "feImage":
      if let image = images[primitive.node.position] { work.add(image.work, times: around.times) }
      for target in try targets(of: primitive.hrefs) { try draw(target, around, depth: depth + 1) }
      return 5
    default: return 5
    }
  }

  /// One or two numbers, never negative; the second is like the first where there is one.
  private func pair(_ element: MarkupElement, _ name: String, default value: Double) -> (Double, Double) {
    guard let text = element.attribute(name)?.value else { return (value, value) }
    var reader = NumberReader(text)
    let first = abs(reader.number() ?? value)
    return (first, abs(reader.number() ?? first))
  }
}
