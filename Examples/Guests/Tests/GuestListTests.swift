import GuestsExampleScreen
import QuoinTesting
import Testing

/// One test of each kind, to be copied.
@Suite struct GuestListTests {
  // A picture for each combination, in one statement.
  @Test func looks() {
    expectPicture(
      of: GuestList(["Ada", "Grace"], words: .in(Surroundings.current.language)), "guests",
      on: "iPhone SE", across: .matrix(appearances: [.light, .dark], languages: ["en", "ar"]))
  }

  @Test func growsWithItsText() {
    expectPicture(
      of: GuestList(["Ada"]), "large text", size: CGSize(width: 320, height: 240),
      across: .matrix(textSizes: [.large, .accessibilityLarge]))
  }

  // Where things stand, in the test itself.
  @Test func anEmptyListHasAHeadingAFieldAndAButton() {
    expectTree(
      of: GuestList(),
      is: """
        UIView
        ├─ UILabel “Guests”
        ├─ NameField label “Name”
        │  └─ UILabel “Name”
        ├─ TextButton label “Add” [alpha 0.4] [takes no touches] [disabled]
        │  └─ UILabel “Add”
        └─ UIScrollView
           └─ UIStackView
        """)
  }

  // Where things stand, recorded in a file.
  @Test func rowsStandBeneathEachOther() {
    expectFrames(of: GuestList(["Ada", "Grace", "Edsger"]), "three guests", on: "iPhone SE")
  }

  // What is read out to those who do not see it.
  @Test func isReadOut() {
    expectAccessibility(of: GuestList(["Ada"]), "one guest", on: "iPhone SE")
  }

  // What a person does, in their words.
  @Test func aGuestIsAdded() {
    let guests = GuestList()
    let screen = Screen(guests, on: "iPhone SE")
    screen.type("Ada", into: "Name")
    screen.tap("Add")
    #expect(guests.names == ["Ada"])
    expectPicture(of: screen, "a guest comes")
    screen.wait(0.3)
    expectPicture(of: screen, "a guest has come")
  }

  @Test func aGuestIsRemovedFromALongList() {
    let guests = GuestList((1...900).map { "Guest \($0)" })
    let screen = Screen(guests, on: "iPhone SE")
    screen.scroll(to: "Guest 900")
    screen.tap("Remove", near: "Guest 900")
    #expect(guests.names.count == 899 && guests.names.last == "Guest 899")
  }
}
