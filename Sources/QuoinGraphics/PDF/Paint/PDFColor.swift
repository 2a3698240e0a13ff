import Foundation

/// A colour without its alpha, in 1,000ths.
struct PDFColor: Hashable {
  private let (red, green, blue): (Int16, Int16, Int16)

  static let black = PDFColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))

  init(_ color: CGColor) {
    func part(_ value: CGFloat) -> Int16 { Int16((value * 1000).rounded()) }
    (red, green, blue) = (part(color.red), part(color.green), part(color.blue))
  }

  func add(to words: inout PDFBytes) {
    words.add(numbers: CGFloat(red) / 1000, CGFloat(green) / 1000, CGFloat(blue) / 1000)
  }

  /// Red, green and blue from 0 to 255.
  var bytes: [UInt8] { [red, green, blue].map { UInt8((Int($0) * 255 + 500) / 1000) } }
}
