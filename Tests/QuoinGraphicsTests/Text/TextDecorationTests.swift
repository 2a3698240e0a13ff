import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Lines under and through text")
struct TextDecorationTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func layout(
    _ parts: [(String, [NSAttributedString.Key: Any])], width: CGFloat = .infinity
  ) -> TextLayout {
    let string = NSMutableAttributedString(string: "")
    for (text, attributes) in parts {
      string.append(NSAttributedString(string: text, attributes: attributes))
    }
    return TextLayout(text: AttributedText(string, font: font, color: .black), maximumWidth: width)
  }

  private func under(_ style: NSUnderlineStyle, _ color: UIColor? = nil) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.underlineStyle: style.rawValue]
    attributes[.underlineColor] = color
    return attributes
  }

  @Test("an underline stands where its font says, once, twice as thick or twice")
  func places() {
    let metrics = font.face.metrics
    let thickness = metrics.underlineThickness * 20
    func lines(_ style: NSUnderlineStyle) -> [(middle: CGFloat, height: CGFloat)] {
      let layout = layout([("ab", under(style))])
      return layout.decorations.map {
        #expect($0.rect.minX == 0 && abs($0.rect.width - layout.size.width) < 1e-9)
        return ($0.rect.midY - layout.firstBaseline + metrics.underlineOffset * 20, $0.rect.height)
      }
    }
    func expect(_ style: NSUnderlineStyle, _ wanted: [(CGFloat, CGFloat)]) {
      let found = lines(style)
      #expect(
        found.count == wanted.count
          && zip(found, wanted).allSatisfy { abs($0.middle - $1.0) < 1e-9 && abs($0.height - $1.1) < 1e-9 },
        "\(found)")
    }
    expect(.single, [(0, thickness)])
    expect(.thick, [(0, 2 * thickness)])
    expect(.double, [(0, thickness), (2 * thickness, thickness)])
    expect([.double, .thick], [(0, thickness), (2 * thickness, thickness)])
    expect([], [])
    expect(.patternDash, [])
    expect(.byWord, [])
    let through = layout([("ab", [.strikethroughStyle: 2])])
    let rect = through.decorations[0].rect
    #expect(abs(rect.midY - (through.firstBaseline - metrics.strikethroughOffset * 20)) < 1e-9)
    #expect(abs(rect.height - 2 * metrics.strikethroughThickness * 20) < 1e-9)
  }

  @Test("patterns are counted in the line's thickness")
  func patterns() {
    let patterns: [(NSUnderlineStyle, [CGFloat])] = [
      ([], []), (.patternDot, [1, 2]), (.patternDash, [4, 2]), (.patternDashDot, [4, 2, 1, 2]),
      (.patternDashDotDot, [4, 2, 1, 2, 1, 2]),
    ]
    for (pattern, wanted) in patterns {
      for style in [NSUnderlineStyle.single, .thick] {
        let line = layout([("ab", under([style, pattern]))]).decorations[0]
        #expect(line.dashes.map { ($0 / line.rect.height * 100).rounded() / 100 } == wanted)
      }
    }
    let styles: [NSUnderlineStyle] = [
      .single, .thick, .double, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot, .byWord,
    ]
    #expect(styles.map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x300, 0x400, 0x8000])
  }

  @Test("neighbours that look alike are one line; others are not")
  func joined() {
    func count(_ second: [NSAttributedString.Key: Any], between: String = "") -> Int {
      layout([("ab", under(.single)), (between, [:]), ("cd", second)]).decorations.count
    }
    #expect(count(under(.single).merging([.kern: 1]) { $1 }) == 1)
    #expect(count(under(.single, .black)) == 1 && count(under(.single, .red)) == 2)
    #expect(count(under(.single), between: " - ") == 2)
    #expect(
      count(under([.single, .patternDot])) == 2 && count(under(.thick)) == 2 && count(under(.double)) == 3)
    #expect(count(under(.single).merging([.font: UIFont.systemFont(ofSize: 30)]) { $1 }) == 2)
    #expect(count(under(.single).merging([.baselineOffset: 3]) { $1 }) == 2)
    let both = layout([("ab", under(.double)), ("cd", under(.double).merging([.kern: 1]) { $1 })])
    #expect(
      both.decorations.count == 2
        && both.decorations.allSatisfy { abs($0.rect.width - both.size.width) < 1e-9 })
    // Each line of text has its own.
    #expect(layout([("ab\ncd", under(.single))]).decorations.count == 2)
    #expect(layout([("ab", [:])]).decorations.isEmpty && layout([("ab", [:])]).backgrounds.isEmpty)
    let plain = TextLayout(text: AttributedText("ab", font: font))
    #expect(plain.decorations.isEmpty && plain.backgrounds.isEmpty && plain.links.isEmpty)
  }

  @Test("a raised part's lines are raised with it")
  func raised() {
    let layout = layout([("a", under(.single)), ("b", under(.single).merging([.baselineOffset: 5]) { $1 })])
    let lines = layout.decorations.map(\.rect)
    #expect(lines.count == 2 && abs(lines[0].minY - lines[1].minY - 5) < 1e-9)
  }

  @Test("links join along a line where they lead to the same place")
  func links() {
    let (a, b): ([NSAttributedString.Key: Any], [NSAttributedString.Key: Any]) = ([.link: "a"], [.link: "b"])
    func links(_ parts: [(String, [NSAttributedString.Key: Any])]) -> [String] {
      layout(parts).links.map(\.url)
    }
    #expect(links([("x", a), ("y", a.merging([.kern: 1]) { $1 })]) == ["a"])
    #expect(
      links([("x", a), ("y", b)]) == ["a", "b"] && links([("x", a), ("-", [:]), ("y", a)]) == ["a", "a"])
    #expect(links([("x\n", a), ("y", a)]) == ["a", "a"])
    let joined = layout([("-", [:]), ("x", a), ("y", a.merging([.kern: 1]) { $1 })])
    #expect(abs(joined.links[0].rect.minX - layout([("-", [:])]).size.width) < 1e-9)
    #expect(abs(joined.links[0].rect.maxX - joined.size.width) < 1e-9)
    #expect(joined.links[0].rect.height == joined.size.height)
  }
}
