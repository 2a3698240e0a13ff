import Foundation
import QuoinControls
import QuoinTestSupport
import Testing

/// Lets something be dragged, and notes how far it has come to press what it is above.
private final class Presser: UIDragInteractionDelegate, UISpringLoadedInteractionBehavior,
  UISpringLoadedInteractionEffect
{
  var log: [String] = []
  var allows = true

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "Ada"))] }
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { allows }
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.append("finished") }
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) { log.append("\(context.state)") }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

@Suite("What is dragged and stays")
struct SpringLoadingTests {
  private let table = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
  private let folder = UIView(frame: CGRect(x: 200, y: 200, width: 150, height: 150))
  private let presser = Presser()
  private let finger: Finger

  init() {
    finger = Finger(on: table)
    table.addSubview(card)
    table.addSubview(folder)
    card.addInteraction(UIDragInteraction(delegate: presser))
  }

  private func lift() {
    finger.down(70, 50)
    wait(0.6)
  }

  private func wait(_ duration: TimeInterval) { finger.window.clock.advance(by: duration) }

  @Test("It presses what it stays above, step by step, and once")
  func steps() {
    folder.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: presser, interactionEffect: presser) {
        [presser, folder] interaction, context in
        let place = context.location(in: folder)
        presser.log.append(
          "press \(interaction.view === folder) \(Int(place.x)) \(context.targetView === folder)")
      })
    lift()
    finger.move(250, 260)
    #expect(presser.take() == ["possible"])
    wait(0.6)
    #expect(presser.take() == ["activating"])
    finger.move(255, 260)
    wait(0.5)
    #expect(presser.take() == ["activated", "press true 55 true", "finished"])
    finger.move(260, 260)
    wait(2)
    #expect(presser.take().isEmpty)
    finger.move(20, 260)
    finger.move(260, 260)
    #expect(presser.take() == ["inactive", "possible"])
    finger.up()
    #expect(presser.take() == ["inactive", "finished"])
    wait(2)
    #expect(presser.take().isEmpty)
  }

  @Test("It presses nothing where it may not, where it moves on, and where nothing is dragged")
  func nothing() {
    var pressed = 0
    folder.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: presser, interactionEffect: nil) { _, _ in pressed += 1 }
    )
    presser.allows = false
    lift()
    finger.move(250, 260)
    wait(2)
    presser.allows = true
    finger.move(255, 260)
    wait(0.6)
    finger.move(20, 260)
    wait(2)
    finger.up()
    finger.down(250, 260)
    wait(2)
    finger.up()
    #expect(pressed == 0)
  }

  @Test("A button is pressed that says so")
  func button() {
    let button = UIButton(type: .system)
    button.frame = folder.frame
    table.addSubview(button)
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    for (isSpringLoaded, times) in [(false, 0), (true, 1), (true, 2), (false, 2)] {
      button.isSpringLoaded = isSpringLoaded
      #expect(button.isSpringLoaded == isSpringLoaded)
      lift()
      finger.move(250, 260)
      wait(1.1)
      finger.up()
      wait(1)
      #expect(pressed == times)
    }
    button.isSpringLoaded = true
    button.isEnabled = false
    lift()
    finger.move(250, 260)
    wait(1.1)
    finger.up()
    #expect(pressed == 2)
  }
}
