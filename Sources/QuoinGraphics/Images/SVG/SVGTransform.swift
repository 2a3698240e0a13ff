import Foundation

/// Transforms as SVG writes them, as far as they tell how large things become.
enum SVGTransform {
  /// The most that a length may grow by under a list of transforms.
  static func scale(of text: String) -> Double {
    var scale = 1.0
    for part in text.split(separator: ")") {
      guard let open = part.firstIndex(of: "(") else { continue }
      let name = part[..<open].filter { $0.isLetter }
      var reader = NumberReader(String(part[part.index(after: open)...]))
      var numbers: [Double] = []
      while numbers.count < 6, let number = reader.number() { numbers.append(number) }
      switch name {
      case "translate", "translateX", "translateY", "rotate": break
      case "scale", "scaleX", "scaleY", "matrix", "skewX", "skewY":
        // The root of the sum of squares is no less than the largest stretch.
        let linear =
          name.hasPrefix("skew") ? [1, 1, tan((numbers.first ?? 0) * .pi / 180)] : Array(numbers.prefix(4))
        let norm = sqrt(linear.reduce(0) { $0 + $1 * $1 })
        scale *= name.hasPrefix("scale") ? (linear.map(abs).max() ?? 1) : norm
      default: scale *= SVGSurroundings.unknownScale
      }
    }
    return scale.isFinite ? scale : SVGSurroundings.unknownScale
  }
}
