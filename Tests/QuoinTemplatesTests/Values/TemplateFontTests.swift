import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinGraphics
@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Fonts that templates bring along.
@Suite struct TemplateFontTests {
  private let folder: BadInputFolder

  init() throws {
    folder = try BadInputFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("fonts"), withIntermediateDirectories: true)
  }

  private func template(_ markup: String, in folder: BadInputFolder? = nil) throws -> Template {
    let folder = folder ?? self.folder
    try folder.write("t.xml", markup)
    return try Template(contentsOf: folder.url.appendingPathComponent("t.xml"), name: "t.xml")
  }

  private func font(_ name: String) throws -> UIFont? {
    let node = try template("<UILabel text=\"ab\" font=\"\(name)\"/>").instantiate()
    try node.layOut()
    return (node.view as? UILabel)?.font
  }

  @Test func aFolderOfFontsBesideTheTemplateIsFoundByName() throws {
    try folder.write("fonts/twin.ttf", FontFixtures.narrowTwin)
    try folder.write("fonts/bold.ttf", FontFixtures.bold)
    #expect(try font("Twin 20")?.fontName == "Twin-Regular" && font("twin bold")?.fontName == "Twin-Bold")
    #expect(try font("Twin 20")?.pointSize == 20 && font("Twin-Bold")?.familyName == "Twin")
    #expect(try font("System bold")?.familyName == "Inter")
    #expect(folder.problems("t.xml") == "")
    try folder.write("t.xml", "<UILabel text=\"x\" font=\"Twim 12\"/>")
    #expect(folder.problems("t.xml").hasSuffix("has this name; did you mean Twin?"))
    // An expression's font is found there, too, and so is one of a part in another folder.
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("parts"), withIntermediateDirectories: true)
    try folder.write("parts/row.xml", "<UILabel font=\"{name} 30\" text=\"abc\"/>")
    let node = try template("<UIView xml=\"parts/row.xml\"/>").instantiate(state: ["name": "Twin"])
    try node.layOut()
    #expect((node.view as? UILabel)?.font.familyName == "Twin")
  }

  @Test func aFontMayBeTheValueItself() throws {
    let base64 = FontFixtures.bold.base64EncodedString()
    let values: [Any] = [
      FontFixtures.bold, base64, "data:font/ttf;base64,\(base64)", "data:;base64,\(base64)",
    ]
    for value in values {
      for markup in ["{f} 20", "20 {f}", "{f} heavy 20", "Inter 9 {f} 20"] {
        let node = try Template(markup: "<UILabel text='ab' font='\(markup)'/>").instantiate(state: [
          "f": value
        ])
        try node.layOut()
        let font = try #require((node.view as? UILabel)?.font)
        #expect(font.fontName == "Twin-Bold" && font.pointSize == 20, "\(markup) \(font)")
      }
    }
    let written = try Template(markup: "<UILabel text='ab' font='data:;base64,\(base64) 12'/>")
    #expect((try written.instantiate().view as? UILabel)?.font.fontName == "Twin-Bold")
    let variable = try Template(markup: "<UILabel text='ab' font='{f} heavy'/>")
      .instantiate(state: ["f": FontFixtures.variable])
    try variable.layOut()
    #expect((variable.view as? UILabel)?.font.fontDescriptor.weight == .heavy)
  }

  @Test func aValueThatIsNoFontIsTold() throws {
    func problem(_ value: Any, budget: Budget = .default) -> String {
      problems("<UILabel text='ab' font='{f} 20'/>", state: ["f": value], budget: budget)
    }
    let cut = Data(FontFixtures.narrowTwin.prefix(300))
    #expect(problem(cut).contains("The font 'bytes from data' cannot be used: it ends before its table"))
    #expect(
      problem("data:;base64," + cut.base64EncodedString())
        .contains("1:26: error: The font 'data: URL' cannot be used: it ends"))
    #expect(problem("data:font/woff2;base64,d09GMgABAAAAAAAAAAAAAAAA").contains("it is a web font (WOFF2)"))
    #expect(problem("data:font/ttf").contains("The data: URL has no comma"))
    var budget = Budget.default
    budget.fileSize = FontFixtures.bold.count - 1
    #expect(problem(FontFixtures.bold, budget: budget).contains("larger than the limit"))
  }

  @Test func axesAreSetInTheFont() throws {
    try folder.write("fonts/bars.ttf", FontFixtures.variable)
    let font = try #require(try font("Quoin Bars wght=650 wdth=80 20"))
    #expect(font.variations == [.width(80), .weight(650)] && font.pointSize == 20)
    #expect(try self.font("Quoin Bars heavy")?.fontDescriptor.weight == .heavy)
  }

  @Test func aFontThatCannotBeReadIsAWarningWithItsFile() throws {
    try folder.write("fonts/a.ttf", Data(FontFixtures.narrowTwin.prefix(300)))
    try folder.write("fonts/b.woff", Data("wOFF and what follows".utf8))
    try folder.write("fonts/twin.ttf", FontFixtures.narrowTwin)
    let template = try template("<UILabel text=\"ab\" font=\"Twin 20\"/>")
    let messages = template.warnings.all.map(\.message)
    #expect(messages.count == 2 && template.warnings.all.allSatisfy { $0.severity == .warning })
    #expect(messages.contains { $0.contains("a.ttf' cannot be used: it ends before its table") })
    #expect(messages.contains { $0.contains("b.woff' cannot be used: it is a web font (WOFF)") })
    #expect(try template.rendering(as: .png).warnings.all.count == 2)
  }

  @Test func namedFontsComeBeforeThoseBesideTheTemplate() throws {
    try folder.write("fonts/twin.ttf", FontFixtures.narrowTwin)
    let fonts = try FontCollection(files: [(name: "wide.ttf", data: FontFixtures.wideTwin)])
    try folder.write("t.xml", "<UILabel text=\"ab\" font=\"Twin 10\"/>")
    let template = try Template(contentsOf: folder.url.appendingPathComponent("t.xml"), fonts: fonts)
    let node = try template.instantiate()
    #expect(try node.layOut().width == 16)
    let markup = try Template(markup: "<UILabel text=\"ab\" font=\"Twin 10\"/>", fonts: fonts)
    #expect(try markup.instantiate().layOut().width == 16)
  }

  @Test func twoTemplatesWithFontsOfOneNameDoNotMixOnTwoThreads() async throws {
    let other = try BadInputFolder()
    try FileManager.default.createDirectory(
      at: other.url.appendingPathComponent("fonts"), withIntermediateDirectories: true)
    try folder.write("fonts/twin.ttf", FontFixtures.narrowTwin)
    try other.write("fonts/twin.ttf", FontFixtures.wideTwin)
    let markup = "<UILabel text=\"Twin {n}\" font=\"Twin 20\"/>"
    let templates = [try template(markup), try template(markup, in: other)]
    let formats: [OutputFormat] = [.png, .pdf, .svg]
    func draw(_ index: Int, _ number: Int) throws -> Data {
      try templates[index].render(state: ["n": number % 3], as: formats[number % 3])
    }
    let expected = try (0..<2).map { index in try (0..<3).map { try draw(index, $0) } }
    #expect(expected[0][0] != expected[1][0])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<2 {
        group.addTask {
          for number in 0..<30 {
            let data = try templates[index].render(state: ["n": number % 3], as: formats[number % 3])
            #expect(data == expected[index][number % 3])
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func aSystemFontThatIsNotInstalledIsAWarning() throws {
    try folder.write("fonts/twin.ttf", FontFixtures.narrowTwin)
    let library = FontLibrary(
      catalog: FontCatalog(folders: [folder.url.appendingPathComponent("fonts").path]))
    let font = UIFont(
      face: library.face(family: "Inter", weight: 400, italic: false), size: 10,
      descriptor: UIFont.systemFont(ofSize: 10).fontDescriptor)
    let node = try template("<UILabel text=\"ab\" font=\"{font}\"/>").instantiate(constants: ["font": font])
    let size = try node.layOut()
    #expect(
      node.warnings(in: size).all.map(\.message) == [
        "The font Inter is not installed, and Twin stands in for it: on other machines text may look different"
      ])
  }

  @Test func aLanguageWithoutADictionaryIsAWarning() throws {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    let text = NSAttributedString(
      string: "unbelievably long words", attributes: [.paragraphStyle: style, .languageIdentifier: "tlh-KX"])
    let template = try Template(
      markup: "<UILabel attributedText=\"{text}\" numberOfLines=\"0\" width=\"60\"/>", name: "t")
    let node = try template.instantiate(constants: ["text": text])
    let size = try node.layOut()
    let warnings = node.warnings(in: size).all.filter { $0.message.contains("hyphenated") }
    #expect(
      warnings.map(\.message) == ["Words in 'tlh-KX' are not hyphenated, since no dictionary is installed"])
    #expect(
      warnings.first?.span != nil && warnings.first?.notes.first?.message.contains("hyphen-tlh") == true)
  }
}
