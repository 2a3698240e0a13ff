import Foundation
import Testing

@testable import QuoinControls

@Suite("How accessories look, and what else is said of cells")
struct AccessoryOptionTests {
  @Test("Accessories have a colour, may be left out, and views of one's own stand on either side")
  func options() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.accessories = [
      .disclosureIndicator(options: .init(tintColor: .red)), .checkmark(options: .init(isHidden: true)),
      .customView(configuration: .init(customView: badge, placement: .leading(), tintColor: .blue)),
    ]
    cell.layoutIfNeeded()
    let marks = cell.subviews.compactMap { $0 as? CellMark }
    #expect(marks.map(\.kind) == [.disclosure] && marks.first?.color == .red)
    #expect(badge.superview === cell && badge.frame.minX == 16 && badge.tintColor == .blue)
  }

  @Test("A state carries values by keys of a program's own")
  func states() {
    let starred = UIConfigurationStateCustomKey("starred")
    var state = UICellConfigurationState(traitCollection: .current)
    #expect(state[starred] == nil)
    state[starred] = true
    #expect(state[starred] as? Bool == true && state[UIConfigurationStateCustomKey("other")] == nil)
  }

  @Test("A text of values becomes one of attributes")
  func texts() {
    var text = AttributedString("ab")
    if let range = text.range(of: "b") {
      text[range].foregroundColor = .red
      text[range].underlineStyle = .single
    }
    let drawn = NSAttributedString(text)
    #expect(drawn.string == "ab" && drawn.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(drawn.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(drawn.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
  }
}
