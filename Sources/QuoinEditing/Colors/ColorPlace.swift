import QuoinExpressions
import QuoinGraphics
import QuoinMarkup
import QuoinTools

/// A colour that a template names.
public struct ColorPlace: Sendable, Hashable {
  /// Where it is written, in UTF-8 bytes.
  public let range: Range<Int>
  /// From 0 to 1.
  public let red: Double
  /// From 0 to 1.
  public let green: Double
  /// From 0 to 1.
  public let blue: Double
  /// From 0 to 1.
  public let alpha: Double
}

extension EditedTemplate {
  /// The colours in the file: digits behind `#`, names in attributes that take colours, and `rgb(…)` and `cmyk(…)` of numbers.
  public var colors: [ColorPlace] {
    let named = Dictionary(language.colors.map { ($0.name, $0.hex) }, uniquingKeysWith: { first, _ in first })
    var places: [ColorPlace] = []
    for node in markup.document.descendants {
      guard let element = node.element, !language.isHTML(element) else { continue }
      for attribute in element.attributes where attribute.rawValue.utf8.count >= 3 {
        let type = self.attribute(attribute.name, of: element)?.schema.type
        let takesColor = type == "UIColor" || type == "CGColor" || type == "[UIColor]"
        if !takesColor, !attribute.rawValue.utf8.contains(UInt8(ascii: "#")),
          !attribute.rawValue.contains("rgb"), !attribute.rawValue.contains("cmyk")
        {
          continue
        }
        guard let holder = expressions(of: attribute, in: element) else { continue }
        for part in holder.parts {
          places += colors(in: part.source, names: takesColor ? named : [:]).map { range, color in
            ColorPlace(color, at: holder.fileRange(range, in: part))
          }
        }
      }
    }
    return places
  }

  private func colors(in source: String, names: [String: String]) -> [(Range<Int>, UIColor)] {
    let text = ExpressionTokens(source)
    var found: [(Range<Int>, UIColor)] = []
    for (index, token) in text.tokens.enumerated() {
      let word = text.text(token.range)
      switch token.kind {
      case .color: UIColor(hex: word).map { found.append((token.range, $0)) }
      case .name where word == "rgb" || word == "rgba":
        guard let (end, numbers) = numbers(behind: index, in: text), numbers.count == word.count else {
          continue
        }
        let color = UIColor(
          red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
          alpha: numbers.count > 3 ? numbers[3] : 1)
        found.append((token.range.lowerBound..<end, color))
      case .name where word == "cmyk" || word == "cmyka":
        guard let (end, inks) = numbers(behind: index, in: text), inks.count == word.count else { continue }
        let color = CGColor(
          genericCMYKCyan: inks[0], magenta: inks[1], yellow: inks[2], black: inks[3],
          alpha: inks.count > 4 ? inks[4] : 1)
        found.append((token.range.lowerBound..<end, UIColor(cgColor: color)))
      case .name:
        let before = index > 0 ? text.tokens[index - 1].kind : .end
        if before == .dot || before == .optionalDot { continue }
        names[word].flatMap { UIColor(hex: $0) }.map { found.append((token.range, $0)) }
      default: break
      }
    }
    return found
  }

  /// The plain numbers in the parentheses behind a name.
  private func numbers(behind index: Int, in text: ExpressionTokens) -> (end: Int, numbers: [Double])? {
    var numbers: [Double] = []
    guard index + 1 < text.tokens.count, text.tokens[index + 1].kind == .openParenthesis else { return nil }
    for token in text.tokens[(index + 2)...] {
      switch token.kind {
      case .number:
        guard let number = Double(text.text(token.range)) else { return nil }
        numbers.append(number)
      case .comma: continue
      case .closeParenthesis: return (token.range.upperBound, numbers)
      default: return nil
      }
    }
    return nil
  }

  /// How a colour may be written where another stands, the shortest first.
  public func presentations(of color: ColorPlace) -> [String] {
    let hex = UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha).hexText
    func byte(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    let parts = "\(byte(color.red)), \(byte(color.green)), \(byte(color.blue))"
    let opacity = (color.alpha * 100).rounded() / 100
    let function = color.alpha < 1 ? "rgba(\(parts), \(opacity))" : "rgb(\(parts))"
    let names = language.colors.filter { $0.hex == hex && !$0.name.contains("system") }.map(\.name).sorted()
    return [hex] + names.prefix(1) + [function]
  }
}

extension ColorPlace {
  fileprivate init(_ color: UIColor, at range: Range<Int>) {
    let parts = color.parts
    self.init(range: range, red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}
