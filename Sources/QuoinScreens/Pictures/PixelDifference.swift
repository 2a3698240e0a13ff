/// How different two pixels look, each with premultiplied alpha above red, green and blue.
struct PixelDifference {
  // Flat regions ask for the same pair again and again.
  private var last: (old: UInt32, new: UInt32, difference: Double) = (0, 0, 0)

  /// The difference on the background that shows more of it: white or black.
  mutating func between(_ old: UInt32, _ new: UInt32) -> Double {
    if old == new { return 0 }
    if old == last.old, new == last.new { return last.difference }
    let difference = MeanColor(old).difference(from: MeanColor(new))
    last = (old, new, difference)
    return difference
  }
}

/// The mean of some pixels, in premultiplied levels from 0 to 255.
struct MeanColor {
  private(set) var red = 0.0
  private(set) var green = 0.0
  private(set) var blue = 0.0
  private(set) var alpha = 0.0

  /// Nothing yet.
  init() {}

  /// The colour of one pixel.
  init(_ pixel: UInt32) { add(pixel, share: 1) }

  /// Takes in a pixel that makes up a share of the whole.
  mutating func add(_ pixel: UInt32, share: Double) {
    red += Double(pixel >> 16 & 0xFF) * share
    green += Double(pixel >> 8 & 0xFF) * share
    blue += Double(pixel & 0xFF) * share
    alpha += Double(pixel >> 24) * share
  }

  /// The difference on the background that shows more of it: white or black.
  func difference(from other: MeanColor) -> Double {
    let onBlack = lab(on: 0).difference(from: other.lab(on: 0))
    // Opaque colours look the same on either.
    if alpha == 255, other.alpha == 255 { return onBlack }
    return max(onBlack, lab(on: 255).difference(from: other.lab(on: 255)))
  }

  private func lab(on background: Double) -> LabColor {
    let rest = background * (255 - alpha) / 255
    return LabColor(red: red + rest, green: green + rest, blue: blue + rest)
  }

  /// `#1C1C1E`, or `#1C1C1E80` where something is seen through it.
  var hex: String {
    func level(_ value: Double) -> String {
      let number = Int(min(max(alpha > 0 ? value * 255 / alpha : 0, 0), 255).rounded())
      return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
    }
    let color = "#" + level(red) + level(green) + level(blue)
    if alpha == 255 { return color }
    let number = Int(alpha.rounded())
    return color + (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
  }
}
