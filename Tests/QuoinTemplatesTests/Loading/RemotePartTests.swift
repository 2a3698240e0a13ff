import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinResources
import Synchronization
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Parts of a layout on hosts, with placeholders until they have come.
@Suite(.timeLimit(.minutes(5))) struct RemotePartTests {
  /// Answers from a table, once it may.
  private final class Transport: HTTPTransport {
    let answers: Mutex<[String: String]>
    let requests = Mutex(0)
    private let gate: DispatchSemaphore?

    init(_ answers: [String: String], gate: DispatchSemaphore? = nil) {
      self.answers = Mutex(answers)
      self.gate = gate
    }

    func response(to url: URL, limit: Int, timeout: Duration) throws(Diagnostic) -> HTTPResponse {
      gate?.wait()
      requests.withLock { $0 += 1 }
      guard let answer = answers.withLock({ $0[url.lastPathComponent] }) else {
        return HTTPResponse(status: 404, body: Data())
      }
      return HTTPResponse(status: 200, body: Data(answer.utf8))
    }
  }

  private let markup = """
    <UIView>
      <UIView id="card" xml="http://example.com/card.xml" width="w" title="{t}"><Text text="Loading"/></UIView>
      <UIView id="foot" left="previous.right" width="4" height="4"/>
    </UIView>
    """
  private let card = """
    <UIView height="20"><param name="title" type="String"/><Text text="{title}"/></UIView>
    """

  private func node(
    _ transport: Transport, hosts: Set<String> = ["example.com"], _ text: String? = nil, awaits: Bool = true
  ) throws -> LayoutNode {
    let loader = ResourceLoader(policy: ResourcePolicy(hosts: hosts), transport: transport)
    let template = try Template(
      markup: text ?? markup, name: "t", loader: loader, registry: .testing, awaitsHosts: awaits)
    return try template.instantiate(state: ["w": 50, "t": "Hello"])
  }

  private func mounted(_ node: LayoutNode) throws -> UIView {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try node.mount(in: room)
    return room
  }

  private let shown = """
    UIView (0 0 100 100)
    ├─ UIView#card (0 0 50 20)
    │  └─ StubText (0 0 50 16)
    └─ UIView#foot (50 0 4 4)
    """

  @Test func aPlaceholderStandsForAPartUntilItHasCome() throws {
    let node = try node(Transport(["card.xml": card]))
    let room = try mounted(node)
    let foot = try #require(node.node(withID: "foot"))
    let footView = foot.view
    #expect(node.isLoading)
    #expect((node.node(withID: "card")?.children.first?.view as? StubText)?.text == "Loading")
    node.setState(["w": 40])
    try node.finishLoading()
    #expect(!node.isLoading)
    node.setState(["w": 50])
    #expect(room.subviews.first?.recursiveDescription == shown)
    #expect((node.node(withID: "card")?.children.first?.view as? StubText)?.text == "Hello")
    #expect(foot.view === footView)
    #expect(footView.superview === node.view)
  }

  @Test func textInsideStandsForAPartUntilItHasCome() throws {
    let markup = "<UIView><Text xml='http://example.com/text.xml'>Loading</Text></UIView>"
    let node = try node(Transport(["text.xml": "<Text>Here</Text>"]), markup)
    _ = try mounted(node)
    #expect((node.children.first?.view as? StubText)?.text == "Loading")
    try node.finishLoading()
    #expect((node.children.first?.view as? StubText)?.text == "Here")
  }

  @Test func aPartIsWaitedForWithoutHoldingUpTheThread() async throws {
    let gate = DispatchSemaphore(value: 0)
    let node = try node(Transport(["card.xml": card], gate: gate))
    _ = try mounted(node)
    DispatchQueue.global().async { gate.signal() }
    try await node.finishLoading()
    #expect(node.view.recursiveDescription == shown)
  }

  @Test func severalMayWaitForTheSameParts() async throws {
    let gate = DispatchSemaphore(value: 0)
    let node = try node(Transport(["card.xml": card], gate: gate))
    _ = try mounted(node)
    node.beginLoading()
    let parts = try #require(node.awaitedParts)
    async let first: Void = parts.waitAside()
    async let second: Void = parts.waitAside()
    gate.signal()
    _ = await (first, second)
    #expect(parts.result != nil)
  }

  /// Counts how many ask at once.
  private final class Counter: HTTPTransport {
    let counts = Mutex((now: 0, most: 0, all: 0))

    func response(to url: URL, limit: Int, timeout: Duration) throws(Diagnostic) -> HTTPResponse {
      counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.all + 1) }
      Thread.sleep(forTimeInterval: 0.002)
      counts.withLock { $0.now -= 1 }
      return HTTPResponse(status: 200, body: Data("<UIView/>".utf8))
    }
  }

  @Test func aFewOfManyPartsAreOnTheirWayAtOnce() throws {
    let counter = Counter()
    let loader = ResourceLoader(policy: ResourcePolicy(hosts: ["example.com"]), transport: counter)
    let elements = (0..<100).map { "<UIView xml=\"http://example.com/\($0 % 50).xml\"/>" }
    let node = try Template(
      markup: "<UIView>\(elements.joined())</UIView>", loader: loader, awaitsHosts: true
    ).instantiate()
    try node.finishLoading()
    let (_, most, all) = counter.counts.withLock { $0 }
    #expect(all == 50)
    #expect(most <= AwaitedParts.limit)
    #expect(!node.isLoading)
  }

  @Test func anotherTemplateStartsAnew() throws {
    let node = try node(Transport([:]))
    _ = try mounted(node)
    #expect(throws: Diagnostics.self) { try node.finishLoading() }
    #expect(!node.diagnostics.isEmpty)
    try node.update(with: Template(markup: "<UIView width='5'/>", registry: .testing))
    #expect(node.diagnostics.isEmpty)
    #expect(!node.isLoading)
  }

  @Test func whatHasComeIsShownByTheNextUpdate() throws {
    let node = try node(Transport(["card.xml": card]))
    _ = try mounted(node)
    node.beginLoading()
    node.awaitedParts?.wait()
    #expect(node.isLoading)
    node.update()
    #expect(!node.isLoading)
    #expect(node.view.recursiveDescription == shown)
  }

  @Test func partsMayNameFurtherParts() throws {
    let transport = Transport([
      "card.xml":
        #"<UIView height="20"><param name="title" type="String"/><UIView xml="inner.xml" words="{title}"/></UIView>"#,
      "inner.xml": #"<Text text="{words}"><param name="words" type="String"/></Text>"#,
    ])
    let node = try node(transport)
    _ = try mounted(node)
    try node.finishLoading()
    #expect(node.view.recursiveDescription == shown)
    #expect(transport.requests.withLock { $0 } == 2)
  }

  @Test func withoutWaitingPartsAreReadAtOnce() throws {
    let node = try node(Transport(["card.xml": card]), awaits: false)
    _ = try mounted(node)
    #expect(node.view.recursiveDescription == shown)
  }

  @Test func aPartThatDoesNotComeLeavesItsPlaceholderAndIsAnError() throws {
    for (hosts, answers) in [(Set(["example.com"]), [:]), ([], ["card.xml": card])] {
      let node = try node(Transport(answers), hosts: hosts)
      _ = try mounted(node)
      #expect(throws: Diagnostics.self) { try node.finishLoading() }
      #expect(node.diagnostics.description.hasPrefix("t:2:26: error: "))
      #expect((node.node(withID: "card")?.children.first?.view as? StubText)?.text == "Loading")
      #expect(!node.isLoading)
    }
  }

  @Test func whatIsWrongInAPartIsToldWithItsPlace() throws {
    let node = try node(Transport(["card.xml": #"<UIView widht="1"/>"#]))
    _ = try mounted(node)
    do {
      try node.finishLoading()
      Issue.record("loading succeeded")
    } catch {
      #expect(
        error.description == """
          http://example.com/card.xml:1:9: error: Unknown property widht of UIView; did you mean width?
          t:2:65: error: Unknown property title of UIView
          """)
    }
    #expect(node.children.count == 2)
  }

  @Test func ringsAreFoundWhenThePartHasCome() throws {
    let node = try node(Transport(["card.xml": #"<UIView><UIView xml="card.xml"/></UIView>"#]))
    _ = try mounted(node)
    do {
      try node.finishLoading()
      Issue.record("loading succeeded")
    } catch {
      #expect(error.description.contains("A file may not include itself"))
    }
  }

  @Test func aRowOnAHostTakesAttributesThatOnlyThePartKnows() throws {
    let row =
      "<UITableViewCell><param name=\"title\" type=\"String\"/><Text text=\"{title}\"/></UITableViewCell>"
    let node = try node(
      Transport(["row.xml": row]),
      """
      <UITableView>
        <repeat for="n" in="0..&lt;w / 25">
          <UITableViewCell xml="http://example.com/row.xml" title="{t} {n}"/>
        </repeat>
      </UITableView>
      """)
    _ = try mounted(node)
    #expect(node.diagnostics.isEmpty)
    try node.finishLoading()
    node.view.layoutIfNeeded()
    let texts = node.table?.visibleCells.map { ($0.contentView.subviews.first as? StubText)?.text }
    #expect(texts == ["Hello 0", "Hello 1"])
  }
}
