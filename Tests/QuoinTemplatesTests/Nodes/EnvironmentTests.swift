import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A tree follows its surroundings.
@Suite struct EnvironmentTests {
  private let markup = """
    <UIView>
      <UIView leading="10" width="20.3" height="5.3"/>
      <UILabel id="label" top="10" font="body" text="Hello"/>
      <LMRowView top="50" width="100%"><UIView width="10.4" height="3"/><UILabel text="x"/></LMRowView>
    </UIView>
    """

  private func environments() -> [LayoutEnvironment] {
    let traits = [
      UITraitCollection(displayScale: 1, layoutDirection: .leftToRight),
      UITraitCollection(displayScale: 3, layoutDirection: .leftToRight),
      UITraitCollection(displayScale: 3, layoutDirection: .rightToLeft),
      UITraitCollection(displayScale: 2, preferredContentSizeCategory: .accessibilityExtraLarge),
      UITraitCollection(userInterfaceStyle: .dark, displayScale: 2),
      UITraitCollection(),
    ]
    return traits.map { LayoutEnvironment(traits: $0) }
  }

  @Test func aSecondLayoutFollowsItsTraitsLikeAFirst() throws {
    let template = try Template(markup: markup)
    let node = try template.instantiate()
    for environment in environments() + environments().reversed() {
      try node.layOut(in: .fixed(100, 100), environment: environment)
      let fresh = try template.instantiate(environment: environment)
      try fresh.layOut(in: .fixed(100, 100), environment: environment)
      #expect(node.view.recursiveDescription == fresh.view.recursiveDescription)
    }
  }

  @Test func aMountedTreeTakesTheTraitsOfItsSuperview() throws {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let template = try Template(markup: markup)
    let node = try template.instantiate()
    try node.mount(in: room)
    for var environment in environments() {
      room.traitOverrides = environment.traits
      node.update()
      environment.traits = room.traitCollection
      let fresh = try template.instantiate(environment: environment)
      try fresh.layOut(in: .fixed(100, 100), environment: environment)
      #expect(node.view.recursiveDescription == fresh.view.recursiveDescription)
    }
  }

  @Test func aScaleLeftOpenIsOneByItselfAndThatOfTheViewWhereMounted() throws {
    func label(_ node: LayoutNode) throws -> UILabel {
      try #require(node.node(withID: "label")?.view as? UILabel)
    }
    let template = try Template(markup: markup)
    let (room, window) = (UIView(), UIWindow(screen: try Device.find("iPhone 15").screen()))
    for host in [room, window] {
      let node = try template.instantiate()
      let environment = LayoutEnvironment(traits: UITraitCollection(userInterfaceStyle: .dark))
      try node.layOut(in: .fixed(100, 100), environment: environment)
      #expect(try label(node).displayScale == 1)
      #expect(try label(node).frame.width.truncatingRemainder(dividingBy: 1) == 0)
      try node.mount(in: host)
      #expect(try label(node).displayScale == host.displayScale)
      #expect(try label(node).traitCollection.userInterfaceStyle == .dark)
      let fresh = try template.instantiate()
      try fresh.mount(in: host)
      #expect(fresh.view.recursiveDescription == node.view.recursiveDescription)
    }
    let stated = try template.instantiate()
    try stated.layOut(environment: LayoutEnvironment(traits: UITraitCollection(displayScale: 2)))
    try stated.mount(in: window)
    #expect(try label(stated).displayScale == 2)
  }

