import Foundation
import QuoinGraphics
import Testing

@Suite("Tab stops of paragraphs")
struct TabStopTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func layout(
    _ string: String, _ stops: [NSTextTab], width: CGFloat = 300,
    _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    let style = NSMutableParagraphStyle()
    style.tabStops = stops
    change(style)
    let text = NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
    return TextLayout(text: AttributedText(text, font: font), maximumWidth: width)
  }

  private func frames(_ layout: TextLayout) -> [(text: String, frame: CGRect)] {
    layout.glyphRuns.map { ($0.text, $0.frame) }.filter { !$0.text.contains("\t") }
  }

  private func left(_ text: String, in layout: TextLayout) -> CGFloat? {
    frames(layout).first { $0.text == text }?.frame.minX
  }

  private func right(_ text: String, in layout: TextLayout) -> CGFloat? {
    frames(layout).first { $0.text == text }?.frame.maxX
  }

  private func expect(_ found: CGFloat?, _ wanted: CGFloat, sourceLocation: SourceLocation = #_sourceLocation)
  {
    #expect(abs((found ?? .infinity) - wanted) < 0.01, sourceLocation: sourceLocation)
  }

  @Test("What follows a tab begins, ends or has its middle at the stop")
  func alignments() {
    let stops = [
      NSTextTab(textAlignment: .left, location: 60), NSTextTab(textAlignment: .center, location: 120),
      NSTextTab(textAlignment: .right, location: 200),
    ]
    let row = layout("a\tleft\tmiddle\tright", stops)
    expect(left("left", in: row), 60)
    expect(right("right", in: row), 200)
    let middle = frames(row).first { $0.text == "middle" }?.frame.midX
    expect(middle, 120)
  }

  @Test("A column of numbers stands at its decimal points")
  func numbers() {
    let point = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
    let stops = [NSTextTab(textAlignment: .right, location: 100, options: [.columnTerminators: point])]
    let whole = TextLayout(text: AttributedText("12", font: font)).size.width
    expect(left("12.50", in: layout("a\t12.50", stops)), 100 - whole)
    expect(right("1250", in: layout("a\t1250", stops)), 100)
  }

  @Test("Stops that are passed are left out, and behind the last tabs end at equal distances")
  func others() {
    let stops = [
      NSTextTab(textAlignment: .left, location: 20), NSTextTab(textAlignment: .left, location: 90),
    ]
    let row = layout("wide enough\tb\tc", stops) { $0.defaultTabInterval = 40 }
    expect(left("b", in: row), 90)
    expect(left("c", in: row), 120)
    // What has no room before its stop follows at once.
    let long = "much too long for it"
    let start = layout("ab\t\(long)", [NSTextTab(textAlignment: .right, location: 30)])
    let before = TextLayout(text: AttributedText("ab", font: font)).size.width
    expect(left(long, in: start), before)
  }

  @Test("Indents count from the edge, and lines are broken with the stops' room")
  func room() {
    let stops = [NSTextTab(textAlignment: .left, location: 80)]
    let indented = layout("a\tb", stops) { $0.firstLineHeadIndent = 30 }
    expect(left("b", in: indented), 80)
    #expect(layout("a\tbbbb bbbb", stops, width: 110).lines.count == 2)
    #expect(
      layout("a\tbbbb bbbb", [NSTextTab(textAlignment: .left, location: 20)], width: 110).lines.count == 1)
  }

  @Test("Styles have UIKit's twelve stops until they are told others")
  func styles() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    style.tabStops = []
    style.addTabStop(NSTextTab(textAlignment: .right, location: 90))
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops.map(\.location) == [40, 90])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.tabStops == [NSTextTab(textAlignment: .right, location: 90)])
    style.tabStops = nil
    #expect(style == NSMutableParagraphStyle())
  }
}
