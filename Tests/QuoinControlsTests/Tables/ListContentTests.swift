import Foundation
import Testing

@testable import QuoinControls

@Suite("Content of lists")
struct ListContentTests {
  @Test("Texts beside symbols stand below each other, whatever the symbols")
  func symbols() {
    let starts = ["doc", "tray", "star", "person.2", "folder"].map { name -> CGFloat in
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.image = UIImage(systemName: name)
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      view.layoutIfNeeded()
      return view.textLabel.frame.minX
    }
    #expect(Set(starts).count == 1, "\(starts)")
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "doc")
    content.imageProperties.reservedLayoutSize.width = 60
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    #expect(view.textLabel.frame.minX == (starts.first ?? 0) + 36)
  }
}
