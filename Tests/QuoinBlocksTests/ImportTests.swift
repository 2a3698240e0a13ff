import QuoinBlocks
import Testing

@Suite("Importing QuoinBlocks alone")
struct ImportTests {
  @Test("brings Foundation, views, colours and fonts, as importing UIKit would")
  func bringsWhatUIKitWould() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.font = UIFont.systemFont(ofSize: 12)
    label.textColor = UIColor.red
    label.attributedText = NSAttributedString(string: String(format: "%d items", 3))
    #expect(label.text == "3 items")
    #expect(try JSONDecoder().decode([Int].self, from: Data("[1]".utf8)) == [1])
  }
}
