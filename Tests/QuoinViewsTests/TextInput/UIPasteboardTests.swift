import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("The pasteboard")
struct UIPasteboardTests {
  private let board = UIPasteboard.withUniqueName()

  @Test("A text takes the place of what was there")
  func strings() {
    #expect(!board.hasStrings && board.string == nil && board.strings == nil && board.changeCount == 0)
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.strings == ["a", "b"] && board.numberOfItems == 2)
    board.string = "c"
    #expect(board.strings == ["c"] && board.changeCount == 2 && board.hasStrings)
    board.string = nil
    #expect(board.numberOfItems == 0 && !board.hasStrings)
  }

  @Test("Items have values of types, of which some are known")
  func items() throws {
    let address = try #require(URL(string: "https://example.com"))
    board.url = address
    board.addItems([["public.utf8-plain-text": "a", "org.example.card": 5]])
    #expect(board.urls == [address] && board.strings == ["a"] && board.hasURLs && !board.hasImages)
    #expect(board.types == ["public.url"] && board.contains(pasteboardTypes: ["x", "public.url"]))
    #expect(!board.contains(pasteboardTypes: ["org.example.card"]), "of the first item")
    board.setValue(7, forPasteboardType: "org.example.card")
    #expect(board.value(forPasteboardType: "org.example.card") as? Int == 7 && board.numberOfItems == 1)
    board.setData(Data([1]), forPasteboardType: "d")
    #expect(board.data(forPasteboardType: "d") == Data([1]))
    board.color = .red
    #expect(board.colors == [.red] && board.hasColors && board.url == nil)
    let image = CGImage(width: 1, height: 1, pixels: [0]).map { UIImage(cgImage: $0, scale: 1) }
    board.image = image
    #expect(board.hasImages && board.image === image)
  }

  @Test("Those of one name hold the same, until it is let go of")
  func names() {
    let name = UIPasteboard.Name(UUID().uuidString)
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "a"
    #expect(UIPasteboard(name: name, create: false)?.string == "a")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.withUniqueName().name != board.name)
  }

  @Test("A task may have a general one of its own")
  func general() {
    UIPasteboard.$taskGeneral.withValue(board) {
      UIPasteboard.general.string = "mine"
      #expect(UIPasteboard.general === board)
    }
    #expect(UIPasteboard.general !== board && UIPasteboard.general.name == .general)
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard(name: .general, create: false) != nil)
  }
}
