import QuoinTemplates
import QuoinTesting
import Testing

@Suite("What a person drags and drops")
struct ScreenDraggingTests {
  private final class Desk: UIDragInteractionDelegate, UIDropInteractionDelegate {
    var dropped: [String] = []
    var operation = UIDropOperation.copy

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "card"))] }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      session.loadObjects(ofClass: String.self) { [self] in dropped += $0 }
    }
  }

  private let trial = TrialRun()
  private let desk = Desk()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let screen: Screen

  private init() {
    for (name, frame) in [
      ("card", CGRect(x: 10, y: 10, width: 60, height: 40)),
      ("bin", CGRect(x: 100, y: 100, width: 60, height: 60)),
      ("floor", CGRect(x: 10, y: 100, width: 60, height: 60)),
    ] {
      let view = UIView(frame: frame)
      view.accessibilityIdentifier = name
      if name == "card" { view.addInteraction(UIDragInteraction(delegate: desk)) }
      if name == "bin" { view.addInteraction(UIDropInteraction(delegate: desk)) }
      window.addSubview(view)
    }
    screen = Screen(window)
  }

  @Test("What can be dragged is pressed until it is lifted, and taken where it is let go")
  func taken() {
    #expect(trial.run { screen.drag("card", onto: "bin") }.isEmpty && desk.dropped == ["card"])
    #expect(trial.run { screen.drag("card", onto: "bin", holding: 0) }.isEmpty)
    #expect(desk.dropped == ["card"])
  }

  @Test("What nothing takes is told")
  func refused() {
    var failures = trial.run { screen.drag("card", onto: "floor") }.map(\.sentence)
    desk.operation = .forbidden
    // A screen fails once.
    let other = Screen(window)
    failures += trial.run { other.drag("card", onto: "bin") }.map(\.sentence)
    #expect(
      failures == [
        "drag(\"card\", onto: \"floor\"): “card” is dragged onto “floor”, but nothing there takes drops of it",
        "drag(\"card\", onto: \"bin\"): “card” is dragged onto “bin”, but UIView forbids the drop",
      ])
    #expect(desk.dropped.isEmpty)
  }
}
