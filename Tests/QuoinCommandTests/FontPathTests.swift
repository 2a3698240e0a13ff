import Foundation
import QuoinTestSupport
import Testing

/// Fonts that the command line names, or that lie beside a template.
@Suite struct FontPathTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    for name in ["brand", "cards", "cards/fonts"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try folder.write("cards/card.xml", "<UILabel text=\"ab\" font=\"Twin 10\"/>")
  }

  private func write(_ name: String, _ data: Data) throws {
    try data.write(to: folder.url.appendingPathComponent(name))
  }

  @Test func aFolderOfFontsIsNamedOrLiesBesideTheTemplate() throws {
    let none = try folder.run("tree", "cards/card.xml")
    #expect(none.status == 1 && none.error.contains("Unknown font \"Twin\""))
    try write("cards/fonts/twin.ttf", FontFixtures.narrowTwin)
    let beside = try folder.run("tree", "cards/card.xml")
    #expect(beside.output.hasPrefix("UILabel (0 0 6 ") && beside.error.isEmpty)
    try write("brand/twin.ttf", FontFixtures.wideTwin)
    let named = try folder.run("tree", "cards/card.xml", "--font-path", "brand")
    #expect(named.output.hasPrefix("UILabel (0 0 16 ") && named.error.isEmpty)
  }

  @Test func brokenFontsAreWarningsOfEveryCommand() throws {
    try write("cards/fonts/twin.ttf", FontFixtures.narrowTwin)
    try write("brand/broken.otf", Data("OTTO and nothing behind".utf8))
    for command in ["check", "tree", "render"] {
      let run = try folder.run(command, "cards/card.xml", "--font-path", "brand")
      #expect(run.status == 0, "\(command)")
      #expect(
        run.error.contains("warning: The font 'brand/broken.otf' cannot be used"), "\(command): \(run.error)")
    }
  }

  @Test func aCharacterWithoutAGlyphIsAWarningOfEveryCommand() throws {
    try folder.write("cards/card.xml", "<UILabel text=\"a\u{F1234}\"/>")
    for command in ["check", "tree", "render"] {
      #expect(
        try folder.run(command, "cards/card.xml").error.contains("No font has a glyph for U+F1234"),
        "\(command)")
    }
  }
}
