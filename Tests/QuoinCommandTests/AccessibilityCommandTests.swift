import Foundation
import Testing

@Suite struct AccessibilityCommandTests {
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.write(
      "card.xml",
      """
      <UIView width="100" height="40" backgroundColor="white">
        <UILabel id="title" width="100" height="20" text="Orders" accessibilityTraits="header"/>
        <UILabel top="20" width="100" height="20" text="pale" textColor="#ccc"/>
      </UIView>
      """)
    return folder
  }

  @Test func theTreeIsWhatIsReadOut() throws {
    let folder = try folder()
    #expect(
      try folder.run("tree", "card.xml", "--accessibility").output == """
        screen (0 0 100 40)
        ├─ heading#title "Orders" (0 0 100 20)
        └─ text "pale" (0 20 100 20)

        """)
    let json = try folder.run("tree", "card.xml", "--accessibility", "--json").output
    #expect(json.contains("\"role\":\"heading\"") && json.contains("\"label\":\"pale\""))
    #expect(try folder.run("tree", "card.xml").output.hasPrefix("UIView (0 0 100 40)\n"))
  }

  @Test func theCheckTellsWhatKeepsPeopleFromReading() throws {
    let folder = try folder()
    #expect(try folder.run("check", "card.xml").error == "")
    let run = try folder.run("check", "card.xml", "--accessibility")
    #expect(
      run.status == 0
        && run.error.hasPrefix("card.xml:3:68: warning: UILabel \"pale\" has a contrast of 1.6:1"))
  }

  @Test func thePictureHasALegend() throws {
    let folder = try folder()
    let run = try folder.run("render", "card.xml", "--accessibility", "-o", "map.svg")
    #expect(run.status == 0 && run.output.hasPrefix("map.svg  320 × "), "\(run.output)\(run.error)")
    #expect(try folder.read("map.svg").contains("heading#title"))
    let frames = try folder.run("render", "card.xml", "--accessibility", "--frames", "2")
    #expect(frames.status == 0 && folder.exists("card-1.png") && frames.output.contains("320 × "))
  }
}
