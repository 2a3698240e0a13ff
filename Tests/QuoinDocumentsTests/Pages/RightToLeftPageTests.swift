import Foundation
import QuoinDocuments
import Testing

/// Documents that are read from right to left.
@Suite struct RightToLeftPageTests {
  @Test func whatIsNarrowerThanThePageStandsAtItsRightUnlessItSaysOtherwise() throws {
    let template = try Template(
      markup: """
        <document size="200 x 300" margin="20">
          <head><UILabel height="20" text="head"/></head>
          <UILabel text="a" width="60"/>
          <UILabel left="10" text="b" width="60"/>
          <table width="60"><column width="40"/><tr><td text="c"/></tr></table>
        </document>
        """, registry: .documents)
    let node = try template.instantiate()
    try node.layOut(
      environment: LayoutEnvironment(traits: UITraitCollection(layoutDirection: .rightToLeft)))
    let pages = try ComposedPages(#require(node.view as? DocumentView))
    let frames = Dictionary(pages.frames[0].map { ($0.text, $0.frame) }, uniquingKeysWith: { $1 })
    #expect(frames["a"]?.maxX == 180)
    #expect(frames["b"]?.minX == 30)
    #expect(frames["c"]?.maxX == 180)
    withExtendedLifetime(node) {}
  }
}
