import Foundation
import Quoin
import QuoinDocuments
import Testing

/// What the pages show of XML and JSON is read, compiled, and rendered with data of all names in it.
@Suite struct MarkupBlockTests {
  private let state: [String: Any] = [
    "name": "Quoin", "title": "Orders", "count": 3, "items": ["Lay out", "Draw"],
    "rows": [["id": 1, "title": "One"], ["id": 2, "title": "Two"]], "isSaved": false, "gap": 8,
    "price": "9.50",
    "xml": "<a/>",
    "flats": [["area": 40, "rent": 800], ["area": 75, "rent": 1240]],
    "quarters": [["name": "Q1", "revenue": 1_200_000, "margin": 0.2] as [String: Any]],
    "regions": [
      ["name": "North", "months": [["month": "Jan", "orders": 12] as [String: Any]]] as [String: Any],
      ["name": "South", "months": [["month": "Jan", "orders": 30] as [String: Any]]],
    ],
  ]

  @Test func templatesAreRendered() throws {
    let folder = try DocumentFolder()
    try folder.write(
      "Panel.xml",
      "<UIView height=\"20\"><param name=\"title\" type=\"String\"/><UILabel text=\"{title}\"/></UIView>")
    try folder.write(
      "Localizable.strings",
      """
      Welcome = "Welcome"; Greeting = "Hello %@"; "Open your orders" = "Open your orders"; Items = "%d items";
      """)
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    let pixel = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).pngData { _ in }
    try pixel.write(to: folder.url.appendingPathComponent("nobody.png"))
    try folder.write("Media.xcassets/Logo.imageset/logo.svg", svg)
    try folder.write(
      "Media.xcassets/Logo.imageset/Contents.json",
      #"{"images": [{"filename": "logo.svg", "idiom": "universal"}]}"#)
    try folder.write(
      "Media.xcassets/Brand.colorset/Contents.json",
      #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}"#)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [folder.url]))
    for block in try DocumentPage.all().flatMap(\.blocks) where block.language == "xml" {
      // A piece of a template stands inside some view; a document stands in none.
      let markup = block.text.hasPrefix("<document") ? block.text : "<UIView>\(block.text)</UIView>"
      do {
        let template = try Template(
          markup: markup, name: block.place, base: folder.url.appendingPathComponent("page.xml"),
          loader: loader, registry: .documents)
        _ = try template.render(state: state, size: .fixed(400, 300), as: .svg)
      } catch {
        Issue.record("\(block.place): \(error)")
      }
    }
  }

  @Test func dataAreRead() throws {
    for block in try DocumentPage.all().flatMap(\.blocks) where block.language == "json" {
      #expect(throws: Never.self, "\(block.place)") {
        try TemplateData(json: Data(block.text.utf8), file: block.place)
      }
    }
  }
}
