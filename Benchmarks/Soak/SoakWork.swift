import Foundation
import Quoin
import QuoinDocuments

/// Cards and invoices in turn, each with words and numbers of its own.
struct SoakWork {
  private let card: Template
  private let invoice: Template
  private let cardData: [String: Any]
  private let invoiceData: [String: Any]
  private let rows: [[String: Any]]

  init() throws {
    card = try Template(contentsOf: Self.url("Card/card.xml"))
    invoice = try Template(contentsOf: Self.url("Invoice/invoice.xml"), registry: .documents)
    cardData = try Self.json("Card/card.json")
    invoiceData = try Self.json("Invoice/invoice.json")
    rows = invoiceData["rows"] as? [[String: Any]] ?? []
  }

  func draw(_ number: Int) throws {
    if number % 2 == 0 {
      var data = cardData
      data["title"] =
        "Picture \(number) of many, \(word(number)) and \(word(number / 7)), drawn wherever Swift runs"
      data["author"] = "\(word(number * 3)) \(word(number * 5))"
      data["minutes"] = number % 90
      data["tags"] = (0..<1 + number % 4).map { word(number + $0) }
      try draw(card, data, as: number % 4 == 0 ? .png : .svg)
    } else {
      var data = invoiceData
      data["number"] = "2026-\(number)"
      data["rows"] = (0..<1 + number % 30).map { position in
        var row = rows[(number + position) % rows.count]
        row["description"] = "\(word(number * 11 + position)), \(number * 7 % 1_000) mm"
        row["quantity"] = number % 97 + position
        return row
      }
      try draw(invoice, data, as: .pdf)
    }
  }

  private func draw(_ template: Template, _ data: [String: Any], as format: OutputFormat) throws {
    let data = try TemplateData(json: JSONSerialization.data(withJSONObject: data), file: "data.json")
    _ = try template.render(state: data.stateValues, constants: data.constantValues, as: format)
  }

  /// A made-up word, another for each number.
  private func word(_ number: Int) -> String {
    let syllables = [
      "ba", "den", "fi", "gor", "hul", "jas", "kem", "lo", "min", "nur", "pol", "ra", "sit", "tev", "wo",
      "zu",
    ]
    return stride(from: 0, through: 16, by: 4).map { syllables[(number &* 0x9E37_79B1 >> $0) & 15] }.joined()
      .capitalized
  }

  private static func json(_ path: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(contentsOf: url(path))) as? [String: Any] ?? [:]
  }

  private static func url(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Examples/\(path)"
    )
    .standardizedFileURL
  }
}
