#if canImport(XCTest)
  import GuestsExampleScreen
  import QuoinTesting
  import XCTest

  /// The same statements under XCTest.
  final class GuestListXCTests: XCTestCase {
    func testAGuestIsAdded() {
      let guests = GuestList()
      let screen = Screen(guests, on: "iPhone SE")
      screen.type("Grace", into: "Name")
      screen.tap("Add")
      screen.wait(0.3)
      XCTAssertEqual(guests.names, ["Grace"])
      expectPicture(of: screen)
    }
  }
#endif
