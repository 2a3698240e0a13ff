import Foundation
import QuoinGraphics

/// What a `style` attribute and the older attributes for looks say.
extension HTMLStyle {
  /// Takes on the declarations of a `style` attribute; those that are not known here are passed over.
  mutating func apply(css: String) {
    for declaration in css.split(separator: ";").prefix(64) {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
        .replacingOccurrences(of: "!important", with: "")
      apply(
        parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        value.trimmingCharacters(in: .whitespaces))
    }
  }

  private mutating func apply(_ property: String, _ value: String) {
    let word = value.lowercased()
    switch property {
    case "color": color = Self.color(value) ?? color
    case "background-color", "background": background = Self.color(value) ?? background
    case "font-size": size = Self.length(word, relativeTo: size) ?? size
    case "font-weight":
      if let number = Double(word) { isBold = number >= 600 }
      if word == "bold" || word == "bolder" { isBold = true }
      if word == "normal" || word == "lighter" { isBold = false }
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font-family": apply(family: value)
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "text-align": apply(alignment: word)
    case "vertical-align":
      position = word == "super" ? .raised : word == "sub" ? .lowered : .normal
    case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
    case "white-space": isPreformatted = word.hasPrefix("pre")
    case "display": if word == "none" { isHidden = true }
    case "visibility": if word == "hidden" { isHidden = true }
    default: break
    }
  }

  /// Takes on the first family of a list that there is.
  mutating func apply(family list: String) {
    for entry in list.split(separator: ",").prefix(8) {
      let name = entry.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n'\""))
      switch name.lowercased() {
      case "monospace", "ui-monospace", "courier", "courier new", "menlo":
        isMonospaced = true
        return
      case "sans-serif", "system-ui", "-apple-system", "serif": return
      default:
        guard UIFont.isAvailable(family: name) else { continue }
        family = name
        return
      }
    }
  }

  /// Takes on how lines stand: the value of `align`, or of `text-align`.
  mutating func apply(alignment word: String) {
    switch word.lowercased() {
    case "left": alignment = .left
    case "center", "middle": alignment = .center
    case "right": alignment = .right
    case "justify": alignment = .justified
    case "start": alignment = .natural
    default: break
    }
  }

  /// The size that a number of the old `font` element stands for: from 1 to 7, or by how much from 3.
  mutating func apply(fontSize word: String, base: CGFloat) {
    guard let number = Int(word.hasPrefix("+") ? String(word.dropFirst()) : word) else { return }
    let isRelative = word.hasPrefix("+") || word.hasPrefix("-")
    let step = min(max(isRelative ? 3 + number.clamped(to: -7...7) : number, 1), 7)
    // As browsers have them, in shares of the usual size.
    let shares: [CGFloat] = [0.63, 0.82, 1, 1.13, 1.5, 2, 3]
    size = Self.kept(base * shares[step - 1])
  }

  // MARK: Values

  /// A length in points; a pixel of CSS is a point here.
  static func length(_ word: String, relativeTo size: CGFloat) -> CGFloat? {
    let names: [String: CGFloat] = [
      "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
    ]
    if let named = names[word] { return named }
    if word == "smaller" { return kept(size / 1.2) }
    if word == "larger" { return kept(size * 1.2) }
    let units: [(unit: String, points: CGFloat)] = [
      ("rem", 16), ("em", size), ("px", 1), ("pt", 4.0 / 3), ("%", size / 100), ("", 1),
    ]
    for (unit, points) in units where word.hasSuffix(unit) {
      guard let number = Double(word.dropLast(unit.count)), number.isFinite, number > 0 else { return nil }
      return kept(CGFloat(number) * points)
    }
    return nil
  }

  /// A colour by its name, `#` and digits, `rgb()` or `hsl()`.
  static func color(_ text: String) -> UIColor? {
    let word = text.trimmingCharacters(in: .whitespaces)
    if word.hasPrefix("#") { return UIColor(hex: word) }
    if let color = CGColor(cssFunction: word) { return UIColor(cgColor: color) }
    return UIColor.named(word)
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
