import Foundation
import Testing

@testable import QuoinViews

@Suite("Taking back")
struct UndoManagerTests {
  private final class Card {
    var name = "a"
    let undo = UndoManager()

    func rename(_ new: String) {
      let old = name
      undo.registerUndo(withTarget: self) { $0.rename(old) }
      name = new
    }
  }

  private let card = Card()
  private var undo: UndoManager { card.undo }

  @Test("Each step is taken back and made again; a new one forgets what was taken back")
  func steps() {
    #expect(!undo.canUndo && !undo.canRedo)
    card.rename("b")
    card.rename("c")
    undo.undo()
    #expect(card.name == "b" && undo.canUndo && undo.canRedo)
    undo.undo()
    undo.undo()
    #expect(card.name == "a" && !undo.canUndo)
    undo.redo()
    #expect(card.name == "b")
    undo.redo()
    undo.redo()
    #expect(card.name == "c" && !undo.canRedo)
    undo.undo()
    card.rename("d")
    #expect(!undo.canRedo)
    undo.undo()
    #expect(card.name == "b")
  }

  @Test("What is registered in a group is one step, groups in groups as well")
  func groups() {
    undo.beginUndoGrouping()
    card.rename("b")
    undo.beginUndoGrouping()
    card.rename("c")
    #expect(undo.groupingLevel == 2)
    undo.endUndoGrouping()
    card.rename("d")
    undo.endUndoGrouping()
    #expect(undo.groupingLevel == 0)
    undo.undo()
    #expect(card.name == "a" && !undo.canUndo)
    undo.redo()
    #expect(card.name == "d" && !undo.canRedo)
    undo.beginUndoGrouping()
    undo.endUndoGrouping()
    undo.endUndoGrouping()
    undo.undo()
    #expect(card.name == "a", "an empty group is no step")
    undo.beginUndoGrouping()
    card.rename("z")
    #expect(undo.canUndo)
    undo.undo()
    #expect(card.name == "a" && undo.groupingLevel == 0, "an open group is ended before")
  }

  @Test("Steps have names, which titles show")
  func names() {
    #expect(undo.undoMenuItemTitle == "Undo" && undo.redoMenuItemTitle == "Redo")
    card.rename("b")
    undo.setActionName("Rename")
    #expect(undo.undoMenuItemTitle == "Undo Rename")
    undo.undo()
    #expect(undo.undoActionName == "" && undo.redoMenuItemTitle == "Redo Rename")
    undo.redo()
    #expect(undo.undoActionName == "Rename")
    undo.beginUndoGrouping()
    card.rename("c")
    undo.setActionName("Again")
    undo.endUndoGrouping()
    #expect(undo.undoActionName == "Again")
  }

  @Test("Nothing is registered while that is disabled, as often as it was")
  func disabling() {
    undo.disableUndoRegistration()
    undo.disableUndoRegistration()
    card.rename("b")
    undo.enableUndoRegistration()
    card.rename("c")
    #expect(!undo.canUndo && !undo.isUndoRegistrationEnabled)
    undo.enableUndoRegistration()
    undo.enableUndoRegistration()
    card.rename("d")
    #expect(undo.canUndo && undo.isUndoRegistrationEnabled)
  }

  @Test("As many steps are kept as there are levels")
  func levels() {
    for name in ["b", "c", "d"] { card.rename(name) }
    undo.levelsOfUndo = 2
    undo.undo()
    undo.undo()
    undo.undo()
    #expect(card.name == "b")
    undo.redo()
    card.rename("x")
    card.rename("y")
    card.rename("z")
    for _ in 0..<5 { undo.undo() }
    #expect(card.name == "x")
  }

  @Test("Steps of those that have gone, or that are forgotten, are none")
  func forgetting() {
    var other: Card? = Card()
    let manager = UndoManager()
    var log: [String] = []
    manager.registerUndo(withTarget: card) { _ in log.append("card") }
    other.map { manager.registerUndo(withTarget: $0) { _ in log.append("other") } }
    other = nil
    manager.undo()
    #expect(log == ["card"])
    let third = Card()
    manager.registerUndo(withTarget: card) { _ in log.append("card") }
    manager.registerUndo(withTarget: third) { _ in log.append("third") }
    manager.removeAllActions(withTarget: third)
    manager.undo()
    #expect(log == ["card", "card"])
    manager.registerUndo(withTarget: card) { _ in log.append("card") }
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("While it goes on, it says which way")
  func flags() {
    var flags: [Bool] = []
    let manager = UndoManager()
    func register() {
      manager.registerUndo(withTarget: card) { _ in
        flags += [manager.isUndoing, manager.isRedoing]
        manager.undo()
        register()
      }
    }
    register()
    manager.undo()
    manager.redo()
    #expect(flags == [true, false, false, true] && !manager.isUndoing && !manager.isRedoing)
  }

  @Test("Responders share the manager of their window")
  func responders() {
    let (window, view) = (UIWindow(), UIView())
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager === window.undoManager && window.undoManager != nil)
  }
}
