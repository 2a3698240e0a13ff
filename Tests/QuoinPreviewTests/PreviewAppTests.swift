import Foundation
import QuoinDiagnostics
import QuoinTemplates
import Testing

@testable import QuoinPreview

/// An app in Swift whose layouts are reloaded. One at a time, as the console is the process's.
@Suite(.serialized, .timeLimit(.minutes(5))) struct PreviewAppTests {
  private final class Screen: UIViewController, LayoutLoading {
    private let file: URL

    init(_ file: URL) {
      self.file = file
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      loadLayout(withContentsOfURL: file)
    }

    func close() { LayoutConsole.hide() }

    static var layoutMembers: [OwnerMember] { [.action("close", Screen.close)] }
  }

  private func session(_ folder: PreviewFolder) async -> Conversation {
    let url = folder.url
    let app = PreviewApp("Sample") { Screen(url.appendingPathComponent("Main.xml")) }
    return await Conversation(beginning: PreviewSession(PreviewProject(folder: url, showing: app)))
  }

  @Test func itsLayoutsAreReloadedAndItsMistakesShown() async throws {
    let folder = try PreviewFolder(["Main.xml": "<UIView backgroundColor='red'/>"])
    var page = await session(folder)
    let first = try #require(await page.picture())
    #expect(first.width == 390 && first.height == 844)
    try folder.write("Main.xml", "<UIView backgroundColor='blue'/>")
    await page.session.filesChanged([folder.path("Main.xml")])
    #expect(await page.picture()?.number == 2)
    try folder.write("Main.xml", "<UIView backgroundColour='blue'/>")
    await page.session.filesChanged([folder.path("Main.xml")])
    #expect(await page.problems()?.errors.first?.message.contains("backgroundColour") == true)
    try folder.write("Main.xml", "<UIView backgroundColor='green'/>")
    await page.session.filesChanged([folder.path("Main.xml")])
    #expect(await page.problems()?.errors == [])
    #expect(await page.picture()?.number == 3)
  }

  @Test func whatNobodyTakesCareOfIsShownFromTheStart() async throws {
    let folder = try PreviewFolder(["Main.xml": "<UIView><UILable/></UIView>"])
    var page = await session(folder)
    #expect(await page.problems()?.errors.first?.suggestions.first == "UILabel")
  }

  @Test func theAppHidesAndShowsItsConsole() {
    let console = ConsoleReports()
    LayoutConsole.$current.withValue(console) {
      LayoutConsole.showError(Diagnostic(.error, "One"))
      #expect(console.problems.all.count == 1)
      LayoutConsole.hide()
      #expect(console.problems.isEmpty)
      LayoutConsole.show()
      #expect(console.problems.all.count == 1)
      LayoutConsole.hide()
      LayoutConsole.showError(Diagnostic(.error, "Two"))
      #expect(console.problems.all.count == 2)
    }
    LayoutConsole.$current.withValue(console) {
      LayoutConsole.isEnabled = false
      defer { LayoutConsole.isEnabled = true }
      #expect(console.problems.isEmpty)
      // It goes to the log.
      LayoutConsole.showError(Diagnostic(.error, "Off"))
      LayoutConsole.isEnabled = true
      #expect(console.problems.all.map(\.message) == ["One", "Two"])
    }
    // Nobody is there to see it.
    LayoutConsole.showError(Diagnostic(.error, "Three"))
  }
}
