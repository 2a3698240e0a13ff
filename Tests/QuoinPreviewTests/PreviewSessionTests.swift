import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinPreview

/// A template, shown, changed and used.
@Suite(.timeLimit(.minutes(5))) struct PreviewSessionTests {
  private let card =
    #"<UIView width="w" height="20"><UISwitch id="switch"/><UILabel text="{title}"/></UIView>"#

  @Test func thePictureFollowsTheTemplateAndItsData() async throws {
    let folder = try PreviewFolder(["card.xml": card, "card.json": #"{"w": 100, "title": "Hi"}"#])
    var page = try await folder.session("card.xml")
    #expect(await page.picture()?.width == 100)
    try folder.write("card.xml", card.replacingOccurrences(of: "height=\"20\"", with: "height=\"30\""))
    await page.session.filesChanged([folder.path("card.xml")])
    #expect(await page.picture()?.height == 30)
    try folder.write("card.json", #"{"w": 120, "title": "Hi", "more": [1]}"#)
    await page.session.filesChanged([folder.path("card.json")])
    #expect(await page.state()?["more"] == .array([.number(1)]))
    #expect(await page.picture()?.width == 120)
  }

  @Test func whatWasSetStaysWhereTheFileSaysNothingNew() async throws {
    let folder = try PreviewFolder(["card.xml": card, "card.json": #"{"w": 100, "title": "Hi"}"#])
    var page = try await folder.session("card.xml")
    await page.session.perform(.setState(name: "w", value: .number(150)))
    try folder.write("card.json", #"{"w": 100, "title": "Ho"}"#)
    await page.session.filesChanged([folder.path("card.json")])
    await page.session.close()
    var last: [String: StateValue]?
    while let state = await page.state() { last = state }
    #expect(last == ["w": .number(150), "title": .string("Ho")])
  }

  @Test func stateOfAnotherTypeIsTakenWhereTheTemplateTakesIt() async throws {
    let folder = try PreviewFolder([
      "card.xml": #"<UIView width="100" height="20"><UILabel text="{title}"/></UIView>"#,
      "card.json": #"{"title": 3}"#,
    ])
    var page = try await folder.session("card.xml")
    _ = await page.picture()
    await page.session.perform(.setState(name: "title", value: .string("three")))
    #expect(await page.state() == ["title": .string("three")])
    await page.session.perform(.setState(name: "other", value: .null))
    await page.session.close()
    #expect(await page.state() == nil)
  }

  @Test func aMistakeIsToldWithItsPlaceAndTheOldPictureStays() async throws {
    let folder = try PreviewFolder(["card.xml": "<UIView width='10' height='10'/>"])
    var page = try await folder.session()
    _ = await page.picture()
    try folder.write("card.xml", "<UIView width='10'\n  hight='10'/>")
    await page.session.filesChanged([folder.path("card.xml")])
    let problem = try #require(await page.problems()?.errors.first)
    #expect(problem.message.contains("hight") && problem.suggestions.first == "height")
    #expect(problem.place?.name == "card.xml" && problem.place?.line == 2 && problem.place?.column == 3)
    #expect(problem.place?.mark == [2, 5] && problem.place?.lines.count == 2)
    try folder.write("card.xml", "<UIView width='12' height='10'/>")
    await page.session.filesChanged([folder.path("card.xml")])
    #expect(await page.problems()?.errors == [])
    #expect(await page.picture()?.width == 12)
  }

  @Test func aPlaceFarInALineIsShown() async throws {
    let words = String(repeating: "word ", count: 200)
    let folder = try PreviewFolder([
      "card.xml": "<UIView width='10' height='10'><UILabel text='\(words)' hight='1'/></UIView>"
    ])
    var page = try await folder.session()
    let place = try #require(await page.problems()?.errors.first?.place)
    let line = try #require(place.lines.first)
    let start = line.utf16.index(line.startIndex, offsetBy: place.mark[0] - place.skipped)
    #expect(line[start...].hasPrefix("hight"))
  }

  @Test func aMistakeInTheDataIsToldAsOneInATemplate() async throws {
    let folder = try PreviewFolder(["card.xml": card, "card.json": "{\"w\": 100,\n \"title\" 3}"])
    var page = try await folder.session("card.xml")
    let problem = try #require(await page.problems()?.errors.first)
    #expect(problem.place?.name == "card.json" && problem.place?.line == 2)
  }

  @Test func aPictureThatCannotBeDrawnIsToldUntilOneCan() async throws {
    let folder = try PreviewFolder(["card.xml": "<UIView width='100%' height='100%' backgroundColor='red'/>"])
    var page = try await folder.session()
    func settings(_ width: Double) -> PreviewSettings {
      var settings = PreviewSettings()
      (settings.width, settings.height, settings.scale) = (width, width, 3)
      return settings
    }
    await page.session.perform(.set(settings(80)))
    _ = await page.picture()
    await page.session.perform(.set(settings(9_000)))
    #expect(await page.problems()?.errors.isEmpty == false)
    await page.session.perform(.set(settings(90)))
    #expect(await page.problems()?.errors == [])
  }

  @Test func dataThatWereTakenAwayStayAway() async throws {
    let folder = try PreviewFolder(["card.xml": card, "card.json": #"{"w": 100, "title": "Hi"}"#])
    let page = try await folder.session("card.xml")
    await page.session.perform(.useData(nil))
    await page.session.filesChanged([folder.path("card.json")])
    #expect(await page.session.data == nil)
    await page.session.perform(.open("card.xml"))
    #expect(await page.session.data != nil)
  }

  @Test func aNamedTemplateIsShownThoughItIsNotListed() async throws {
    let folder = try PreviewFolder([
      "card.xml": "<UIView width='10' height='10'/>", ".layout-ignore": "card.xml",
      ".hidden.xml": "<UIView/>",
    ])
    var page = try await folder.session("card.xml")
    #expect(await page.picture()?.width == 10)
    let project = page.session.project
    #expect(project.url(of: ".hidden.xml") == nil && project.url(of: "../card.xml") == nil)
  }

  @Test func aPageThatNeverReadsFindsLittle() async throws {
    let folder = try PreviewFolder(["card.xml": card, "card.json": #"{"w": 100, "title": "Hi"}"#])
    let page = try await folder.session("card.xml")
    for width in 0..<300 {
      await page.session.perform(.setState(name: "w", value: .number(Double(width + 1))))
    }
    await page.session.close()
    var states: [[String: StateValue]] = []
    var conversation = page
    while let state = await conversation.state() { states.append(state) }
    #expect(states.count < 100 && states.last?["w"] == .number(300))
  }

  @Test func whatMovesWhileOneIsBusyIsDoneOnce() {
    var waiting: [PreviewCommand] = []
    func finger(_ phase: PreviewCommand.Finger.Phase, _ x: Double) -> PreviewCommand {
      .touches([PreviewCommand.Finger(id: 1, phase: phase, x: x, y: 0)])
    }
    for command in [
      finger(.began, 0), finger(.moved, 1), finger(.moved, 2), finger(.ended, 2),
      .wheel(x: 1, y: 1, dx: 0, dy: 3),
      .wheel(x: 2, y: 1, dx: 1, dy: 4), .hover(x: 1, y: 1), .hover(x: 5, y: 1), .leave,
    ] {
      PreviewCommand.coalesce(&waiting, command)
    }
    #expect(waiting.count == 6)
    if case .wheel(2, 1, 1, 7) = waiting[3] {} else { Issue.record("\(waiting)") }
    if case .hover(5, 1) = waiting[4] {} else { Issue.record("\(waiting)") }
  }

  @Test func aFolderWithoutTemplatesWaitsForTheFirst() async throws {
    let folder = try PreviewFolder()
    var page = try await folder.session()
    let listed = await page.next { message -> [String]? in
      if case .project(let project) = message { project.templates } else { nil }
    }
    #expect(listed == [])
    try folder.write("a.xml", "<UIView width='10' height='10'/>")
    await page.session.filesChanged([folder.path("a.xml")])
    #expect(await page.picture()?.width == 10)
  }

  @Test func aFolderWithoutTemplatesGetsOneThatIsAskedFor() async throws {
    let folder = try PreviewFolder()
    var page = try await folder.session()
    await page.session.perform(.beginTemplate)
    #expect(await page.picture()?.width == 320)
    #expect(FileManager.default.fileExists(atPath: folder.path("sandbox.xml")))
  }

  @Test func aTemplateThatIsDeletedIsToldSoAndShownWhenItIsBack() async throws {
    let folder = try PreviewFolder(["a.xml": "<UIView width='10' height='10'/>"])
    var page = try await folder.session()
    _ = await page.picture()
    try FileManager.default.removeItem(atPath: folder.path("a.xml"))
    await page.session.filesChanged([folder.path("a.xml")])
    #expect(
      await page.problems()?.errors.first?.message
        == "'a.xml' was deleted or moved; once it is back, it is shown again")
    try folder.write("a.xml", "<UIView width='12' height='10'/>")
    await page.session.filesChanged([folder.path("a.xml")])
    #expect(await page.problems()?.errors == [])
    #expect(await page.picture()?.width == 12)
  }

  @Test func savingTakesNoTimeWhereNothingMoves() async throws {
    let folder = try PreviewFolder(["a.xml": "<UIView width='10' height='10'/>"])
    var page = try await folder.session()
    _ = await page.picture()
    for width in 11...13 {
      try await Task.sleep(for: .milliseconds(20))
      try folder.write("a.xml", "<UIView width='\(width)' height='10'/>")
      await page.session.filesChanged([folder.path("a.xml")])
    }
    #expect(await page.session.lastClock?.time == 0)
  }

  @Test func whatIsNotListedIsNotOpened() async throws {
    let folder = try PreviewFolder(["a.xml": "<UIView width='10' height='10'/>", "notes.txt": "<UIView/>"])
    var page = try await folder.session()
    _ = await page.picture()
    for name in ["../a.xml", "/etc/passwd", "notes.txt", ""] {
      await page.session.perform(.open(name))
      #expect(await page.problems()?.errors.first?.message.contains("is not among the files") == true)
      await page.session.perform(.open("a.xml"))
      #expect(await page.problems()?.errors == [])
    }
  }

  @Test func elementsOfTheAppAreShownWithAWarning() async throws {
    let folder = try PreviewFolder([
      "main.xml": "<UIView width='10' height='10'><PriceLabel currency='EUR' xml='price.xml'/></UIView>",
      "price.xml": "<PriceLabel text='3'><StarView stars='4'/></PriceLabel>",
    ])
    var page = try await folder.session("main.xml")
    let problems = try #require(await page.problems())
    #expect(problems.errors == [])
    let words = problems.warnings.map(\.message).filter { $0.contains("known to the app alone") }
    #expect(words.count == 2 && words.first?.hasPrefix("<PriceLabel>") == true)
  }

  @Test func settingsAreWhatItIsShownIn() async throws {
    let folder = try PreviewFolder(["a.xml": "<UIView><UIView width='100%' height='100%'/></UIView>"])
    var page = try await folder.session()
    // Nothing says how large it is.
    let assumed = try #require(await page.picture())
    #expect(assumed.width == 390 && assumed.height == 844 && assumed.isAssumed)
    var settings = PreviewSettings()
    settings.device = "iPhone 15"
    await page.session.perform(.set(settings))
    let upright = try #require(await page.picture())
    #expect(upright.width == 393 && upright.height == 852 && upright.pixelWidth == 1179)
    #expect(!upright.isAssumed)
    settings.isLandscape = true
    settings.scale = 1
    await page.session.perform(.set(settings))
    let sideways = try #require(await page.picture())
    #expect(sideways.width == 852 && sideways.pixelWidth == 852)
  }

  @Test func timePassesWhenItIsToldTo() async throws {
    let folder = try PreviewFolder([
      "a.xml": "<UIView width='50' height='50'><UIActivityIndicatorView isAnimating='true'/></UIView>"
    ])
    var page = try await folder.session()
    _ = await page.picture()
    for time in [2.0, 0.5] {
      await page.session.perform(.goTo(time))
      let told = await page.next { message in
        if case .clock(let clock) = message, clock.isHeld { clock } else { nil }
      }
      #expect(told?.time == time)
    }
  }

  @Test func methodsThatControlsNameAreTold() async throws {
    let folder = try PreviewFolder([
      "a.xml":
        "<UIView width='100' height='60'><UIButton width='100%' height='100%' touchUpInside='save:'/></UIView>"
    ])
    var page = try await folder.session()
    _ = await page.picture()
    for phase in [PreviewCommand.Finger.Phase.began, .ended] {
      await page.session.perform(.touches([.init(id: 1, phase: phase, x: 50, y: 30)]))
    }
    let told = await page.next { message in
      if case .event(let name, let method) = message { [name, method] } else { nil }
    }
    #expect(told == ["touchUpInside", "save:"])
  }

  @Test func methodsOfAllEventsAndOfCellsAreToldAsTheyAreNow() async throws {
    let button = "<UIButton width='100%' height='100%' allTouchEvents='any' touchUpInside='go'/>"
    func list(_ button: String) -> String {
      "<UITableView width='100' height='60'><repeat for='row' in='0..&lt;1'><UITableViewCell height='60'>\(button)"
        + "</UITableViewCell></repeat></UITableView>"
    }
    let folder = try PreviewFolder(["a.xml": list(button)])
    var page = try await folder.session()
    _ = await page.picture()
    func tap() async {
      for phase in [PreviewCommand.Finger.Phase.began, .ended] {
        await page.session.perform(.touches([.init(id: 1, phase: phase, x: 50, y: 30)]))
      }
    }
    await tap()
    try folder.write("a.xml", list(button.replacing(" touchUpInside='go'", with: "")))
    await page.session.filesChanged([folder.path("a.xml")])
    await tap()
    await page.session.close()
    var told: [String] = []
    while let event = await page.next({ message in
      if case .event(let name, let method) = message { "\(name) \(method)" } else { nil }
    }) { told.append(event) }
    #expect(told.filter { $0 == "allTouchEvents any" }.count >= 4)
    #expect(told.filter { $0 == "touchUpInside go" }.count == 1)
  }

  @Test(arguments: [#"{"w": 20}"#, #"{"w": "wide"}"#, "{"])
  func dataThatAreRightAgainLeaveNoError(bad: String) async throws {
    let ring = "<UIView id='a' left='w > 50 ? 0 : #b.left'/><UIView id='b' left='#a.left'/>"
    let folder = try PreviewFolder([
      "a.xml": "<UIView width='w' height='60'>\(ring)</UIView>", "a.json": #"{"w": 100}"#,
    ])
    var page = try await folder.session()
    _ = await page.picture()
    try folder.write("a.json", bad)
    await page.session.filesChanged([folder.path("a.json")])
    #expect(await page.problems()?.errors.isEmpty == false)
    try folder.write("a.json", #"{"w": 100}"#)
    await page.session.filesChanged([folder.path("a.json")])
    #expect(await page.problems()?.errors == [])
    await page.session.perform(.setState(name: "w", value: .number(80)))
    while let width = await page.picture()?.width, width != 80 {}
  }

  @Test func stateThatCannotBeShownIsTakenBack() async throws {
    let folder = try PreviewFolder([
      "a.xml": "<UIView width='w' height='60'/>", "a.json": #"{"w": 100}"#,
    ])
    var page = try await folder.session()
    _ = await page.picture()
    await page.session.perform(.setState(name: "w", value: .string("wide")))
    #expect(await page.state() == ["w": .number(100)])
    #expect(await page.problems()?.errors.isEmpty == false)
    await page.session.perform(.setState(name: "w", value: .number(50)))
    var width = await page.picture()?.width
    if width == 100 { width = await page.picture()?.width }
    #expect(width == 50)
  }

  @Test func whatTakesTooLongHasAPlaceAndAdvice() async throws {
    let folder = try PreviewFolder(["a.xml": "<UIView width='90' height='60'/>"])
    var project = try PreviewProject(path: folder.url.path)
    project.budget.wallTime = .zero
    var page = await Conversation(beginning: PreviewSession(project))
    var problem = await page.problems()?.errors.first
    while problem == nil { problem = await page.problems()?.errors.first }
    #expect(problem?.message == "Took longer than the limit of 0 ms")
    #expect(problem?.place?.file == folder.path("a.xml") && problem?.place?.line == 1)
    #expect(problem?.notes.contains { $0.message.contains("quoin render has --time") } == true, "\(problem)")
  }
}
