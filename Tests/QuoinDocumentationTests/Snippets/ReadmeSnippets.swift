// swift-format-ignore-file: the pages show these pieces to the character.
// snippet: first
import Quoin
// end
import Foundation
import Testing

@Suite struct ReadmeSnippets {
  @Test func aTemplateIsRendered() throws {
    let folder = try DocumentFolder()
    try folder.write("hello.xml", "<UIView width=\"320\" height=\"auto\"><UILabel text=\"Hello, {name}!\"/></UIView>")
    // The page's file stands in the folder of the test.
    func URL(fileURLWithPath name: String) -> Foundation.URL { folder.url.appendingPathComponent(name) }
    // snippet: first
    let template = try Template(contentsOf: URL(fileURLWithPath: "hello.xml"))
    let png = try template.render(state: ["name": "Quoin", "items": ["Lay out", "Draw"]], as: .png)
    // end
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func aTreeIsBuiltInCode() throws {
    // snippet: live
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let node = LayoutNode(
      view: UIView.self,
      state: ["count": 0],
      expressions: ["width": "100%", "height": "100%"],
      children: [LayoutNode(view: UILabel.self, expressions: ["text": "{count} new messages"])]
    )
    try node.mount(in: window)
    node.setState(["count": 3])
    let picture = try window.render(as: .png)
    // end
    #expect(!picture.isEmpty)
    #expect((node.children[0].view as? UILabel)?.text == "3 new messages")
  }
}