  /// A notch of 59 points reaches 9 points into what begins at 50, but 59 into what has no place yet.
  @Test(arguments: [
    (#"<LMRowView top="50" width="100%"><UILabel text="x"/></LMRowView>"#, 29.667, 9.0),
    (
      #"<UIStackView top="50" width="100%" isLayoutMarginsRelativeArrangement="true"><UILabel text="x"/></UIStackView>"#,
      45.667, 17
    ),
  ])
  func whatMeasuresByItsMarginsIsMeasuredWhereItStands(_ box: String, height: Double, top: Double) throws {
    let node = try Template(markup: "<UIView>\(box)</UIView>").instantiate()
    try node.mount(in: UIWindow(screen: try Device.find("iPhone 15").screen()))
    let view = try #require(node.view.subviews.first)
    #expect(abs(view.frame.height - height) < 0.001 && (view.subviews.first?.frame.minY).map(Double.init) == top)
  }

  @Test func nothingIsEvaluatedWhereTheSurroundingsAreTheSame() throws {
    let node = try Template(markup: markup).instantiate()
    let environment = LayoutEnvironment(
      traits: UITraitCollection(displayScale: 2, layoutDirection: .rightToLeft))
    try node.layOut(in: .fixed(100, 100), environment: environment)
    let count = node.evaluationCount
    try node.layOut(in: .fixed(100, 100), environment: environment)
    #expect(node.evaluationCount == count)
  }

  @Test func whatFailedInAPartThatHasGoneIsForgotten() throws {
    let node = try Template(
      markup: #"<UIView><if test="shows"><UIView width="10 / n" height="5"/></if></UIView>"#
    )
    .instantiate(state: ["shows": true, "n": 0])
    #expect(throws: Diagnostics.self) { try node.layOut(in: .fixed(10, 10)) }
    node.setState(["shows": false])
    #expect(node.diagnostics.isEmpty)
    try node.layOut(in: .fixed(10, 10))
    node.setState(["shows": true])
    #expect(node.diagnostics.hasErrors)
    node.setState(["shows": false, "n": 0])
    try node.layOut(in: .fixed(10, 10))
  }

  @Test func nestedConditionsAreNoEndlessLoop() throws {
    let depth = 100
    let markup =
      "<UIView width=\"5\" height=\"5\">" + String(repeating: "<if test=\"shows\"><UIView>", count: depth)
      + String(repeating: "</UIView></if>", count: depth) + "</UIView>"
    let node = try Template(markup: markup).instantiate(state: ["shows": true])
    try node.layOut()
    #expect(node.tree?.table.count == 2 * depth + 1)
    node.setState(["shows": false])
    #expect(node.tree?.table.count == 2)
  }

  @Test func aRepetitionThatDependsOnItsOwnLayoutEnds() {
    let found = problems(
      #"<UIView width="100" height="auto"><repeat for="i" in="0..&lt;(parent.height % 20 + 1)"><UIView top="previous.bottom" height="7"/></repeat></UIView>"#
    )
    #expect(found.contains("never settles"))
  }

  @Test func whatNeverSettledIsPutRightByOtherData() throws {
    let template = try Template(
      markup:
        #"<UIView height="auto"><repeat for="i" in="0..&lt;(parent.height % n + 1)"><UIView top="previous.bottom" height="7" alpha="a"/></repeat><UIView width="w" height="1" tag="{w}"/></UIView>"#
    )
    let right: [String: Any] = ["n": 1, "w": 30, "a": 0.5]
    let fresh = try template.instantiate(state: right)
    try fresh.layOut(in: .width(100))
    let node = try template.instantiate(state: ["n": 20, "w": 10, "a": 1.0])
    #expect(throws: Diagnostics.self) { try node.layOut(in: .width(100)) }
    // Telling it again does not make it right.
    node.update()
    #expect(node.diagnostics.hasErrors)
    node.setState(right)
    #expect(node.diagnostics.isEmpty, "\(node.diagnostics)")
    try node.layOut(in: .width(100))
    #expect(node.view.recursiveDescription == fresh.view.recursiveDescription)
    #expect(node.children.map(\.view.tag) == fresh.children.map(\.view.tag))
    #expect(node.children.map(\.view.alpha) == fresh.children.map(\.view.alpha))
  }

  @Test func eachUpdateHasStepsOfItsOwn() throws {
    var budget = Budget()
    budget.expressionSteps = 400
    let environment = LayoutEnvironment(budget: budget)
    let node = try Template(
      markup: #"<UIView><repeat for="i" in="0..&lt;n"><UIView width="i + n" height="1"/></repeat></UIView>"#
    )
    .instantiate(state: ["n": 3], environment: environment)
    try node.layOut(in: .fixed(10, 10), environment: environment)
    for count in 0..<200 {
      node.setState(["n": count % 4])
      #expect(node.diagnostics.isEmpty)
    }
    node.setState(["n": 1_000])
    #expect(node.diagnostics.hasErrors)
    node.setState(["n": 3])
    #expect(node.diagnostics.isEmpty)
    #expect(node.children.map(\.frame.width) == [3, 4, 5])
  }

  @Test func emptyRepetitionsCountTowardsTheBudget() {
    var budget = Budget.default
    budget.nodes = 10_000
    let found = problems(
      #"<UIView><repeat for="a" in="0..&lt;4000"><repeat for="b" in="0..&lt;4000"></repeat></repeat></UIView>"#,
      budget: budget)
    #expect(found.contains("More than the limit of 10000 nodes"))
  }
}
