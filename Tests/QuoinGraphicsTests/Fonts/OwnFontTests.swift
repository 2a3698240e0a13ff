import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Fonts that are not installed.
@Suite struct OwnFontTests {
  private func collection(_ data: Data...) throws -> FontCollection {
    try FontCollection(files: data.enumerated().map { (name: "font\($0.offset).ttf", data: $0.element) })
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    TextLayout(text: AttributedText(text, font: font)).size.width
  }

  private func picture(_ font: UIFont, _ format: OutputFormat = .png) throws -> Data {
    let layout = TextLayout(text: AttributedText("Twin ÄÖ", font: font, color: .black))
    return try Renderer.render(size: CGSize(width: 120, height: 30), format: format) {
      $0.draw(layout, at: CGPoint(x: 2, y: 2))
    }
  }

  @Test func namesInACollectionAreFoundThereAndNowhereElse() throws {
    let fonts = try collection(FontFixtures.narrowTwin, FontFixtures.bold)
    for name in ["Twin", "twin", "Twin Regular", "Twin-Regular"] {
      let font = try #require(UIFont(name: name, size: 10, in: fonts))
      #expect(font.familyName == "Twin" && font.fontName == "Twin-Regular" && width("ab", font) == 6)
    }
    #expect(UIFont(name: "twin-bold", size: 10, in: fonts)?.fontName == "Twin-Bold")
    #expect(UIFont(name: "Twin", size: 10) == nil && !UIFont.isAvailable(family: "Twin"))
    #expect(UIFont(name: "Inter", size: 10, in: fonts)?.familyName == "Inter")
    #expect(
      fonts.familyNames == ["Twin"]
        && fonts.fontNames(forFamilyName: "TWIN") == ["Twin-Regular", "Twin-Bold"])
    #expect(Diagnostic.unknownFont("Twim", in: fonts).suggestion == "Twin")
  }

  @Test func descriptorsKeepToTheirCollection() throws {
    let fonts = try collection(FontFixtures.narrowTwin, FontFixtures.bold)
    let font = try #require(UIFont(name: "Twin", size: 10, in: fonts))
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Twin-Bold")
    #expect(font.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
    #expect(font.withSize(20).familyName == "Twin" && width("ab", font.withSize(20)) == 12)
    #expect(UIFont(descriptor: UIFontDescriptor(family: "Twin", size: 10), size: 0).familyName == "Inter")
    #expect(font.fontDescriptor.symbolicTraits == .traitMonoSpace)
  }

  @Test func theSameBytesAreTheSameFont() throws {
    let (first, second) = (try collection(FontFixtures.narrowTwin), try collection(FontFixtures.narrowTwin))
    #expect(UIFont(name: "Twin", size: 10, in: first) == UIFont(name: "Twin", size: 10, in: second))
    #expect(first == second && first.hashValue == second.hashValue)
    let other = try collection(FontFixtures.wideTwin)
    #expect(
      UIFont(name: "Twin", size: 10, in: first) != UIFont(name: "Twin", size: 10, in: other) && first != other
    )
  }

  @Test func whatTheFontLacksIsDrawnAsEverywhere() throws {
    let font = try #require(UIFont(name: "Twin", size: 10, in: collection(FontFixtures.narrowTwin)))
    let layout = TextLayout(text: AttributedText("aß漢", font: font))
    #expect(layout.missingGlyphs.isEmpty)
    #expect(Set(layout.content.text.runs.map(\.face.record.family)) == ["Twin", "Inter", "Noto Sans CJK SC"])
  }

  @Test func twoFontsOfOneNameDoNotMixOnManyThreads() async throws {
    let twins = try [FontFixtures.narrowTwin, FontFixtures.wideTwin].map { try collection($0) }
    let formats: [OutputFormat] = [.png, .pdf, .svg]
    func font(_ index: Int) throws -> UIFont {
      try #require(UIFont(name: "Twin", size: 12, in: twins[index]))
    }
    var expected: [[Data]] = []
    for index in 0..<2 { expected.append(try formats.map { try picture(font(index), $0) }) }
    #expect(expected[0][0] != expected[1][0] && expected[0][1] != expected[1][1])
    try await withThrowingTaskGroup(of: (Int, Int, Data).self) { group in
      for number in 0..<48 {
        group.addTask {
          let (index, format) = (number % 2, number / 2 % 3)
          let font = try #require(UIFont(name: "Twin", size: 12, in: twins[index]))
          return (index, format, try self.picture(font, formats[format]))
        }
      }
      for try await (index, format, data) in group { #expect(data == expected[index][format]) }
    }
  }

  @Test func aProgramRegistersFontsByNameForItself() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Bars.ttf")
    try FontFixtures.variable.write(to: file)
    try UIFont.registerFonts(contentsOf: file)
    #expect(UIFont(name: "QuoinBars-Regular", size: 10)?.familyName == "Quoin Bars")
    #expect(UIFont.familyNames.contains("Quoin Bars") && UIFont.familyNames.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "quoin bars") == ["QuoinBars-Regular"])
    try UIFont.registerFonts(contentsOf: folder)
    #expect(UIFont.systemFont(ofSize: 9).familyName == "Inter")
    try Data("no font".utf8).write(to: folder.appendingPathComponent("a.otf"))
    #expect {
      try UIFont.registerFonts(contentsOf: folder)
    } throws: { error in
      "\(error)".contains("a.otf' cannot be used: it is neither TrueType nor OpenType")
    }
    #expect(throws: Diagnostics.self) {
      try UIFont.registerFonts(contentsOf: folder.appendingPathComponent("b.ttf"))
    }
  }

  @Test func filesOfAFolderThatAreNoFontsArePassedOverWithAWarning() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FontFixtures.narrowTwin.write(to: folder.appendingPathComponent("twin.TTF"))
    try Data("wOF2 and more bytes".utf8).write(to: folder.appendingPathComponent("web.woff2"))
    try Data("nothing".utf8).write(to: folder.appendingPathComponent("license.txt"))
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [folder]))
    let fonts = FontCollection(folders: [folder, folder.appendingPathComponent("none")], loader: loader)
    #expect(fonts.familyNames == ["Twin"])
    let warnings = fonts.warnings.all
    #expect(warnings.count == 1 && warnings.first?.severity == .warning)
    #expect(warnings.first?.message.contains("web.woff2' cannot be used: it is a web font (WOFF2)") == true)
    // What the policy does not allow is not read.
    #expect(FontCollection(folders: [folder], loader: ResourceLoader()).isEmpty)
  }

  @Test func memoryOfFontsIsBounded() throws {
    // The bytes behind the last table make each another file of four megabytes.
    for number in 0..<36 {
      var data = FontFixtures.narrowTwin + Data(repeating: 0, count: 4_000_000)
      withUnsafeBytes(of: UInt32(number).littleEndian) { data.append(contentsOf: $0) }
      let font = try #require(UIFont(name: "Twin", size: 10, in: collection(data)))
      #expect(width("ab", font) == 6)
    }
    #expect(FontBytes.total <= FontFile.limit + 6_000_000)
  }
}
