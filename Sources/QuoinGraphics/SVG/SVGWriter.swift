import Foundation

/// Collects the text of an SVG.
struct SVGWriter {
  private(set) var text = ""

  mutating func append(_ part: String) { text += part }

  /// A number with at most three decimals and nothing that can be left out.
  static func number(_ value: CGFloat) -> String { DecimalText.number(value) }

  /// A number with six decimals, for the parts of a matrix; large ones have no use for so many.
  private static func precise(_ value: CGFloat) -> String {
    DecimalText.number(value, parts: abs(value) < 1000 ? 1_000_000 : 1000)
  }

  /// Text that may stand between tags and in attributes; what XML cannot hold becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A family's name as CSS takes it: in quotes where a word of it begins with a digit or has other signs.
  static func family(_ name: String) -> String {
    let isPlain = name.split(separator: " ").allSatisfy { word in
      word.first?.isNumber == false
        && word.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || $0 == "-" || ("0"..."9").contains($0)
        }
    }
    return isPlain ? name : "'\(name.replacing("'", with: ""))'"
  }

  /// `name="value"` for each pair, with a space before each.
  static func attributes(_ pairs: KeyValuePairs<String, CGFloat>) -> String {
    pairs.reduce(into: "") { $0 += " \($1.key)=\"\(number($1.value))\"" }
  }

  /// ` x="…" y="…" width="…" height="…"`.
  static func box(_ rect: CGRect) -> String {
    attributes(["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height])
  }

  /// The value of a `transform` attribute.
  static func matrix(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(number(t.tx)) \(number(t.ty)))" }
    let parts = [t.a, t.b, t.c, t.d].map(precise).joined(separator: " ")
    return "matrix(\(parts) \(number(t.tx)) \(number(t.ty)))"
  }

  /// The value of a `d` attribute.
  static func path(_ path: UIBezierPath) -> String {
    var d = ""
    func point(_ p: CGPoint) -> String { "\(number(p.x)) \(number(p.y))" }
    for element in path.elements {
      switch element {
      case .move(let p): d += "M\(point(p))"
      case .line(let p): d += "L\(point(p))"
      case .curve(let p, let first, let second): d += "C\(point(first)) \(point(second)) \(point(p))"
      case .close: d += "Z"
      }
    }
    return d
  }

  /// ` name="#rrggbb"`, and its opacity where it is translucent.
  static func color(_ name: String, _ color: CGColor) -> String {
    let opaque = CGColor(red: color.red, green: color.green, blue: color.blue)
    let paint = " \(name)=\"\(opaque.hexString.lowercased())\""
    guard color.alpha < 1 else { return paint }
    // Stops have an opacity of their own name.
    let opacity =
      name == "stop-color" ? "stop-opacity" : name == "flood-color" ? "flood-opacity" : "\(name)-opacity"
    return paint + " \(opacity)=\"\(number(color.alpha))\""
  }
}
