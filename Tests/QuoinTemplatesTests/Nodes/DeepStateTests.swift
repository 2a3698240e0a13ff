import Foundation
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// State of structures and classes, looked into.
@Suite struct DeepStateTests {
  private final class User {
    var name = "Ann"
    var tags = ["a"]
    var friend: User?
  }

  private struct Screen {
    var title = "One"
    var user: User? = User()
    var count: Int?
  }

  private func texts(_ node: LayoutNode) -> [String] {
    node.view.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func whatChangesDeepInAnObjectIsSeenWhenItIsSetAgain() throws {
    let user = User()
    user.friend = User()
    user.friend?.friend = user
    let markup = """
      <UIView u="user"><param name="u" type="Any"/>
        <UILabel text="{user.name}"/><UILabel text="{u.friend.name}"/>
        <repeat for="tag" in="user.tags"><UILabel text="{tag}"/></repeat></UIView>
      """
    let node = try Template(markup: markup).instantiate(state: ["user": user])
    try node.layOut(in: .fixed(100, 100))
    #expect(texts(node) == ["Ann", "Ann", "a"])
    user.name = "Bea"
    user.friend?.name = "Cy"
    user.tags = ["b", "c"]
    node.setState(["user": user])
    #expect(texts(node) == ["Bea", "Cy", "b", "c"])
    let count = node.evaluationCount
    node.setState(["user": user])
    #expect(node.evaluationCount == count)
  }

  private final class Account: NSObject { var name = "Ann" }

  private final class Named: Equatable {
    var name = "Ann"
    static func == (left: Named, right: Named) -> Bool { left.name == right.name }
  }

  @Test func objectsThatCanBeComparedAreLookedIntoToo() throws {
    let (account, named) = (Account(), Named())
    let node = try Template(
      markup: "<UIView><UILabel text=\"{account.name}\"/><UILabel text=\"{named.name}\"/></UIView>"
    ).instantiate(state: ["account": account, "named": named])
    try node.layOut(in: .fixed(100, 100))
    (account.name, named.name) = ("Bea", "Cy")
    node.setState(["account": account, "named": named])
    #expect(texts(node) == ["Bea", "Cy"])
    let count = node.evaluationCount
    node.setState(["account": account, "named": named])
    #expect(node.evaluationCount == count)
  }

  @Test func aLongChainIsLookedIntoOnlySoFar() throws {
    let chain = (0..<20_000).map { _ in User() }
    for (user, next) in zip(chain, chain.dropFirst()) { user.friend = next }
    // Letting go of a chain is as deep as the chain.
    defer { for user in chain { user.friend = nil } }
    let node = try Template(markup: "<UIView><UILabel text=\"{user.name}\"/></UIView>").instantiate(
      state: ["user": chain[0]])
    try node.layOut(in: .fixed(100, 100))
    chain[0].name = "Bea"
    node.setState(["user": chain[0]])
    #expect(texts(node) == ["Bea"])
  }

  @Test func itemsThatAreObjectsAreLookedIntoToo() throws {
    let users = [User(), User()]
    let node = try Template(
      markup: "<UIView><repeat for=\"u\" in=\"users\"><UILabel text=\"{u.name}\"/></repeat></UIView>"
    ).instantiate(state: ["users": users])
    try node.layOut(in: .fixed(100, 100))
    users[1].name = "Bea"
    node.setState(["users": users])
    #expect(texts(node) == ["Ann", "Bea"])
  }

  @Test func equalStateCausesNoWorkWhateverItIsMadeOf() throws {
    struct Plain { var x = 1 }
    struct Holder { var plain = Plain() }
    let node = try Template(markup: "<UIView><UILabel text=\"{plain.x}\"/></UIView>").instantiate(
      state: Holder())
    try node.layOut(in: .fixed(100, 100))
    let count = node.evaluationCount
    node.setState(Holder())
    #expect(node.evaluationCount == count)
    node.setState(Holder(plain: Plain(x: 2)))
    #expect(texts(node) == ["2"])
  }

  @Test func anOptionalStructureIsLookedThrough() throws {
    let state: Screen? = Screen()
    let node = try Template(
      markup: "<UIView><UILabel text=\"{title}\"/><UILabel text=\"{user.name}{count}\"/></UIView>"
    ).instantiate(state: state as Any)
    try node.layOut(in: .fixed(100, 100))
    #expect(texts(node) == ["One", "Ann"])
    node.setState(Optional(Screen(title: "Two", user: nil, count: 3)) as Any)
    #expect(node.diagnostics.all.isEmpty)
    #expect(texts(node) == ["Two", "3"])
  }

  @Test func theFirstStateMayComeBeforeTheFirstUpdate() throws {
    let label = LayoutNode(view: UILabel.self, expressions: ["text": "{title} {count + 1}"])
    let root = LayoutNode(view: UIView.self, children: [label])
    label.setState(["count": 1])
    root.setState(["title": "Hello"])
    try root.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect((label.view as? UILabel)?.text == "Hello 2")
    label.setState(["count": 4])
    #expect((label.view as? UILabel)?.text == "Hello 5")
  }

  @Test func aRootIsMadeWithArgumentsFromData() throws {
    final class Badge: UIView {
      var number = 0
    }
    let registry = ComponentRegistry.testing.adding([
      Component("Badge", Badge.self, parameters: [.init("number", Int.propertyType)]) { arguments in
        let badge = Badge()
        badge.number = arguments["number"] ?? -1
        return badge
      }
    ])
    let template = try Template(markup: "<Badge number=\"count + bonus\"/>", registry: registry)
    let node = try template.instantiate(state: ["count": 4], constants: ["bonus": 2])
    #expect((node.view as? Badge)?.number == 6)
  }

  @Test func anythingIsPrintedInText() throws {
    let node = try Template(
      markup: "<UIView><UILabel text=\"{list} {table} {day}\"/><UILabel text=\"{color}\"/></UIView>"
    ).instantiate(
      state: [
        "list": [1, [2, 3]] as [Any], "table": ["b": 1, "a": [2]] as [String: Any],
        "day": Date(timeIntervalSince1970: 0), "color": UIColor.red,
      ])
    try node.layOut(in: .fixed(100, 100))
    #expect(texts(node)[0] == "[1, [2, 3]] [a: [2], b: 1] 1970-01-01 00:00:00 +0000")
    #expect(texts(node)[1].isEmpty == false)
  }

  @Test(arguments: [
    "contentInset=\"whole\" contentInset.top=\"up\"", "contentInset.top=\"up\" contentInset=\"whole\"",
    "contentInset.top=\"7\" contentInset=\"whole\"",
  ])
  func membersAreSetUponTheirWholeWhicheverChanges(attributes: String) throws {
    let node = try Template(markup: "<UIScrollView \(attributes)/>").instantiate(
      state: ["whole": UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), "up": 7] as [String: Any])
    try node.layOut(in: .fixed(100, 100))
    let view = try #require(node.view as? UIScrollView)
    #expect(view.contentInset == UIEdgeInsets(top: 7, left: 2, bottom: 3, right: 4))
    node.setState(["whole": UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)])
    #expect(view.contentInset == UIEdgeInsets(top: 7, left: 9, bottom: 9, right: 9))
    node.setState(["up": 5])
    #expect(view.contentInset.top == (attributes.contains("\"7\"") ? 7 : 5))
  }

  @Test func membersOfTheLayerAreSet() throws {
    let node = try Template(
      markup: "<UIView layer.contentsCenter=\"part\" layer.contentsCenter.y=\"0.25\"/>"
    ).instantiate(state: ["part": CGRect(x: 0.5, y: 0, width: 0.5, height: 1)])
    try node.layOut(in: .fixed(100, 100))
    #expect(node.view.layer.contentsCenter == CGRect(x: 0.5, y: 0.25, width: 0.5, height: 1))
  }
}
