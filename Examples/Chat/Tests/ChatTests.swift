import ChatExampleScreen
import Foundation
import QuoinControls
import QuoinTesting
import Testing

@Suite struct ChatTests {
  private let chat = ChatScreen(clock: { "10:05" })

  private func screen() -> Screen { Screen(chat, size: CGSize(width: 375, height: 667)) }

  private func cell(_ row: Int) -> UITableViewCell? {
    chat.table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  /// Where the bubble of a row is, in points of the cell.
  private func bubble(_ row: Int) -> CGRect { cell(row)?.contentView.subviews.first?.frame ?? .null }

  @Test func eachViewHasOnePlace() {
    expectLayout(of: screen()).isUnambiguous().hasNoConflicts()
  }

  @Test func bubblesAreAtTheSideOfWhoeverSpeaks() {
    _ = screen()
    for (row, message) in chat.messages.enumerated() {
      let bubble = bubble(row)
      #expect(message.isMine ? bubble.maxX == 363 : bubble.minX == 12, "row \(row) is at \(bubble)")
    }
  }

  @Test func bubblesAreAsWideAsWhatIsSaidAndNoWiderThanThreeQuarters() {
    _ = screen()
    #expect(bubble(1).width < 80)
    for row in chat.messages.indices { #expect(bubble(row).width <= 375 * 0.75 + 0.5) }
    #expect(bubble(2).width > 250)
  }

  @Test func rowsAreAsHighAsTheirBubbles() {
    _ = screen()
    for row in chat.messages.indices {
      #expect(cell(row)?.frame.height == bubble(row).maxY)
    }
    // Two lines more, and less of a gap below what the same person said.
    #expect(bubble(2).height > bubble(1).height + 60)
    #expect(bubble(2).minY == 3 && bubble(1).minY == 12)
  }

  @Test func atAnotherWidthTextsAreSetAnew() {
    let screen = screen()
    let high = bubble(0).height
    screen.window.frame.size.width = 700
    screen.window.layoutIfNeeded()
    #expect(bubble(0).height < high && bubble(0).maxX == 688)
  }

  @Test func theNewestMessageStaysAboveTheKeyboard() {
    let screen = screen()
    screen.window.setKeyboardFrame(CGRect(x: 0, y: 367, width: 375, height: 300))
    screen.window.layoutIfNeeded()
    let last = cell(chat.messages.count - 1)
    let frame = last.map { $0.convert($0.bounds, to: screen.window) } ?? .null
    #expect(frame.maxY <= 367 - 52 && frame.minY > 200)
    expectLayout(of: screen).isUnambiguous().hasNoConflicts()
  }

  @Test func whatIsTypedIsSaidAndScrolledTo() {
    let screen = screen()
    for words in ["See you on the 9th!", "Until then", "  ", "Bye"] {
      screen.type(words + "\n", into: "Message")
    }
    #expect(chat.messages.suffix(3).map(\.text) == ["See you on the 9th!", "Until then", "Bye"])
    #expect(cell(8)?.accessibilityLabel == "You said at 10:05: Bye")
    #expect(bubble(8).maxX == 363 && bubble(8).minY == 3)
  }

  @Test func cellsThatAreUsedAgainChangeSides() {
    let many = (0..<60).map { Message("Number \($0)", at: "9:00", isMine: $0 % 2 == 0) }
    let chat = ChatScreen(many)
    let screen = Screen(chat, size: CGSize(width: 375, height: 667))
    for row in [0, 31, 58, 3] {
      let path = IndexPath(row: row, section: 0)
      chat.table.scrollToRow(at: path, at: .middle, animated: false)
      screen.window.layoutIfNeeded()
      let bubble = chat.table.cellForRow(at: path)?.contentView.subviews.first?.frame ?? .null
      #expect(row % 2 == 0 ? bubble.maxX == 363 : bubble.minX == 12)
    }
    expectLayout(of: screen).isUnambiguous().hasNoConflicts()
  }
}
