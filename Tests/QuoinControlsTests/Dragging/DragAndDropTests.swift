import Foundation
import QuoinControls
import QuoinTestSupport
import Testing

/// Lets cards be dragged onto a board, and notes all that is told.
private final class Deck: UIDragInteractionDelegate, UIDropInteractionDelegate,
  UIContextMenuInteractionDelegate
{
  var log: [String] = []
  var title: String? = "Ada"
  var added: String?
  var allowsMove = true
  var operation = UIDropOperation.copy
  var canHandle = true
  var location = CGPoint.zero

  private func item(_ title: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: title))
    item.localObject = title
    return item
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { title.map { [item($0)] } ?? [] }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { added.map { [item($0)] } ?? [] }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { log.append("lift") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    log.append("begin")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { log.append("will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) { log.append("back") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { log.append("did end \(operation)") }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    log.append("can?")
    return canHandle && session.canLoadObjects(ofClass: NSString.self)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    location = interaction.view.map { session.location(in: $0) } ?? .zero
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log.append("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: NSString.self) { [self] items in
      log.append("drop " + (items as? [String] ?? []).joined(separator: " "))
    }
    log.append("local " + (session.localDragSession?.items.first?.localObject as? String ?? "none"))
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log.append("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log.append("over")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Open") { _ in }])
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("menu") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("menu goes") }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

@Suite("Drag and drop")
struct DragAndDropTests {
  private let table = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
  private let board = UIView(frame: CGRect(x: 200, y: 200, width: 150, height: 150))
  private let deck = Deck()
  private let finger: Finger

  init() {
    finger = Finger(on: table)
    table.addSubview(card)
    table.addSubview(board)
    card.addInteraction(UIDragInteraction(delegate: deck))
    board.addInteraction(UIDropInteraction(delegate: deck))
  }

  private func press() {
    finger.down(70, 50)
    finger.window.clock.advance(by: 0.6)
  }

  /// What there is in the window beside the table.
  private var above: [UIView] { finger.window.subviews.filter { $0 !== table } }

  /// Lets everything come to its end, and returns whether nothing is left.
  private func leavesNothing() -> Bool {
    finger.window.clock.advance(by: 1)
    return above.isEmpty
  }

