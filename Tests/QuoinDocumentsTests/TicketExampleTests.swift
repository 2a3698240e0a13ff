import Foundation
import QuoinDiagnostics
import QuoinDocuments
import Testing

/// The example of one template in two languages.
@Suite("The ticket among the examples") struct TicketExampleTests {
  private let file = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Examples/Ticket/ticket.xml").standardizedFileURL

  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test(arguments: [
    (
      "en", "Zürich to Hamburg", "2 travellers, with one change", "Dear Ada Lovelace,",
      "1,043.4 km at 0.97 g CO₂ per km"
    ),
    (
      "de", "Zürich nach Hamburg", "2 Reisende, mit einmal Umsteigen", "Guten Tag Ada Lovelace,",
      "1.043,4 km bei 0,97 g CO₂ je km"
    ),
  ])
  func itSpeaksBothLanguages(
    language: String, route: String, travellers: String, greeting: String, distance: String
  ) throws {
    let template = try Template(contentsOf: file, registry: .documents)
    #expect(template.missingTranslations().all.isEmpty)
    let data = try TemplateData(
      json: Data(contentsOf: file.deletingPathExtension().appendingPathExtension("json")), file: "ticket.json"
    )
    let environment = LayoutEnvironment(traits: UITraitCollection(language: language))
    let node = try template.instantiate(
      state: data.stateValues, constants: data.constantValues, environment: environment)
    let size = try node.layOut(in: .automatic, environment: environment)
    let shown = texts(node.view)
    for text in [route, travellers, distance] { #expect(shown.contains(text), "\(text) in \(shown)") }
    #expect(shown.contains { $0.hasPrefix(greeting) })
    #expect(node.warnings(in: size).all.isEmpty, "\(node.warnings(in: size))")
    var options = OutputOptions()
    options.scale = 2
    options.traits = environment.traits
    let picture = try node.rendering(size: size, as: .png, options: options).data
    if let folder = ProcessInfo.processInfo.environment["QUOIN_PICTURES"] {
      try picture.write(to: URL(fileURLWithPath: folder).appendingPathComponent("ticket-\(language).png"))
    }
    let link = "https://example.com/\(language)"
    let svg = try node.rendering(size: size, as: .svg, options: options).data
    #expect(String(decoding: svg, as: UTF8.self).contains(link))
  }
}
