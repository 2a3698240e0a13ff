import Foundation
import QuoinEditing
import QuoinTemplates
import Testing

@testable import QuoinPreview

/// The inspector, the designer and the text of a template, as a page asks for them.
@Suite(.timeLimit(.minutes(5))) struct DesignSessionTests {
  private let card = """
    <UIView width="200" height="100">
      <!-- the box -->
      <UIView id="box" left="10" top="10" width="50" height="40"/>
      <UIStackView left="100" top="10" axis="vertical">
        <UIView id="a" width="20" height="20"/>
        <UIView id="b" width="20" height="20"/>
      </UIStackView>
    </UIView>
    """

  private func text(_ folder: PreviewFolder) throws -> String {
    try String(contentsOfFile: folder.path("card.xml"), encoding: .utf8)
  }

  @Test func thePageIsToldOfNodesAndTheirAttributes() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    let tree = try #require(await page.tree())
    #expect(tree.nodes.map(\.key) == ["0", "0.0", "0.1", "0.1.0", "0.1.1"])
    await page.session.perform(.design(.details("0.0")))
    #expect(await page.details()?.attributes.map(\.name) == ["left", "top", "width", "height"])
    await page.session.perform(.design(.point(x: 20, y: 20, from: "0.1")))
    let pointed = await page.pointed()
    #expect(pointed?.node == "0.0" && pointed?.distances.map(\.length) == [40])
  }

  @Test func aDragIsShownAtOnceAndSavedAtItsEnd() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    _ = await page.tree()
    await page.session.perform(.design(.drag(nodes: ["0.0"], .moving(7, 3), phase: .moved, reach: 0)))
    #expect(await page.dragged()?.left == 7)
    #expect(await page.session.frame(ofNode: "box")?.origin == CGPoint(x: 17, y: 13))
    #expect(try text(folder) == card)
    await page.session.perform(.design(.drag(nodes: ["0.0"], .moving(8, 4), phase: .ended, reach: 0)))
    #expect(try text(folder) == card.replacing("left=\"10\" top=\"10\"", with: "left=\"18\" top=\"14\""))
    await page.session.perform(.design(.undo))
    #expect(try text(folder) == card)
    await page.session.perform(.design(.redo))
    #expect(try text(folder).contains("left=\"18\" top=\"14\""))
  }

  @Test func whatIsToBeAddedIsDrawnToWhatIsThere() async throws {
    let folder = try PreviewFolder([
      "card.xml": card.replacing("axis=\"vertical\"", with: "axis=\"vertical\" spacing=\"10\"")
    ])
    var page = try await folder.inspected()
    _ = await page.tree()
    // Beside the box, whose left and lower edge are near.
    await page.session.perform(
      .design(.offer(CGRect(x: 12, y: 53, width: 20, height: 20), reach: 6)))
    let drag = await page.dragged()
    #expect(drag == .moving(-2, -3))
    await page.session.perform(.design(.offer(CGRect(x: 12, y: 53, width: 20, height: 20), reach: 0)))
    #expect(await page.dragged() == FrameDrag())
    // A stack says itself where things go.
    await page.session.perform(
      .design(.offer(CGRect(x: 102, y: 33, width: 20, height: 20), reach: 6)))
    #expect(await page.dragged() == FrameDrag())
    // Over what takes nothing in, it is what is around that counts.
    await page.session.perform(.design(.offer(CGRect(x: 0.4, y: 80, width: 9, height: 9), reach: 6)))
    #expect(abs((await page.dragged()?.left ?? 0) + 0.4) < 0.001)
  }

  @Test func whatIsFartherThanAnythingStaysANumber() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    _ = await page.tree()
    for act in [
      #""nudge", "nodes": ["0.0"], "dx": 1e308, "dy": -1e308"#,
      #""drag", "nodes": ["0.0"], "drag": {"left": 1e308, "top": 1e308, "right": 1e308, "bottom": 1e308}, "phase": "ended", "reach": 1e308"#,
      #""insert", "markup": "<UIView/>", "into": "0", "x": 1e308, "y": -1e308, "selected": []"#,
    ] {
      let command = try JSONDecoder().decode(
        DesignCommand.self, from: Data("{\"act\": \(act)}".utf8))
      await page.session.perform(.design(command))
    }
    let text = try text(folder)
    #expect(!text.contains("inf") && !text.contains("nan") && text != card)
    _ = await page.tree()
  }

  @Test func edgesGoToTheirPlacesByNumbersAndInOneStepForSeveral() async throws {
    let two = """
      <UIView width="100" height="50">
          <UIView id="a" left="4" top="4" width="10" height="10"/>
          <UIView id="b" right="100% - 6" top="30" width="10" height="10"/>
      </UIView>

      """
    let folder = try PreviewFolder(["card.xml": two])
    var page = try await folder.inspected()
    _ = await page.tree()
    let wider = FrameDrag(left: 0, top: 0, right: 5.5, bottom: 0)
    await page.session.perform(.design(.arrange(["0.0": wider], isOwn: true)))
    #expect(
      try text(folder)
        == two.replacing("left=\"4\" top=\"4\" width=\"10\"", with: "left=\"4\" top=\"4\" width=\"15.5\""))
    await page.session.perform(.design(.undo))
    let moves = ["0.0": FrameDrag.moving(0, 26), "0.1": FrameDrag.moving(0, 0)]
    await page.session.perform(.design(.arrange(moves, isOwn: false)))
    #expect(try text(folder) == two.replacing("left=\"4\" top=\"4\"", with: "left=\"4\" top=\"30\""))
    var step: String?
    repeat { step = await page.steps() } while step != nil && step != "Align"
    await page.session.perform(.design(.undo))
    #expect(try text(folder) == two)
  }

  @Test func oneOfSeveralSuggestionsIsPutInItsPlace() async throws {
    let broken = card.replacing("height=\"40\"", with: "hight=\"40\"")
    let folder = try PreviewFolder(["card.xml": broken])
    var page = try await folder.session()
    let problem = try #require(await page.problems()?.errors.first)
    #expect(problem.suggestions == ["height", "right"] && problem.choice == "height or right")
    let place = try #require(problem.place)
    await page.session.perform(
      .design(.mend(file: place.file, line: place.line, column: place.column, suggestion: "height")))
    #expect(try text(folder) == card)
    #expect(await page.problems()?.errors == [])
    await page.session.perform(.design(.undo))
    #expect(try text(folder) == broken)
  }

  @Test func whatOthersSaveMeanwhileStays() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    let page = try await folder.inspected()
    await page.session.perform(.design(.edit(true)))
    let typed = card.replacing("id=\"a\"", with: "id=\"first\"")
    await page.session.perform(.design(.typed(typed)))
    let others = card.replacing("<!-- the box -->", with: "<!-- a box -->")
    try folder.write("card.xml", others)
    await page.session.filesChanged([folder.path("card.xml")])
    await page.session.perform(.design(.save))
    #expect(try text(folder) == others.replacing("id=\"a\"", with: "id=\"first\""))
  }

  @Test func nobodysTextIsLostWhereBothChangeAPlace() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    await page.session.perform(.design(.edit(true)))
    await page.session.perform(.design(.typed(card.replacing("width=\"50\"", with: "width=\"51\""))))
    let others = card.replacing("width=\"50\"", with: "width=\"52\"")
    try folder.write("card.xml", others)
    await page.session.perform(.design(.save))
    #expect(await page.refusal()?.hasPrefix("card.xml was changed by others in the same place") == true)
    #expect(try text(folder) == others)
    await page.session.perform(.design(.save))
    #expect(try text(folder).contains("width=\"51\""))
  }

  @Test func whatIsInAStackIsDraggedIntoAnotherOrder() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    _ = await page.tree()
    await page.session.perform(.design(.drag(nodes: ["0.1.0"], .moving(0, 25), phase: .ended, reach: 6)))
    let lines = try text(folder).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines[4].contains("id=\"b\"") && lines[5].contains("id=\"a\""))
  }

  @Test func attributesElementsAndStepsChangeTheFileAlone() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    _ = await page.tree()
    await page.session.perform(.design(.set(nodes: ["0.1.0", "0.1.1"], name: "alpha", value: "0.5")))
    #expect(try text(folder) == card.replacing("height=\"20\"", with: "height=\"20\" alpha=\"0.5\""))
    await page.session.perform(.design(.undo))
    #expect(try text(folder) == card)
    await page.session.perform(
      .design(.insert(markup: "<UILabel text=\"New\"/>", into: "", before: nil, x: 30, y: 60, selected: [])))
    #expect(try text(folder).contains("<UILabel text=\"New\" left=\"30\" top=\"60\"/>\n</UIView>"))
    await page.session.perform(.design(.undo))
    _ = await page.tree()
    await page.session.perform(.design(.nudge(nodes: ["0.0"], dx: 1, dy: 0)))
    await page.session.perform(.design(.nudge(nodes: ["0.0"], dx: 1, dy: 0)))
    #expect(try text(folder).contains("left=\"12\""))
    // Several in a row are one step.
    await page.session.perform(.design(.undo))
    #expect(try text(folder) == card)
    await page.session.perform(.design(.delete(["0.0"])))
    #expect(!(try text(folder)).contains("\"box\""))
  }

  @Test func whatOthersSaveDuringADragStays() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    _ = await page.tree()
    await page.session.perform(.design(.drag(nodes: ["0.0"], .moving(5, 0), phase: .moved, reach: 0)))
    try folder.write("card.xml", card.replacing("the box", with: "the red box"))
    await page.session.perform(.design(.drag(nodes: ["0.0"], .moving(7, 3), phase: .ended, reach: 0)))
    let moved = card.replacing("left=\"10\" top=\"10\"", with: "left=\"17\" top=\"13\"")
    #expect(try text(folder) == moved.replacing("the box", with: "the red box"))
    await page.session.perform(.design(.drag(nodes: ["0.0"], .moving(5, 0), phase: .moved, reach: 0)))
    let other = card.replacing("left=\"10\" top", with: "left=\"77\" top")
    try folder.write("card.xml", other)
    await page.session.perform(.design(.drag(nodes: ["0.0"], .moving(9, 0), phase: .ended, reach: 0)))
    #expect(try text(folder) == other)
    #expect(await page.refusal() == "Move was not done, since card.xml has been changed there by others")
    #expect(await page.session.frame(ofNode: "box")?.minX == 77)
  }

  @Test func stepsInARowNeedNoPictureInBetween() async throws {
    let folder = try PreviewFolder([
      "card.xml": """
      <UIView width="200" height="100">
        <UIView left="9" width="5" height="5"/>
        <UIView left="9" top="8" width="5" height="5"/>
      </UIView>
      """
    ])
    var page = try await folder.inspected()
    _ = await page.tree()
    for _ in 0..<3 { await page.session.perform(.design(.nudge(nodes: ["0.0", "0.1"], dx: 1, dy: 0))) }
    #expect(try text(folder).components(separatedBy: "left=\"12\"").count == 3)
    // What is gone is not mistaken for what has come in its place.
    await page.session.perform(.design(.delete(["0.0"])))
    let once = try text(folder)
    await page.session.perform(.design(.delete(["0.0"])))
    #expect(try text(folder) == once)
  }

  @Test func nudgesOfOtherViewsAndDragsAreStepsOfTheirOwn() async throws {
    let folder = try PreviewFolder([
      "card.xml": """
      <UIView width="200" height="100">
        <UIView left="1" width="5" height="5"/>
        <UIView left="30" top="8" width="5" height="5"/>
      </UIView>
      """
    ])
    var page = try await folder.inspected()
    _ = await page.tree()
    await page.session.perform(.design(.nudge(nodes: ["0.0"], dx: 1, dy: 0)))
    await page.session.perform(.design(.nudge(nodes: ["0.1"], dx: 1, dy: 0)))
    await page.session.perform(.design(.undo))
    #expect(try text(folder).contains("left=\"2\"") && text(folder).contains("left=\"30\""))
    await page.session.perform(.design(.nudge(nodes: ["0.0"], dx: 1, dy: 0)))
    await page.session.perform(.design(.nudge(nodes: ["0.0"], dx: 0, dy: 0)))
    await page.session.perform(.design(.undo))
    #expect(try text(folder).contains("left=\"2\""))
  }

  @Test func aStepThatCannotBeWrittenIsNoStep() async throws {
    let folder = try PreviewFolder([
      "shown/card.xml": "<UIView width=\"50\" height=\"50\"><UIView xml=\"../part.xml\"/></UIView>",
      "part.xml": "<UIView width=\"40\" height=\"40\"><UIView id=\"box\" width=\"9\" height=\"9\"/></UIView>",
    ])
    var project = try PreviewProject(path: folder.path("shown"))
    project.allowedFolders = [folder.url]
    let session = PreviewSession(project)
    var page = await Conversation(beginning: session)
    _ = await page.picture()
    await session.perform(.design(.inspect(true)))
    let key = try #require(await page.tree()?.nodes.first { $0.id == "box" }?.key)
    await session.perform(.design(.drag(nodes: [key], .moving(5, 0), phase: .moved, reach: 0)))
    #expect(await session.frame(ofNode: "box")?.minX == 5)
    await session.perform(.design(.drag(nodes: [key], .moving(5, 0), phase: .ended, reach: 0)))
    #expect(await page.refusal()?.contains("is no template of the folder") == true)
    #expect(await session.frame(ofNode: "box")?.minX == 0)
    #expect(await session.desk.history.undoName == nil)
  }

  @Test func typedDataCountDuringADrag() async throws {
    let folder = try PreviewFolder([
      "card.xml": "<UIView width=\"50\" height=\"50\"><UIView id=\"box\" width=\"w\" height=\"9\"/></UIView>"
    ])
    let session = PreviewSession(try PreviewProject(path: folder.url.path))
    var page = await Conversation(beginning: session)
    await session.perform(.typeData("{\"w\": 12}"))
    _ = await page.picture()
    await session.perform(.design(.inspect(true)))
    _ = await page.tree()
    await session.perform(.design(.drag(nodes: ["0.0"], .moving(5, 0), phase: .moved, reach: 0)))
    #expect(await session.frame(ofNode: "box") == CGRect(x: 5, y: 0, width: 12, height: 9))
  }

  @Test func whatOthersChangeStays() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    _ = await page.tree()
    await page.session.perform(.design(.set(nodes: ["0.0"], name: "width", value: "60")))
    let changed = try text(folder).replacing("the box", with: "the red box")
    try folder.write("card.xml", changed)
    await page.session.filesChanged([folder.path("card.xml")])
    await page.session.perform(.design(.undo))
    #expect(try text(folder) == card.replacing("the box", with: "the red box"))
    try folder.write("card.xml", changed.replacing("width=\"60\"", with: "width=\"77\""))
    await page.session.perform(.design(.redo))
    #expect(try text(folder).contains("width=\"77\""))
    #expect(await page.refusal()?.contains("cannot be done again") == true)
  }

  @Test func aTextIsShownAsItIsTypedAndSavedWhenItIsAskedFor() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    await page.session.perform(.design(.edit(true)))
    #expect(await page.typed()?.text == card)
    await page.session.perform(.design(.typed(card.replacing("width=\"200\"", with: "width=\"210\""))))
    #expect(await page.picture()?.width == 210)
    #expect(try text(folder) == card)
    await page.session.perform(.design(.typed(card.replacing("UIStackView", with: "UIStakView"))))
    let problem = try #require(await page.problems()?.errors.first)
    #expect(problem.place?.line == 4 && problem.place?.lines.joined().contains("UIStakView") == true)
    await page.session.perform(.design(.typed(card.replacing("width=\"200\"", with: "width=\"220\""))))
    await page.session.perform(.design(.save))
    #expect(try text(folder).contains("width=\"220\""))
  }

  @Test func whatIsTypedAndNotSavedCountsInWhatIncludesIt() async throws {
    let part = "<UIView id=\"part\" width=\"10\" height=\"10\"/>"
    let host = "<UIView width=\"50\" height=\"auto\"><UIView id=\"part\" xml=\"part.xml\"/></UIView>"
    let folder = try PreviewFolder(["a.xml": host, "part.xml": part])
    var page = try await folder.session()
    _ = await page.picture()
    await page.session.perform(.open("part.xml"))
    await page.session.perform(.design(.edit(true)))
    await page.session.perform(
      .design(.typed(part.replacing("height=\"10\"", with: "height=\"30\""))))
    #expect(await page.unsaved() == ["part.xml"])
    await page.session.perform(.open("a.xml"))
    #expect(await page.session.frame(ofNode: "part")?.height == 30)
    // A drag in the file that includes it changes what is edited, and is seen while it lasts.
    await page.session.perform(.design(.inspect(true)))
    _ = await page.tree()
    await page.session.perform(.design(.drag(nodes: ["0.0"], .moving(7, 0), phase: .moved, reach: 0)))
    #expect(await page.session.frame(ofNode: "part")?.minX == 7)
    await page.session.perform(.design(.drag(nodes: ["0.0"], .moving(7, 0), phase: .cancelled, reach: 0)))
    await page.session.perform(.design(.set(nodes: ["0.0"], name: "alpha", value: "0.5")))
    #expect(try String(contentsOfFile: folder.path("part.xml"), encoding: .utf8) == part)
    await page.session.perform(.open("part.xml"))
    await page.session.perform(.design(.save))
    #expect(await page.unsaved() == [])
    #expect(try String(contentsOfFile: folder.path("part.xml"), encoding: .utf8).contains("height=\"30\""))
  }

  @Test func whatIsDesignedComesIntoTheTextThatIsTyped() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    _ = await page.tree()
    await page.session.perform(.design(.edit(true)))
    await page.session.perform(.design(.typed(card + "\n")))
    await page.session.perform(.design(.set(nodes: ["0.0"], name: "left", value: "11")))
    #expect(try text(folder) == card)
    #expect(await page.typed()?.text == card)
    #expect(await page.typed()?.text == card.replacing("left=\"10\"", with: "left=\"11\"") + "\n")
  }

  @Test func fieldsAndTextsAreCompleted() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await folder.inspected()
    _ = await page.tree()
    await page.session.perform(
      .design(.complete(node: "0.0", name: "backgroundColor", text: "syst", offset: 4, isPicking: false)))
    #expect(await page.choices().contains { $0.label.hasPrefix("system") })
    await page.session.perform(
      .design(.complete(node: "0.0", name: nil, text: "backg", offset: 5, isPicking: false)))
    #expect(await page.choices().map(\.text).contains("backgroundColor"))
    let typed = card.replacing("<UIStackView", with: "<UIStackV")
    await page.session.perform(.design(.typed(typed)))
    let place = typed.utf16.distance(from: typed.startIndex, to: typed.range(of: "<UIStackV")!.upperBound)
    await page.session.perform(.design(.completeText(offset: place)))
    #expect(await page.choices().first?.text == "UIStackView")
  }

  @Test func nothingOutsideTheFolderIsChanged() async throws {
    let folder = try PreviewFolder([
      "shown/card.xml": "<UIView width=\"50\" height=\"50\"><UIView xml=\"../part.xml\"/></UIView>",
      "part.xml":
        "<UIView id=\"part\" width=\"10\" height=\"10\"><UIView id=\"inner\" width=\"5\" height=\"5\"/></UIView>",
    ])
    var project = try PreviewProject(path: folder.path("shown"))
    project.allowedFolders = [folder.url]
    let session = PreviewSession(project)
    var page = await Conversation(beginning: session)
    _ = await page.picture()
    await session.perform(.design(.inspect(true)))
    let tree = try #require(await page.tree())
    let inner = try #require(tree.nodes.first { $0.id == "inner" })
    let before = try String(contentsOfFile: folder.path("part.xml"), encoding: .utf8)
    await session.perform(.design(.set(nodes: [inner.key], name: "width", value: "6")))
    #expect(await page.refusal()?.contains("is no template of the folder that is shown") == true)
    #expect(try String(contentsOfFile: folder.path("part.xml"), encoding: .utf8) == before)
  }
}
