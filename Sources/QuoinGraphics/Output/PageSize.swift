import Foundation
import QuoinDiagnostics

/// How large the pages of a document are.
///
/// ```swift
/// document.size = .a4.landscape
/// document.size = PageSize(width: 288, height: 432)
/// ```
public struct PageSize: Hashable, Sendable, CustomStringConvertible {
  /// In points.
  public var width: CGFloat
  /// In points.
  public var height: CGFloat

  /// Creates a size, in points above 0.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  private init(millimetres width: CGFloat, _ height: CGFloat) {
    self.init(width: width * 72 / 25.4, height: height * 72 / 25.4)
  }

  /// 210 × 297 mm.
  public static let a4 = PageSize(millimetres: 210, 297)
  /// 148 × 210 mm.
  public static let a5 = PageSize(millimetres: 148, 210)
  /// 8.5 × 11 in.
  public static let letter = PageSize(width: 612, height: 792)
  /// 8.5 × 14 in.
  public static let legal = PageSize(width: 612, height: 1008)

  /// The size in words: `595.28 × 841.89 points`.
  public var description: String {
    func hundredths(_ length: CGFloat) -> Double { (Double(length) * 100).rounded() / 100 }
    return String(format: "%g × %g points", hundredths(width), hundredths(height))
  }

  /// The same lying on its side.
  public var landscape: PageSize { PageSize(width: max(width, height), height: min(width, height)) }
  /// The same standing upright.
  public var portrait: PageSize { PageSize(width: min(width, height), height: max(width, height)) }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The names that templates may use, with their sizes: ISO 216's series in whole millimetres, and those of offices.
  package static let named: [(name: String, size: PageSize)] = {
    var sizes: [(name: String, size: PageSize)] = []
    for (series, first) in [("A", (841, 1189)), ("B", (1000, 1414))] {
      var (short, long) = first
      for number in 0...10 {
        sizes.append(("\(series)\(number)", PageSize(millimetres: CGFloat(short), CGFloat(long))))
        (short, long) = (long / 2, short)
      }
    }
    return sizes + [
      ("Letter", letter), ("Legal", legal), ("Tabloid", PageSize(width: 792, height: 1224)),
      ("Executive", PageSize(width: 522, height: 756)), ("DL", PageSize(millimetres: 99, 210)),
      ("C5", PageSize(millimetres: 162, 229)), ("Label4x6", PageSize(width: 288, height: 432)),
    ]
  }()

  /// Reads a name, two lengths with an `x` between them, or either with `landscape` or `portrait` behind it.
  ///
  /// - Throws: A diagnostic for a text that is no size.
  public init(reading text: String) throws(Diagnostic) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let turned = words.last?.lowercased()
    let isTurned = turned == "landscape" || turned == "portrait"
    if isTurned { words.removeLast() }
    let name = words.joined(separator: " ")
    let found: PageSize
    if words.isEmpty {
      found = .a4
    } else if let known = Self.named.first(where: { $0.name.lowercased() == name.lowercased() }) {
      found = known.size
    } else if let own = Self.lengths(of: name) {
      found = own
    } else {
      throw .noPageSize(text)
    }
    self = turned == "landscape" ? found.landscape : turned == "portrait" ? found.portrait : found
  }

  /// `210mm x 99mm`, `4x6in`: a unit that stands behind the height alone counts for both.
  private static func lengths(of text: String) -> PageSize? {
    var parts = [""]
    for character in text.lowercased() {
      // The x of the unit px parts nothing.
      if character == "×" || character == "x" && parts.last?.last != "p" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    parts = parts.map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, let height = Length.points(of: parts[1]) else { return nil }
    let unit = parts[1].drop { !$0.isLetter }
    let first = parts[0].contains(where: \.isLetter) ? parts[0] : parts[0] + unit
    guard let width = Length.points(of: first), width > 0, height > 0 else { return nil }
    return PageSize(width: width, height: height)
  }
}

extension Diagnostic {
  fileprivate static func noPageSize(_ text: String) -> Diagnostic {
    let names = PageSize.named.map(\.name)
    return Diagnostic(
      .error,
      "'\(text)' is no page size; one is a name such as A4 or Letter, or two lengths such as 210mm x 99mm, with landscape behind it for one that lies",
      suggestions: NearestNames(to: text, among: names))
  }
}
