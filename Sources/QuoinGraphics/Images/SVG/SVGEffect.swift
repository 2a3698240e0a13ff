import Foundation
import QuoinMarkup

/// What a value of an element means for drawing it.
enum SVGEffect {
  /// Units grow so many times.
  case scale(Double)
  /// The element is drawn on a surface first, which takes so many steps for each pixel.
  case layer(steps: Double)
  /// Filters, by name and as functions.
  case filter(functions: Int, names: [String])
  case mask(steps: Double, names: [String])
  case paints([String])
  case markers([String])
  /// The length of a pattern of dashes.
  case dash(Double?)
  case fontSize(SVGFontSize)

  /// How many things it names.
  var size: Int {
    switch self {
    case .scale, .layer, .dash, .fontSize: 1
    case .filter(_, let names), .mask(_, let names), .paints(let names), .markers(let names): 1 + names.count
    }
  }

  /// The effects of an element's values, in their order.
  static func effects(
    of values: [(property: String, value: String)], on element: MarkupElement
  ) -> [SVGEffect] {
    values.compactMap { property, value in
      value == "none" ? nil : effect(of: property, value, on: element)
    }
  }

  private static func effect(of property: String, _ value: String, on element: MarkupElement) -> SVGEffect? {
    func names() -> [String] { SVGCheck.references(in: value) }
    switch property {
    case "transform", "patterntransform": return .scale(SVGTransform.scale(of: value))
    case "viewbox": return .scale(viewBoxScale(of: element, value))
    case "opacity":
      var reader = NumberReader(value)
      return reader.number() == 1 ? nil : .layer(steps: 0.1)
    case "mix-blend-mode", "isolation": return .layer(steps: 1)
    case "filter":
      let names = names()
      return .filter(
        functions: max(0, value.utf8.count { $0 == UInt8(ascii: "(") } - names.count), names: names)
    case "mask": return .mask(steps: 2, names: names())
    case "clip-path": return .mask(steps: 0.1, names: names())
    case "fill", "stroke": return .paints(names())
    case "marker", "marker-start", "marker-mid", "marker-end": return .markers(names())
    case "stroke-dasharray": return .dash(period(of: value))
    case "font-size": return SVGFontSize(value).map(SVGEffect.fontSize)
    case "font": return SVGFontSize(font: value).map(SVGEffect.fontSize)
    default: return nil
    }
  }

  /// How far the units of a viewport are from those of its box.
  private static func viewBoxScale(of element: MarkupElement, _ box: String) -> Double {
    // The outermost box is what the drawing's size is counted from, as long as it has one.
    var reader = NumberReader(box)
    guard element.localName == "svg", reader.point() != nil, let size = reader.point(), size.x > 0, size.y > 0
    else { return SVGSurroundings.unknownScale }
    let isRoot = element.parent == nil
    guard let width = element.number("width") ?? (isRoot ? Double(size.x) : nil),
      let height = element.number("height") ?? (isRoot ? Double(size.y) : nil)
    else { return SVGSurroundings.unknownScale }
    // A unit of length is at most an inch.
    let unit = isRoot && (element.attribute("width")?.value.last?.isLetter ?? false) ? 96.0 : 1
    return max(abs(width) / Double(size.x), abs(height) / Double(size.y)) * unit
  }

  private static func period(of value: String) -> Double? {
    let parts = value.split { $0 == "," || $0.isWhitespace }
    let sum = parts.reduce(0.0) { sum, part in
      var reader = NumberReader(String(part))
      return sum + abs(reader.number() ?? 0) * (part.hasSuffix("%") ? 0.01 : 1)
    }
    return sum > 0 ? sum : nil
  }
}
