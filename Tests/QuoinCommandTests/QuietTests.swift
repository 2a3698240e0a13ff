import Foundation
import Testing

/// Warnings about what is not seen, as the command writes them and leaves them out.
@Suite struct QuietTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "long.xml",
      """
      <UIView>
        <repeat for="row" in="1...120">
          <UILabel text="Row {row}" top="previous.bottom"/>
        </repeat>
      </UIView>
      """)
  }

  @Test(arguments: ["render", "check", "tree"])
  func lostRowsAreToldOnceAndNotWhereQuietIsWanted(command: String) throws {
    let arguments = [command, "long.xml", "--size", "595x842"]
    let run = try folder.run(arguments)
    #expect(run.status == 0)
    #expect(run.error.hasPrefix("long.xml:3:6: warning: <UILabel> "))
    #expect(run.error.contains(" the bottom edge of the picture of 595 × 842 points"))
    #expect(run.error.contains(command == "check" ? " more like this [" : " more like this\n"))
    #expect(run.error.components(separatedBy: "warning:").count == 2)
    for flag in ["--quiet", "-q"] {
      let quiet = try folder.run(arguments + [flag])
      #expect(quiet.status == 0)
      #expect(quiet.error == "")
    }
  }

  @Test func errorsAreNeverQuiet() throws {
    try folder.write("bad.xml", "<UILable/>")
    let run = try folder.run("check", "bad.xml", "--quiet")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("bad.xml:1:2: error: "))
  }
}
