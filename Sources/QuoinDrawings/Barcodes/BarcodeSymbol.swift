import CZint
import Foundation
import QuoinDiagnostics
import QuoinResources

/// A code as dark and light modules, in no size yet.
///
/// ```swift
/// let symbol = try BarcodeSymbol("https://example.org", .qr)
/// print(symbol.columns, symbol.rows.count)  // 25 25
/// ```
public nonisolated struct BarcodeSymbol: Hashable, Sendable {
  /// A row of modules.
  public struct Row: Hashable, Sendable {
    /// The dark modules, counted from the left, in rising order; neighbours are in one range.
    public let dark: [Range<Int>]
    /// How high it is, in modules; 0 for bars, which have any height.
    public let height: Int
  }

  /// What it is written in.
  public let symbology: BarcodeSymbology
  /// From top to bottom.
  public private(set) var rows: [Row]
  /// How many modules a row has.
  public let columns: Int
  /// What people read, as it is printed below; the check digit included, and an add-on behind a `+`.
  public let text: String

  /// Encodes a text.
  ///
  /// - Parameters:
  ///   - text: What scanners are to read. The check digit of EAN, UPC and ITF-14 may be left out.
  ///   - symbology: How it is written.
  ///   - errorCorrection: How much may be lost, where that can be chosen.
  ///   - version: The size of a QR code, from 1 (21 modules a side) to 40 (177); nothing for the smallest that holds the
  ///     text, and for other symbologies.
  /// - Throws: A diagnostic that says what the symbology takes instead, or that the budget is used up.
  public init(
    _ text: String, _ symbology: BarcodeSymbology, errorCorrection: BarcodeErrorCorrection = .medium,
    version: Int? = nil
  ) throws(Diagnostic) {
    if let version, !(1...40).contains(version) { throw .noVersion(version) }
    let content = try BarcodeContent(text, for: symbology)
    // The longest code takes some 5 ms for 7,000 bytes.
    try BudgetMeter.current?.count(2_000 + 70 * content.encoded.utf8.count)
    guard let symbol = ZBarcode_Create() else { throw .noRoomForBarcode }
    defer { ZBarcode_Delete(symbol) }
    symbol.pointee.symbology = symbology.number
    symbol.pointee.input_mode = symbology.isGS1 ? GS1_MODE : UNICODE_MODE
    // Without it the library picks an encoding by the characters, and readers guess.
    if !content.encoded.utf8.allSatisfy({ $0 < 0x80 }) { symbol.pointee.eci = 26 }
    if let level = symbology.level(errorCorrection, length: content.encoded.utf8.count) {
      symbol.pointee.option_1 = level
    }
    if symbology == .qr, let version { symbol.pointee.option_2 = Int32(version) }
    // People expect the square forms.
    if symbology == .dataMatrix || symbology == .gs1DataMatrix { symbol.pointee.option_3 = DM_SQUARE }
    let bytes = Array(content.encoded.utf8)
    let status = ZBarcode_Encode(symbol, bytes, Int32(bytes.count))
    guard status < ZINT_ERROR, !(symbology.isGS1 && status == ZINT_WARN_NONCOMPLIANT) else {
      if status == ZINT_ERROR_TOO_LONG, let version,
        let fitting = try? BarcodeSymbol(text, symbology, errorCorrection: errorCorrection).version
      {
        throw .versionTooSmall(version, fitting: fitting)
      }
      throw .barcodeProblem(
        withUnsafeBytes(of: &symbol.pointee.errtxt, Self.text), symbology,
        isTooLong: status == ZINT_ERROR_TOO_LONG)
    }
    self.symbology = symbology
    columns = Int(symbol.pointee.width)
    let printed = withUnsafeBytes(of: &symbol.pointee.text, Self.text)
    self.text = printed.isEmpty ? text : printed
    rows = Self.rows(of: symbol)
  }

  /// The size of a QR code, from 1 to 40; nothing for other symbologies.
  public var version: Int? { symbology == .qr ? (columns - 17) / 4 : nil }

  /// The code with light modules in a square in its middle.
  ///
  /// - Parameter side: How many modules the square is wide, an odd number as those of a QR code are.
  func clearing(_ side: Int) -> BarcodeSymbol {
    let square = (columns - side) / 2..<(columns + side) / 2
    var cleared = self
    for row in square {
      let dark = rows[row].dark.flatMap { span in
        [
          span.clamped(to: 0..<square.lowerBound), span.clamped(to: square.upperBound..<columns),
        ].filter { !$0.isEmpty }
      }
      cleared.rows[row] = Row(dark: dark, height: rows[row].height)
    }
    return cleared
  }

  /// The digits of an add-on, and the column in which its bars begin; nothing where there is none.
  var addOn: (digits: [String], start: Int)? {
    guard symbology.isRetail, let plus = text.firstIndex(of: "+") else { return nil }
    let width = symbology.mainColumns
    guard let first = rows.first?.dark.first(where: { $0.lowerBound >= width }) else { return nil }
    return (text[text.index(after: plus)...].map(String.init), first.lowerBound)
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func rows(of symbol: UnsafeMutablePointer<zint_symbol>) -> [Row] {
    let (count, width) = (Int(symbol.pointee.rows), Int(symbol.pointee.width))
    let heights = withUnsafeBytes(of: &symbol.pointee.row_height) {
      Array($0.bindMemory(to: Float.self).prefix(count))
    }
    let whole = symbol.pointee.height
    return withUnsafeBytes(of: &symbol.pointee.encoded_data) { bytes in
      // Eight modules a byte, the first in the lowest bit.
      let stride = MemoryLayout.size(ofValue: symbol.pointee.encoded_data.0)
      return (0..<count).map { row in
        var dark: [Range<Int>] = []
        var start: Int?
        for column in 0...width {
          let isDark = column < width && bytes[row * stride + column >> 3] >> UInt8(column & 7) & 1 == 1
          if isDark, start == nil {
            start = column
          } else if !isDark, let first = start {
            dark.append(first..<column)
            start = nil
          }
        }
        let height = heights[row] > 0 ? heights[row] : whole / Float(max(count, 1))
        return Row(dark: dark, height: count == 1 ? 0 : max(1, Int(height.rounded())))
      }
    }
  }
}

nonisolated extension BarcodeSymbology {
  /// The library's number for a level of error correction; nothing where there is no choice.
  fileprivate func level(_ correction: BarcodeErrorCorrection, length: Int) -> Int32? {
    switch self {
    case .qr, .aztec: return correction.level
    case .pdf417:
      // The least that ISO/IEC 15438 recommends, by code words; a byte takes up to one and a fifth.
      let least: Int32 = length <= 33 ? 2 : length <= 133 ? 3 : length <= 266 ? 4 : 5
      return min(least + correction.level - 1, 8)
    default: return nil
    }
  }
}

nonisolated extension Diagnostic {
  static var noRoomForBarcode: Diagnostic { Diagnostic(.error, "There is no memory for a barcode") }

  static func noVersion(_ version: Int) -> Diagnostic {
    Diagnostic(
      .error, "QR codes have versions from 1, with 21 modules a side, to 40, with 177; there is no \(version)"
    )
  }

  static func versionTooSmall(_ version: Int, fitting: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "The content does not fit into a QR code of version \(version); it takes version \(fitting), or a lower errorCorrection"
    )
  }

  /// What the library does not take.
  ///
  /// - Parameter words: Its own, such as `Error 252: Data does not start with an AI`.
  static func barcodeProblem(_ words: String, _ symbology: BarcodeSymbology, isTooLong: Bool) -> Diagnostic {
    if isTooLong, !symbology.isGS1 {
      return Diagnostic(
        .error,
        "The content does not fit into \(symbology.article.lowercased()) \(symbology.name) code; \(symbology.advice)"
      )
    }
    let reason = words.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? words
    return Diagnostic(
      .error, "\(symbology.name) does not take this content: \(reason)",
      notes: symbology.isGS1
        ? [Note("each part stands behind its application identifier, as in (01)09501101530003(10)A7")] : [])
  }
}

nonisolated extension BarcodeSymbology {
  /// What can be done about content that does not fit.
  fileprivate var advice: String {
    if isLinear { return "shorten it, or use a Data Matrix or QR code" }
    return hasErrorCorrectionLevels ? "shorten it, or choose a lower errorCorrection" : "shorten it"
  }
}
