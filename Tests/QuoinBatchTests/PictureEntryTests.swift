import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplates
import Testing

@testable import QuoinBatch

/// The table of what may be said of a picture holds the Python package and the pages to it.
@Suite struct PictureEntryTests {
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The entries that are options of a picture in Python, where the time is a matter of the call.
  private var ofPython: [PictureEntry] { PictureEntry.all.filter { $0.name != "timeout" } }
  /// Those of all formats, and of PDFs.
  private var ofPictures: [PictureEntry] {
    let pdf = [
      "pdf_standard", "output_profile", "tagged", "forms", "attachments", "factur_x", "password", "owner_password",
      "permissions", "title", "author", "date",
    ]
    #expect(pdf == ofPython.map(\.name).filter(pdf.contains))
    return ofPython.filter { !pdf.contains($0.name) }
  }

  @Test func aSizeHasUnits() throws {
    let template = try Template(markup: "<UIView/>")
    func size(_ entries: String) throws -> CGSize {
      try RenderRequest(json: Data("{\(entries)}".utf8)).rendering(of: template).size
    }
    #expect(try size("\"size\": \"1 x 0.5 in\"") == CGSize(width: 72, height: 36))
    #expect(try size("\"size\": \"144x72px\", \"dpi\": 144") == CGSize(width: 72, height: 36))
    var request = RenderRequest()
    try request.set(parameters: [("size", "25.4mm x 50.8mm"), ("format", "svg")])
    #expect(try request.rendering(of: template).size == CGSize(width: 72, height: 144))
    for (entries, message) in [
      ("\"size\": \"60mm\"", "size is '60mm': a size has a width and a height, such as 60mmx60mm"),
      ("\"size\": \"1x2\", \"width\": 3", "A request has size, or width and height, not both"),
      ("\"size\": \"9999999x1\"", "size is '9999999x1'; it goes up to 1000000 points either way"),
    ] {
      do {
        _ = try size(entries)
        Issue.record("\(entries) is drawn")
      } catch { #expect("\(error)".contains(message), "\(error)") }
    }
  }

  @Test func pythonHasTheSameOptionsOfTheSameTypes() throws {
    let options = try text("Python/quoin/_options.py")
    let pattern = #/(?s)class RenderOptions\(.*?"""(.*?)"""(.*?)\n\n\nclass /#
    let match = try #require(options.firstMatch(of: pattern))
    let types = match.2.split(separator: "\n").map { String($0.trimmingPrefix(#/ +/#)) }
    let wanted = ofPictures.map { entry in
      switch entry.values {
      case .number: "\(entry.name): float"
      case .whole: "\(entry.name): int"
      case .language: "\(entry.name): str"
      case .text where entry.name == "size": "size: str"
      case .choice where entry.name == "format": "format: Format"
      case .choice(let choices): "\(entry.name): Literal[\(Self.literals(choices))]"
      case .text, .flag, .date, .standards, .files, .bytes, .secret, .permissions: "\(entry.name) is of PDFs"
      }
    }
    #expect(types == wanted)
    for entry in ofPictures { #expect(match.1.contains("\n        \(entry.name): "), "\(entry.name)") }

    for entry in ofPython { #expect(options.contains("\n        \(entry.name): "), "\(entry.name)") }
    let standards = try #require(options.firstMatch(of: #/(?m)^PDFStandard = Literal\[(.+)\]$/#)?.1)
    #expect(standards == "\(Self.literals(PDFStandards.names))")
    let profiles = try #require(options.firstMatch(of: #/(?m)^FacturX = Literal\[(.+)\]$/#)?.1)
    guard case .choice(let known) = PictureEntry.facturX.values else {
      Issue.record("A profile is a choice")
      return
    }
    #expect(profiles == "\(Self.literals(known))")
    let permissions = try #require(options.firstMatch(of: #/(?m)^Permission = Literal\[(.+)\]$/#)?.1)
    #expect(permissions == "\(Self.literals(PDFOptions.Encryption.Permission.allCases.map(\.rawValue)))")
    let formats = try #require(options.firstMatch(of: #/(?m)^Format = Literal\[(.+)\]$/#)?.1)
    let named = formats.matches(of: /"(\w+)"/).map { String($0.1) }
    guard case .choice(let choices) = PictureEntry.format.values else {
      Issue.record("A format is a choice")
      return
    }
    #expect(named.sorted() == choices.sorted())
  }

  private static func literals(_ choices: [String]) -> String {
    choices.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  @Test(arguments: ["Python/README.md", "Python/quoin/template.py"])
  func whatPythonSaysOfItselfNamesEveryOption(path: String) throws {
    let words = Set(try text(path).matches(of: /\w+/).map { String($0.0) })
    #expect(ofPython.map(\.name).filter { !words.contains($0) } == [])
  }

  @Test(arguments: ["Documentation/Serving.md", "Documentation/Scale.md"])
  func theTablesOfThePagesHaveARowForEach(path: String) throws {
    let rows = try text(path).split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|", maxSplits: 1) }
    for entry in PictureEntry.all {
      let row = try #require(
        rows.first { $0[0].contains("`\(entry.name)`") }, "\(entry.name) has no row in \(path)")
      guard case .choice(let choices) = entry.values, !row[1].contains("as `quoin render` has them") else {
        continue
      }
      for choice in choices { #expect(row[1].contains("`\(choice)`"), "\(entry.name) may be \(choice)") }
    }
  }

  @Test func noPasswordStandsInAnAddress() throws {
    var request = RenderRequest()
    for name in ["password", "owner_password", "permissions"] {
      #expect(throws: Diagnostic.self) { try request.set(parameters: [(name, "4711")]) }
    }
  }

  @Test func rangesInThePagesAreThoseThatAreTaken() throws {
    guard case .number(let scales) = PictureEntry.scale.values,
      case .whole(let qualities) = PictureEntry.quality.values
    else {
      Issue.record("A scale is a number, and a quality a whole one")
      return
    }
    let (serving, scale) = (try text("Documentation/Serving.md"), try text("Documentation/Scale.md"))
    let python = try text("Python/quoin/_options.py")
    let most = Int(scales.upperBound)
    for page in [serving, scale] {
      #expect(page.contains("pixels a point, from \(scales.lowerBound) to \(most) |"))
    }
    #expect(python.contains("Pixels a point, from \(scales.lowerBound) to \(most)."))
    let ends = "\(qualities.lowerBound) to \(qualities.upperBound)"
    #expect(serving.contains("every pixel; \(ends) |") && python.contains("every pixel; from \(ends)."))
  }
}
