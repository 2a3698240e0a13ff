import Foundation
import QuoinDocuments
import QuoinGraphics
import Testing

/// Documents are laid out alike however many pixels a point has.
@Suite struct PixelTests {
  private func rendering(_ markup: String, scale: CGFloat) throws -> (pages: Int, warnings: [String]) {
    var options = OutputOptions()
    options.scale = scale
    let rendering = try Template(markup: markup, registry: .documents).writePages(as: .svg, options: options)
    {
      _, _ in
    }
    return (rendering.count, rendering.warnings.all.map(\.message))
  }

  @Test(arguments: [1, 1.5, 2, 3] as [CGFloat]) func textsOfStacksHaveRoom(scale: CGFloat) throws {
    let lines = [5, 5, 2].map { (1...$0).map { "line \($0)" }.joined(separator: "&#10;") }
    let labels = lines.map { "<UILabel font=\"9\" numberOfLines=\"0\" text=\"\($0)\"/>" }.joined()
    let stack = "<UIStackView axis=\"vertical\" width=\"100%\">\(labels)</UIStackView>"
    let found = try rendering(
      """
      <document size="276 x 573" margin="12">
        <head><UILabel font="9" numberOfLines="0" text="a&#10;b&#10;c"/></head>
        <UILabel text="q"/>\(stack)<repeat for="n" in="1...3">\(stack)</repeat>
      </document>
      """, scale: scale)
    #expect(found.pages == 2)
    #expect(found.warnings == [])
  }

  @Test func linesKeepFractionsOfAPoint() throws {
    let pages = try ComposedPages(
      """
      <document size="300 x 200" margin="10">
        <UIView width="100%" height="20"><UIView bottom="2" width="33.3" height="0.5" accessibilityLabel="a"/></UIView>
        <UIView width="100%" height="20.25"><UIView top="2.5" width="100%" height="0.3" accessibilityLabel="b"/></UIView>
        <UILabel text="end"/>
      </document>
      """)
    let frames = pages.frames[0].map(\.frame)
    func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
      abs(frame.minX - other.minX) < 0.001 && abs(frame.minY - other.minY) < 0.001
        && abs(frame.width - other.width) < 0.001 && abs(frame.height - other.height) < 0.001
    }
    #expect(isNear(frames[0], CGRect(x: 10, y: 27.5, width: 33.3, height: 0.5)))
    #expect(isNear(frames[1], CGRect(x: 10, y: 32.5, width: 280, height: 0.3)))
    #expect(frames[2].minY == 50.25)
  }

  @Test(arguments: 0..<12) func pagesBreakAtTheSamePlacesAtEveryScale(seed: Int) throws {
    let template = try Template(
      markup: """
        <document size="A6" margin="{margin}"><repeat for="n" in="1...30">
          <UILabel numberOfLines="0" font="{size}" text="{'some words and more of them '.repeated(n % 5 + 1)}"/>
        </repeat></document>
        """, registry: .documents)
    let state: [String: Any] = ["margin": "\(10 + Double(seed) * 1.37)", "size": 7 + Double(seed) * 0.31]
    var found: Set<[[CGFloat]]> = []
    for scale in [1, 1.5, 2, 3] as [CGFloat] {
      let environment = LayoutEnvironment(traits: UITraitCollection(displayScale: scale))
      let node = try template.instantiate(state: state, environment: environment)
      try node.layOut(environment: environment)
      found.insert(
        try ComposedPages(#require(node.view as? DocumentView)).frames.map { $0.map(\.frame.minY) })
    }
    #expect(found.count == 1)
  }

  @Test(arguments: 0..<200) func noParagraphEndsInDotsForRoundedWidths(seed: Int) throws {
    let text = (0...30).map { "word\($0 * seed % 97)" }.joined(separator: " ")
    let right = Double(seed % 100) + Double(seed) * 0.0731
    let template = try Template(
      markup: """
        <UIView width="400" height="200"><UILabel left="{left}" right="{right}" numberOfLines="0" text="{text}"/></UIView>
        """)
    for format in [OutputFormat.png, .svg] {
      let rendering = try template.rendering(
        state: ["text": text, "right": right, "left": Double(seed % 7) * 0.31], as: format)
      #expect(rendering.warnings.isEmpty, "\(format) \(rendering.warnings)")
    }
  }

  @Test func aLengthThatComesToNoPixelIsTold() throws {
    let markup =
      "<UIView width=\"100\" height=\"50\"><UIView top=\"10\" width=\"100%\" height=\"0.3\"/></UIView>"
    let template = try Template(markup: markup)
    let messages = try template.rendering(as: .png).warnings.all.map(\.message)
    #expect(
      messages == ["The height of <UIView> is 0.3 points, and nothing of it is seen: a pixel is 1"])
    #expect(
      try template.rendering(as: .svg).warnings.isEmpty && template.rendering(as: .pdf).warnings.isEmpty)
  }
}
