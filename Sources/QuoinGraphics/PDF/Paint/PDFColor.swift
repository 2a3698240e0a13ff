import Foundation

/// A colour without its alpha, in 1,000ths.
struct PDFColor: Hashable {
  private let (red, green, blue): (Int16, Int16, Int16)
  private let inks: CGColor.Inks?

  static let black = PDFColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))

  init(_ color: CGColor) {
    func part(_ value: CGFloat) -> Int16 { Int16((value * 1000).rounded()) }
    (red, green, blue) = (part(color.red), part(color.green), part(color.blue))
    inks = color.inks
  }

  /// Adds what makes it the colour of what follows.
  func add(to words: inout PDFBytes, forStroke: Bool) {
    func share(_ part: some BinaryInteger) -> CGFloat { CGFloat(Int(part)) / 1000 }
    guard let inks else {
      words.add(numbers: share(red), share(green), share(blue))
      return words.add(forStroke ? "RG\n" : "rg\n")
    }
    words.add(numbers: share(inks.cyan), share(inks.magenta), share(inks.yellow), share(inks.black))
    words.add(forStroke ? "K\n" : "k\n")
  }

  /// The space of its numbers.
  var space: String { inks == nil ? "/DeviceRGB" : "/DeviceCMYK" }

  /// Its numbers from 0 to 255.
  var bytes: [UInt8] {
    let parts =
      inks.map { [$0.cyan, $0.magenta, $0.yellow, $0.black].map(Int.init) }
      ?? [red, green, blue].map(Int.init)
    return parts.map { UInt8(($0 * 255 + 500) / 1000) }
  }
}
