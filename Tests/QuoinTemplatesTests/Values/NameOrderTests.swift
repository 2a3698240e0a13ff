import Foundation
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What a name means where several things have it.
@Suite struct NameOrderTests {
  private func text(
    _ attributes: String, inside: String = "", state: Any = (), constants: [String: Any] = [:]
  ) throws -> String {
    let markup = "<UIView>\(inside)<UIView><UILabel \(attributes)/></UIView></UIView>"
    let node = try Template(markup: markup).instantiate(state: state, constants: constants)
    try node.layOut(in: .fixed(100, 100))
    return (node.view.subviews[0].subviews[0] as? UILabel)?.text ?? "nil"
  }

  @Test func layoutNamesMeanTheLayout() throws {
    #expect(try text("width=\"40\" text=\"{width}\"", state: ["width": 7]) == "40")
    #expect(try text("width=\"width\" text=\"{width}\"", state: ["width": 7]) == "7")
    #expect(
      problems("<UIView alpha=\"top.x\"/>", state: ["top": ["x": 1]]).contains("A number has no member 'x'"))
  }

  @Test func macrosComeBeforeDataAndNameWhatLiesBeyond() throws {
    let macro = "<macro name=\"a\" value=\"a + 'y'\"/>"
    #expect(try text("text=\"{a}\"", inside: macro, constants: ["a": "x"]) == "xy")
    #expect(try text("text=\"{a}\"", inside: macro, state: ["a": "s"], constants: ["a": "x"]) == "sy")
    #expect(
      problems("<UIView><macro name=\"b\" value=\"b + 1\"/><UIView alpha=\"b\"/></UIView>")
        .contains("Circular reference: the macro 'b' names itself, and nothing of that name lies beyond it"))
    #expect(
      problems(
        "<UIView><macro name=\"b\" value=\"c\"/><macro name=\"c\" value=\"b\"/><UIView alpha=\"b\"/></UIView>"
      )
      .contains("Circular reference: the macros b → c → b name each other"))
  }

  @Test func aMacroOfTheSameNameFurtherOutLiesBeyond() throws {
    let markup = """
      <UIView><macro name="a" value="a + 1"/>
        <UIView><macro name="a" value="a * 10"/><UILabel text="{a}"/></UIView></UIView>
      """
    let node = try Template(markup: markup).instantiate(constants: ["a": 2])
    try node.layOut(in: .fixed(100, 100))
    #expect((node.view.subviews[0].subviews[0] as? UILabel)?.text == "30")
  }

  @Test func anAttributeThatNamesItselfMeansTheOuterValue() throws {
    #expect(try text("text=\"{text}!\"", state: ["text": "outer"]) == "outer!")
    #expect(try text("text=\"{text}\"", inside: "<macro name=\"text\" value=\"'m'\"/>") == "m")
  }

  @Test func namesOfColoursComeBeforeData() throws {
    #expect(
      problems("<UIView backgroundColor=\"rgb(gray, 1, 2)\"/>", constants: ["gray": 80])
        .contains("'rgb' expects a number but found a colour"))
  }

  @Test func aParameterThatIsReadAndHasNoValueIsAnErrorThatNamesIt() {
    let markup = "<UIView><param name=\"title\" type=\"String\"/><UILabel text=\"{title}\"/></UIView>"
    #expect(problems(markup).contains("The parameter 'title' has been given no value"))
    #expect(problems("<UIView><param name=\"title\" type=\"String\"/></UIView>") == "")
  }

  @Test(arguments: [
    ("[Int]", "items", "[1, 2]"), ("Array&lt;Int&gt;", "items", "[1, 2]"), ("[[Int]]", "[items]", "[[1, 2]]"),
    ("NSString", "text", "text"), ("UInt", "3", "3"), ("AnyObject", "items", "[1, 2]"),
    ("NSArray", "items", "[1, 2]"), ("[UIColor]", "'red'", "*"), ("Selector", "run:", "run:"),
    ("UIView", "view", "*"), ("UITableViewDelegate", "nil", ""), ("CGColorRef", "'red'", "*"),
  ])
  func parametersHaveAnyType(type: String, value: String, printed: String) throws {
    let node = try Template(
      markup: "<UIView p=\"\(value)\"><param name=\"p\" type=\"\(type)\"/><UILabel text=\"{p}\"/></UIView>"
    ).instantiate(constants: ["items": [1, 2], "view": UIView()])
    try node.layOut(in: .fixed(100, 100))
    let found = (node.view.subviews[0] as? UILabel)?.text
    #expect(printed == "*" ? found?.isEmpty == false : found == printed)
  }

  @Test func aTypeThatNobodyKnowsIsAnErrorThatAdvisesAny() {
    let found = problems("<UIView><param name=\"a\" type=\"Frobnicator\"/></UIView>")
    #expect(found.contains("Unknown type Frobnicator") && found.contains("Any takes values of every type"))
    #expect(
      problems(
        "<UIView l=\"view\"><param name=\"l\" type=\"UILabel\"/><UILabel text=\"{l}\"/></UIView>",
        constants: ["view": UIView()]
      )
      .contains("Expected a UILabel but found"))
  }

  @Test func theSafeAreaIsThatOfTheSurroundingsWhereverItIsRead() throws {
    let markup = """
      <UIView left="safeAreaInsets.left" top="safeAreaInsets.top" bottom="safeAreaInsets.bottom">
        <UIView top="parent.safeAreaInsets.top" height="5"/>
        <UIView top="previous.safeAreaInsets.bottom" height="safeAreaInsets.left + 1"/>
      </UIView>
      """
    let environment = LayoutEnvironment(safeAreaInsets: UIEdgeInsets(top: 20, left: 3, bottom: 10, right: 4))
    let node = try Template(markup: markup).instantiate(environment: environment)
    try node.layOut(in: .fixed(100, 200), environment: environment)
    #expect(
      node.view.recursiveDescription == """
        UIView (3 20 100 170)
        ├─ UIView (0 20 100 5)
        └─ UIView (0 10 100 4)
        """)
  }

  @Test func theParentOfARootIsItsSuperview() throws {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    (window.alpha, window.tag) = (0.5, 4)
    let node = try Template(markup: "<UIView alpha=\"parent.alpha\" tag=\"parent.tag + 1\"/>").instantiate()
    try node.mount(in: window)
    #expect(node.view.alpha == 0.5 && node.view.tag == 5)
  }

  @Test func ofSeveralNodesWithAnIDTheNearestIsMeant() throws {
    let markup = """
      <UIView><UIView id="a" width="10"/>
        <UIView><UIView id="a" width="20"/><UIView><UIView width="#a.width"/></UIView></UIView>
        <UIView width="#a.width"><UIView><UIView id="a" width="30"/></UIView></UIView>
        <UIView width="#a.width"/></UIView>
      """
    let node = try Template(markup: markup).instantiate()
    try node.layOut(in: .fixed(100, 100))
    #expect(node.view.subviews[1].subviews[1].subviews[0].frame.width == 20)
    #expect(node.view.subviews[2].frame.width == 30)
    #expect(node.view.subviews[3].frame.width == 10)
  }

  @Test func inLegacyModeEdgesCountFromTheLeftAndTop() throws {
    let markup = """
      <UIView useLegacyLayoutMode="true" right="80" bottom="60" left="10" top="5">
        <UIView left="5" width="20" right="100%"/>
        <UIView left="previous.right + 1" right="parent.right - 3" top="parent.bottom - 4" height="4"/>
        <UIView trailing="3" width="7" bottom="50%" height="10"/></UIView>
      """
    let node = try Template(markup: markup.replacing(" width=\"20\" right=\"100%\"", with: " width=\"20\""))
      .instantiate()
    try node.layOut(in: .fixed(100, 100))
    #expect(
      node.view.recursiveDescription == """
        UIView (10 5 70 55)
        ├─ UIView (5 0 20 55)
        ├─ UIView (26 51 41 4)
        └─ UIView (60 18 7 10)
        """)
  }

  @Test func aConstantStandsForAnImageWithoutBraces() throws {
    let image = UIImage()
    func found(_ attribute: String) throws -> UIImage? {
      let node = try Template(markup: "<UIImageView image=\"\(attribute)\"/>").instantiate(
        constants: ["photo": image])
      try node.layOut(in: .fixed(100, 100))
      return (node.view as? UIImageView)?.image
    }
    #expect(try found("photo") === image)
    #expect(try found("photo // the constant") === image)
    #expect(try found("{photo}") === image)
    #expect(problems("<UIImageView image=\"photos\"/>", constants: ["photo": image]).contains("photos"))
  }
}
