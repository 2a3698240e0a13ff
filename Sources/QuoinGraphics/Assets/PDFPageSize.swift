import Foundation

/// How large the first page of a PDF is, as far as the file says so in plain characters.
///
/// Nothing here draws PDFs: the libraries that do are several times as large as all others together.
enum PDFPageSize {
  /// What a PDF begins with.
  static func isPDF(_ data: Data) -> Bool { data.starts(with: Array("%PDF-".utf8)) }

  /// The size in points, at most 4096 each way; nothing where it lies in what is compressed.
  static func read(_ data: Data) -> CGSize? {
    guard let box = data.range(of: Data("/MediaBox".utf8)) else { return nil }
    let text = String(decoding: data[box.upperBound...].prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return nil
    }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    guard numbers.count == 4 else { return nil }
    let (width, height) = (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
    guard width >= 1, height >= 1, width <= 4096, height <= 4096 else { return nil }
    return CGSize(width: width, height: height)
  }
}
