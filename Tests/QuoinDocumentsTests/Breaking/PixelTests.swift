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
}
