import CQuoinGraphics
import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Faces")
struct FontLibraryTests {
  private let library = FontLibrary.shared

  private func record(
    _ name: String, weight: Double = 400, italic: Bool = false, width: Double = 100, file: String = ""
  ) -> FontRecord {
    FontRecord(
      index: 0, family: "F", postScriptName: name, weight: weight, isItalic: italic, width: width,
      file: file, faceIndex: 0)
  }

  @Test("the nearest face is nearest in slant, then in width, then in weight, then by name")
  func distance() {
    func nearest(_ weight: Double, italic: Bool = false, _ records: FontRecord...) -> String? {
      let forward = records.min {
        $0.distance(weight: weight, italic: italic) < $1.distance(weight: weight, italic: italic)
      }
      let backward = records.reversed().min {
        $0.distance(weight: weight, italic: italic) < $1.distance(weight: weight, italic: italic)
      }
      return forward == backward ? forward?.postScriptName : nil
    }
    #expect(nearest(400, record("a", weight: 900), record("b", italic: true)) == "a")
    #expect(nearest(400, italic: true, record("a"), record("b", weight: 900, italic: true)) == "b")
    #expect(nearest(400, record("a", width: 75), record("b", weight: 900)) == "b")
    #expect(nearest(400, record("a", width: 125), record("b", width: 80)) == "b")
    #expect(nearest(400, record("a", weight: 300), record("b", weight: 450)) == "b")
    // Of two that are as near, the lighter one for text, the heavier one for bold.
    #expect(nearest(400, record("b", weight: 300), record("a", weight: 500)) == "b")
    #expect(nearest(500, record("b", weight: 400), record("a", weight: 600)) == "b")
    #expect(nearest(550, record("a", weight: 450), record("b", weight: 650)) == "b")
    #expect(nearest(700, record("a", weight: 600), record("b", weight: 800)) == "b")
    #expect(nearest(700, record("a", weight: 700), record("b", weight: 701)) == "a")
    #expect(nearest(400, record("b"), record("a")) == "a")
    #expect(nearest(400, record("a", file: "2"), record("a", file: "1")) == "a")
    #expect(
      record("a", file: "1").distance(weight: 400, italic: false)
        < record("a", file: "2").distance(weight: 400, italic: false))
  }

  @Test("what is known of an installed face is what its file says")
  func records() throws {
    let bold = try #require(library.record(named: "inter bold"))
    #expect(bold.family == "Inter" && bold.postScriptName == "Inter-Bold" && abs(bold.weight - 700) < 1)
    #expect(
      !bold.isItalic && bold.width == 100 && bold.file.hasPrefix("/usr/share/fonts/"))
    #expect(try #require(library.record(named: "Inter-Italic")).isItalic)
    let mono = try #require(library.record(named: "Noto Sans Mono"))
    #expect(mono.weight == 400 && !mono.isItalic && mono.postScriptName == "NotoSansMono-Regular")
    // The faces of one file of several are told apart.
    let han = ["SC", "JP", "KR", "TC"].compactMap { library.record(named: "Noto Sans CJK \($0)") }
    #expect(han.count == 4 && Set(han.map(\.faceIndex)).count == 4 && Set(han.map(\.file)).count == 1)
    let catalog = library.catalog
    #expect(catalog.pattern(-1) == nil && catalog.pattern(catalog.count) == nil && catalog.pattern(0) != nil)
    #expect(catalog.pattern(catalog.count - 1) != nil && catalog.families(catalog.count) == [])
    #expect(
      catalog.covers(bold.index, 0x41) && !catalog.covers(bold.index, 0x6F22) && !catalog.covers(-1, 0x41))
    #expect("Inter".withCString { catalog.belongs(bold.index, to: $0) })
    #expect(
      !"inter".withCString { catalog.belongs(bold.index, to: $0) }
        && !"".withCString { catalog.belongs(bold.index, to: $0) })
    #expect(library.record(named: "Inter\0x") == nil)
  }

  @Test("a family's name leads to its regular face, however it is written, and other names to none")
  func familiesByName() {
    #expect(library.familyNames.count > 100)
    for family in library.familyNames {
      let regular = library.match(family: family, style: FontStyle())?.index
      #expect(regular != nil && library.record(named: family)?.index == regular, "\(family)")
      #expect(library.record(named: family.uppercased())?.family == family, "\(family)")
      #expect(library.record(named: family + " Nowhere") == nil, "\(family)")
    }
    let twin = library.match(family: "Helvetica", style: FontStyle())
    #expect(twin != nil && library.record(named: "helvetica")?.index == twin?.index)
  }

  @Test("a family's faces go from thin to black, each upright one before its italic")
  func order() {
    let names = UIFont.fontNames(forFamilyName: "inter")
    #expect(
      names.prefix(4) == ["Inter-Thin", "Inter-ThinItalic", "Inter-ExtraLight", "Inter-ExtraLightItalic"])
    #expect(names.suffix(2) == ["Inter-Black", "Inter-BlackItalic"])
    #expect(UIFont.fontNames(forFamilyName: "No Such Family") == [])
  }

  @Test("families that Apple's systems have are drawn with one of the same metrics, or suggested another")
  func aliases() {
    func twin(_ name: String, _ installed: String...) -> String? {
      FontAliases.metricTwin(of: name) { installed.contains($0) }
    }
    #expect(
      twin("helvetica", "Arimo", "Liberation Sans") == "Liberation Sans" && twin("arial", "Arimo") == "Arimo")
    #expect(twin("times", "Tinos") == "Tinos" && twin("courier new", "Cousine") == "Cousine")
    #expect(
      twin("menlo", "DejaVu Sans Mono") == "DejaVu Sans Mono"
        && twin("sf mono", "Noto Sans Mono") == "Noto Sans Mono")
    #expect(
      twin("system", "Inter") == "Inter" && twin("avenir", "Inter") == nil && twin("inter", "Inter") == nil)
    let relatives = [
      "Helvetica", "Times", "COURIER", "Menlo", "Palatino", "Futura", "SF Pro", "Apple Color Emoji", "X",
    ]
    #expect(
      relatives.map { FontAliases.relative(of: $0) } == [
        "Inter", "Noto Serif", "Noto Sans Mono", "Noto Sans Mono", "Noto Serif", "Inter", "Inter",
        "Noto Color Emoji", nil,
      ])
    #expect(UIFont(name: "san francisco", size: 9)?.familyName == "Inter")
    #expect(UIFont(name: "SF Mono", size: 9)?.familyName == "Noto Sans Mono")
    #expect(UIFont.isAvailable(family: ".applesystemuifont") && !UIFont.isAvailable(family: "Avenir"))
  }

  @Test("an italic of a family without one is its upright face, slanted")
  func slanted() throws {
    let mono = library.face(family: "Noto Sans Mono", weight: 400, italic: true)
    #expect(mono.isSlanted && !mono.record.isItalic)
    let inter = library.face(family: "Inter", weight: 400, italic: true)
    #expect(!inter.isSlanted && inter.record.isItalic)
    let upright = library.face(family: "Noto Sans Mono", weight: 400, italic: false)
    #expect(!upright.isSlanted && upright !== mono && library.face(upright.record) === upright)
    #expect(library.face(family: "Noto Sans Mono", weight: 400, italic: true) === mono)
    // The top of an I leans to the right by the slope of Inter's italics.
    let descriptor = UIFontDescriptor(family: "Noto Sans Mono", size: 100, symbolicTraits: .traitItalic)
    let glyph = try #require(mono.glyph(0x49))
    func corners(_ font: UIFont) throws -> CGRect {
      guard case .path(let path)? = try GlyphOutlines().shape(of: .init(font: font, glyph: glyph)) else {
        return .null
      }
      return path.bounds
    }
    let lean = try corners(UIFont(descriptor: descriptor, size: 100))
    let straight = try corners(
      UIFont(descriptor: descriptor.withFamily("Noto Sans Mono"), size: 100).withSize(100))
    #expect(lean == straight)
    let plain = try corners(UIFont.monospacedSystemFont(ofSize: 100, weight: .regular))
    #expect(abs(lean.minX - plain.minX) < 0.5 && abs(lean.maxX - plain.maxX - 0.17 * plain.height) < 0.5)
    #expect(abs(lean.height - plain.height) < 0.01)
  }

  @Test("metrics come from the file, or else from what fonts mostly have")
  func metrics() {
    let none = FontFace(record: .empty, slanted: false)
    #expect(none.metrics.ascender == 0.95 && none.metrics.descender == -0.25 && none.metrics.lineGap == 0)
    #expect(abs(none.metrics.capHeight - 0.7125) < 1e-12 && abs(none.metrics.xHeight - 0.5225) < 1e-12)
    #expect(none.metrics.underlineThickness == 0.06 && none.metrics.underlineOffset == -0.12)
    #expect(
      none.metrics.strikethroughThickness == 0.06 && abs(none.metrics.strikethroughOffset - 0.287_375) < 1e-12
    )
    #expect(none.bytes.bytes.isEmpty && none.glyph(0x41) == nil && !none.coversASCII && !none.isColored)
    #expect(
      DrawingFonts().scaled(
        UIFont(face: none, size: 9, descriptor: UIFontDescriptor(family: "none", size: 9))) == nil)
    #expect(FontRecord.empty.weight == 400 && FontRecord.empty.width == 100 && FontRecord.empty.index == -1)
    #expect(!FontRecord.empty.isItalic && FontRecord.empty.faceIndex == 0)
    let inter = library.face(family: "Inter", weight: 400, italic: false)
    #expect(
      inter.coversASCII && !inter.isColored && inter.unit > 0 && inter.unit < 0.01
        && inter.glyph(0x6F22) == nil)
    #expect(inter.metrics.underlineOffset < 0 && inter.metrics.underlineThickness > 0.02)
    #expect(inter.metrics.strikethroughOffset > 0.15 && inter.metrics.strikethroughOffset < 0.4)
    let emoji = library.face(family: "Noto Color Emoji", weight: 400, italic: false)
    #expect(emoji.isColored && !emoji.coversASCII && FontFallback.shared.emojiFace === emoji)
    // Thai letters have no capitals: those heights are in proportion.
    #expect(library.face(family: "Noto Sans Thai", weight: 400, italic: false).metrics.xHeight > 0.3)
  }

  @Test("one drawing has one font for each face and size, whatever was drawn between")
  func drawingFonts() {
    let fonts = DrawingFonts()
    let regular = UIFont.systemFont(ofSize: 10)
    let first = fonts.scaled(regular)
    #expect(first != nil && fonts.scaled(.systemFont(ofSize: 10)) == first)
    #expect(fonts.scaled(regular.withSize(11)) != first && fonts.scaled(.boldSystemFont(ofSize: 10)) != first)
    for size in 20..<220 { #expect(fonts.scaled(regular.withSize(CGFloat(size))) != nil) }
    #expect(fonts.scaled(regular) != nil)
  }

  @Test("fallbacks are near in weight and slant, and what no font has has none")
  func fallback() throws {
    let fallback = FontFallback.shared
    func name(_ scalar: Unicode.Scalar, _ own: UIFont, _ style: IdeographStyle = .simplifiedChinese)
      -> String?
    {
      fallback.face(for: scalar, like: own.face, ideographs: style)?.record.postScriptName
    }
    let (plain, bold) = (UIFont.systemFont(ofSize: 9), UIFont.boldSystemFont(ofSize: 9))
    #expect(name("ش", plain) == "NotoSansArabic-Regular" && name("ش", bold) == "NotoSansArabic-Bold")
    let mono = UIFont.monospacedSystemFont(ofSize: 9, weight: .regular)
    #expect(
      name("A", mono) == "Inter-Regular" && name("A", UIFont.italicSystemFont(ofSize: 9)) == "Inter-Italic")
    let slanted = UIFont(
      descriptor: UIFontDescriptor(family: "Noto Sans Mono", size: 9, symbolicTraits: .traitItalic), size: 9)
    #expect(name("A", slanted) == "Inter-Italic" && name("\u{F1234}", plain) == nil)
    for (style, place) in [
      (IdeographStyle.simplifiedChinese, "SC"), (.traditionalChinese, "TC"), (.japanese, "JP"),
      (.korean, "KR"),
    ] {
      #expect(
        name("漢", plain, style) == "NotoSansCJK\(place.lowercased())-Regular"
          && style.family == "Noto Sans CJK \(place)")
      // Letters that other families have, too, come from those, whatever the text's Han characters look like.
      #expect(name("A", mono, style) == "Inter-Regular" && name("☃", mono, style)?.contains("CJK") == false)
    }
    #expect(
      [.simplifiedChinese, .traditionalChinese, .japanese, .korean].map { (style: IdeographStyle) in
        style.languageTag
      }
        == ["zh-hans", "zh-hant", "ja", "ko"])
  }

  @Test("a letter gives away whose Han characters stand beside it")
  func revealed() {
    let letters: [(ClosedRange<UInt32>, IdeographStyle)] = [
      (0x3041...0x30FF, .japanese), (0x31F0...0x31FF, .japanese), (0xFF66...0xFF9D, .japanese),
      (0x1100...0x11FF, .korean),
      (0x3130...0x318F, .korean), (0xAC00...0xD7A3, .korean), (0x3105...0x312F, .traditionalChinese),
      (0x31A0...0x31BF, .traditionalChinese),
    ]
    for (range, style) in letters {
      #expect(
        IdeographStyle.revealed(by: range.lowerBound) == style
          && IdeographStyle.revealed(by: range.upperBound) == style)
    }
    for other in [
      0x3040, 0x10FF, 0x1200, 0x3104, 0x319F, 0x31C0, 0x31EF, 0x3200, 0xABFF, 0xD7A4, 0xFF65, 0xFF9E, 0x6F22,
      0x41,
    ] as [UInt32] {
      #expect(IdeographStyle.revealed(by: other) == nil, "\(other)")
    }
  }

  @Test("fonts are equal when face, size and features are")
  func equality() {
    let font = UIFont.systemFont(ofSize: 10)
    let others = [
      font.withSize(11), .boldSystemFont(ofSize: 10),
      .monospacedDigitSystemFont(ofSize: 10, weight: .regular),
    ]
    for other in others { #expect(font != other && font.hashValue != other.hashValue) }
    #expect(
      font == font.withSize(11).withSize(10) && font.hashValue == font.withSize(11).withSize(10).hashValue)
    #expect("\(UIFont.boldSystemFont(ofSize: 17))" == "Inter-Bold 17.0pt")
  }
}
