import Foundation
import QuoinViews
import Testing

@Test("The page about symbols lists every name that is drawn, in the picture's order")
func symbolPage() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let page = try String(contentsOf: root.appendingPathComponent("Documentation/Symbols.md"), encoding: .utf8)
  let list = try #require(page.components(separatedBy: "The names, in the picture's order:").last)
  let names = list.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  #expect(names == UIImage.systemNames)
}