  @Test("A press lifts, the finger drags, and what takes it is told in order")
  func whole() throws {
    press()
    #expect(deck.take() == ["lift"])
    let preview = try #require(above.first)
    #expect(preview.center == CGPoint(x: 70, y: 50))
    finger.move(100, 100)
    #expect(deck.take() == ["begin"] && preview.center == CGPoint(x: 100, y: 100))
    finger.move(250, 260)
    #expect(deck.take() == ["can?", "enter"] && deck.location == CGPoint(x: 50, y: 60))
    finger.move(100, 260)
    finger.move(260, 260)
    #expect(deck.take() == ["exit", "enter"])
    finger.up()
    #expect(
      deck.take() == ["will end copy", "drop Ada", "local Ada", "conclude", "over", "did end copy"])
    #expect(leavesNothing())
  }

  @Test("A finger that moves at once, and one that is lifted at once, drag nothing")
  func short() {
    finger.down(70, 50)
    finger.move(250, 260)
    finger.up()
    press()
    finger.up()
    #expect(deck.take() == ["lift", "back"] && leavesNothing())
    deck.title = nil
    press()
    finger.move(250, 260)
    finger.up()
    #expect(deck.take().isEmpty && leavesNothing())
  }

  @Test(
    "What nothing takes goes back",
    arguments: [
      (UIDropOperation.forbidden, true, true), (.cancel, true, true), (.move, false, true),
      (.copy, true, false),
    ])
  func refused(operation: UIDropOperation, allowsMove: Bool, canHandle: Bool) {
    (deck.operation, deck.allowsMove, deck.canHandle) = (operation, allowsMove, canHandle)
    press()
    finger.move(250, 260)
    finger.up()
    let above = canHandle ? ["enter", "will end cancel", "back", "over"] : ["will end cancel", "back"]
    #expect(deck.take() == ["lift", "begin", "can?"] + above + ["did end cancel"])
    #expect(leavesNothing())
  }

  @Test("What is moved is told so")
  func moved() {
    deck.operation = .move
    press()
    finger.move(250, 260)
    finger.up()
    #expect(deck.take().suffix(2) == ["over", "did end move"])
  }

  @Test("Another finger adds what it is on, and cancels the drag where that is nothing")
  func secondFinger() {
    deck.added = "Grace"
    press()
    finger.move(250, 260)
    finger.window.sendEvent(UIEvent(touches: [UITouch(at: CGPoint(x: 60, y: 40))]))
    #expect(above.count == 2)
    finger.up()
    #expect(deck.take().contains("drop Ada Grace") && leavesNothing())
    deck.added = nil
    press()
    finger.move(250, 260)
    _ = deck.take()
    finger.window.sendEvent(UIEvent(touches: [UITouch(at: CGPoint(x: 60, y: 40))]))
    #expect(deck.take() == ["will end cancel", "back", "over", "did end cancel"])
    finger.up()
    #expect(deck.take().isEmpty && leavesNothing())
  }

  @Test("A drag is over with its view, its interaction and its touch")
  func gone() {
    let ended = ["lift", "begin", "can?", "enter", "will end cancel", "back", "over", "did end cancel"]
    let ends: [() -> Void] = [
      { card.removeFromSuperview() }, { table.removeFromSuperview() }, { card.interactions = [] },
      { finger.cancel() }, { (card.interactions.first as? UIDragInteraction)?.isEnabled = false },
    ]
    for end in ends {
      finger.window.addSubview(table)
      table.addSubview(card)
      card.interactions = [UIDragInteraction(delegate: deck)]
      press()
      finger.move(250, 260)
      end()
      #expect(deck.take() == ended)
      finger.up()
      #expect(deck.take().isEmpty && leavesNothing())
    }
  }

  @Test("A drag is over with its window")
  func windowGone() {
    let deck = Deck()
    weak var known: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
      card.addInteraction(UIDragInteraction(delegate: deck))
      window.addSubview(card)
      let touch = UITouch(at: CGPoint(x: 30, y: 30))
      window.sendEvent(UIEvent(touches: [touch]))
      window.clock.advance(by: 0.6)
      touch.update(to: CGPoint(x: 200, y: 200), phase: .moved)
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.1))
      known = window
    }
    #expect(known == nil)
    #expect(deck.take() == ["lift", "begin", "will end cancel", "back", "did end cancel"])
  }

  @Test("A press shows the menu of what can be dragged, and moving on drags")
  func menu() {
    card.addInteraction(UIContextMenuInteraction(delegate: deck))
    press()
    #expect(deck.take() == ["menu"])
    finger.move(75, 53)
    #expect(deck.take().isEmpty)
    finger.move(250, 260)
    #expect(deck.take() == ["menu goes", "lift", "begin", "can?", "enter"])
    finger.up()
    #expect(deck.take().contains("drop Ada") && leavesNothing())
    press()
    finger.up()
    #expect(deck.take() == ["menu"] && !above.isEmpty)
  }

  @Test("Previews are what the program says they are")
  func previews() throws {
    final class Chooser: UIDragInteractionDelegate {
      let part: UIView
      var isShown = true
      init(_ part: UIView) { self.part = part }
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.previewProvider = {
          UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)))
        }
        return [item]
      }
      func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
      ) -> UITargetedDragPreview? { isShown ? UITargetedDragPreview(view: part) : nil }
    }
    let part = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    card.addSubview(part)
    let chooser = Chooser(part)
    card.interactions = [UIDragInteraction(delegate: chooser)]
    press()
    #expect(above.first?.bounds.size == part.bounds.size && above.first?.center == CGPoint(x: 50, y: 40))
    finger.move(170, 150)
    #expect(above.map(\.bounds.size) == [CGSize(width: 30, height: 10)])
    #expect(above.first?.center == CGPoint(x: 150, y: 140))
    finger.up()
    #expect(leavesNothing())
    chooser.isShown = false
    press()
    #expect(above.isEmpty)
  }

  /// Says what is seen of what is dropped or goes back, and where.
  private final class Placer: UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var place: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
    var operation = UIDropOperation.copy

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "Ada"))] }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      log.append("back?")
      return place(defaultPreview)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      log.append("drop?")
      return place(defaultPreview)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
      log.append("drops")
      animator.addAnimations { [self] in log.append("along") }
      animator.addCompletion { [self] in log.append("there \($0 == .end)") }
    }
  }

  /// Drags the card onto the board with what places previews, and gives what is seen when it has been let go.
  private func letGo(_ placer: Placer) -> [UIView] {
    card.interactions = [UIDragInteraction(delegate: placer)]
    board.interactions = [UIDropInteraction(delegate: placer)]
    press()
    finger.move(250, 260)
    finger.up()
    return above
  }

  @Test("What is dropped goes where its preview says, with what goes along, and fades without one")
  func droppingPreviews() throws {
    let placer = Placer()
    placer.place = { [board] in
      $0.retargetedPreview(
        with: UIDragPreviewTarget(
          container: board, center: CGPoint(x: 20, y: 30), transform: CGAffineTransform(scaleX: 2, y: 2)))
    }
    let preview = try #require(letGo(placer).first)
    #expect(placer.log == ["drop?", "drops", "along"])
    #expect(preview.center == CGPoint(x: 220, y: 230) && preview.transform.a == 2 && preview.alpha == 0)
    #expect(leavesNothing() && placer.log.last == "there true")
    placer.place = { $0 }
    let stays = try #require(letGo(placer).first)
    #expect(stays.center == CGPoint(x: 250, y: 260) && stays.transform.a == 1)
    #expect(leavesNothing())
    placer.place = { _ in nil }
    let fades = try #require(letGo(placer).first)
    #expect(fades.center == CGPoint(x: 250, y: 260) && fades.alpha == 0 && fades.transform.a < 0.6)
    #expect(leavesNothing())
  }

  @Test("What is seen of it becomes another view on the way")
  func otherPreview() {
    let placer = Placer()
    let stamp = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    placer.place = { [board] _ in
      UITargetedDragPreview(
        view: stamp, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(container: board, center: CGPoint(x: 75, y: 75)))
    }
    let seen = letGo(placer)
    #expect(seen.map(\.bounds.width) == [10])
    #expect(seen.allSatisfy { $0.center == CGPoint(x: 275, y: 275) } && leavesNothing())
  }

  @Test("What goes back goes into its view, or where its preview says")
  func cancellingPreviews() throws {
    let placer = Placer()
    placer.operation = .forbidden
    let back = try #require(letGo(placer).first)
    #expect(placer.log == ["back?"])
    #expect(back.center == CGPoint(x: 70, y: 50) && back.transform.a == 1 && leavesNothing())
    placer.place = { [board] in
      $0.retargetedPreview(with: UIDragPreviewTarget(container: board, center: .zero))
    }
    #expect(letGo(placer).first?.center == CGPoint(x: 200, y: 200) && leavesNothing())
    placer.place = { _ in nil }
    #expect(letGo(placer).first?.center == CGPoint(x: 250, y: 260) && leavesNothing())
  }
}
