import QuoinBlocks
import Testing

/// What the listings of CGLayout's document come to.
@Suite struct DocumentListingsTests {
  let source = CGRect(x: 0, y: 0, width: 320, height: 480)

  @Test func `a scheme may begin empty`() {
    let screen = Screen()
    var scheme = screen.emptyScheme()
    #expect(scheme.blocks.isEmpty && !scheme.isActive)
    scheme.insertLayout(block: screen.titleBlockWithConstraints())
    #expect(scheme.isActive)
  }

  @Test func `a block is limited by a constraint, or by anchors`() {
    let screen = Screen()
    screen.logoImageView.frame = CGRect(x: 110, y: 20, width: 100, height: 60)
    screen.titleBlockWithConstraints().layout(in: source)
    #expect(screen.titleLabel.frame == CGRect(x: 0, y: 5, width: 320, height: 120))
    screen.titleBlockWithConstraints().layout(in: CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(screen.titleLabel.frame == CGRect(x: 0, y: 5, width: 320, height: 120))
    screen.titleBlockWithAnchors().layout(in: source)
    #expect(screen.titleLabel.frame == CGRect(x: 0, y: 85, width: 320, height: 120))
  }

  @Test func `a block lies beneath one element and beside another`() {
    let screen = Screen()
    screen.element1.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    screen.element2.frame = CGRect(x: 0, y: 0, width: 40, height: 400)
    screen.blockOfTwoElements().layout(in: source)
    #expect(screen.layoutElement.frame == CGRect(x: 50, y: 60, width: 250, height: 340))
  }

  @Test func `a label lies beside an image and takes the width of its text`() {
    let screen = Screen()
    screen.weatherImageView.frame = CGRect(x: 0, y: 10, width: 30, height: 30)
    screen.weatherLabel.text = "Rain"
    screen.weatherBlock().layout(in: source)
    let text = "Rain".layoutConstraint(attributes: [.font: screen.weatherLabel.font as Any])
    let width = text.constrained(sourceRect: source, by: source).width
    #expect(width > 10 && width < 60)
    #expect(screen.weatherLabel.frame == CGRect(x: 40, y: 10, width: width, height: 30))
  }

  @Test func `insets narrow the source`() {
    var room = source
    Screen().insets().formConstrain(sourceRect: &room, by: nil, in: UIView())
    #expect(room == CGRect(x: 10, y: 0, width: 295, height: 480))
  }

  @Test func `a scheme is laid out directly in what is around its elements`() {
    let screen = Screen()
    screen.logoImageView.frame = CGRect(x: 0, y: 0, width: 10, height: 30)
    screen.layoutDirectly()
    #expect(screen.titleLabel.frame == CGRect(x: 0, y: 35, width: 320, height: 120))
  }

  @Test func `a scheme is laid out in the background`() async throws {
    let screen = Screen()
    screen.logoImageView.frame = CGRect(x: 0, y: 0, width: 10, height: 30)
    screen.layoutInBackground()
    let end = Date(timeIntervalSinceNow: 20)
    while screen.titleLabel.frame == .zero, Date() < end { try await Task.sleep(nanoseconds: 1_000_000) }
    #expect(screen.titleLabel.frame == CGRect(x: 0, y: 35, width: 320, height: 120))
  }

  @Test func `a scheme is laid out from a snapshot that was kept, or directly if there is none`() {
    let screen = Screen()
    screen.layoutCached()
    #expect(screen.titleLabel.frame == CGRect(x: 0, y: 5, width: 320, height: 120))
    let kept = screen.scheme.snapshot(for: CGRect(x: 0, y: 0, width: 100, height: 100))
    (screen.portraitSnapshot, screen.landscapeSnapshot) = (kept, kept)
    screen.titleLabel.frame = .zero
    screen.layoutCached()
    #expect(screen.titleLabel.frame == CGRect(x: 0, y: 5, width: 100, height: 120))
  }

  @Test func `a size that fits is that of a snapshot`() {
    #expect(Screen().sizeThatFits(CGSize(width: 200, height: 300)) == CGSize(width: 200, height: 120))
  }

  @Test func `an entity of one's own is as strongly typed as the others`() {
    let layout = Layout(x: .center(), width: .halfOfHeight, height: .fixed(10))
    #expect(layout.layout(rect: .zero, in: source) == CGRect(x: 40, y: 0, width: 240, height: 10))
  }

  @Test func `right to left turns leading round`() async {
    await #expect(processExitsWith: .success) {
      let before = Layout.Alignment.Horizontal.leading(10)
      Screen().turnAround()
      let source = CGRect(x: 0, y: 0, width: 320, height: 480)
      let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
      let leading = Layout.Alignment.Horizontal.leading(10)
      precondition(leading.layout(rect: rect, in: source).minX == 290)
      precondition(before.layout(rect: rect, in: source).minX == 10, "it is read when the value is made")
      CGLConfiguration.default.isRTLMode = false
      precondition(leading.layout(rect: rect, in: source).minX == 290)
    }
  }
}
