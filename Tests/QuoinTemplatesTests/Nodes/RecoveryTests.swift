import Foundation
import Testing

@testable import QuoinTemplates

@Suite struct RecoveryTests {
  @Test func whatWasWrongIsForgottenOnceEverythingIsRightAgain() throws {
    let template = try Template(
      markup:
        #"<UIView width="100 / share" height="10"><UILabel alpha="share / 4" text="{names[share]}"/></UIView>"#
    )
    let node = try template.instantiate(state: ["share": 2, "names": ["a", "b", "c"]])
    try node.layOut()
    node.setState(["share": 0])
    #expect(node.diagnostics.all.count == 1)
    node.setState(["share": 1])
    #expect(node.diagnostics.isEmpty)
    #expect(node.view.frame.width == 100)
    node.setState(["share": 7])
    #expect(node.diagnostics.hasErrors)
    #expect(throws: (any Error).self) { try node.layOut() }
    node.setState(["share": 2])
    try node.layOut()
  }

  @Test func aRefusedStateIsToldUntilTheNextOne() throws {
    let template = try Template(markup: #"<UILabel text="{title}"/>"#)
    let node = try template.instantiate(state: ["title": "a"])
    node.setState(["titel": "b"])
    #expect(node.diagnostics.all.count == 1)
    node.setState(["title": "b"])
    #expect(node.diagnostics.isEmpty)
  }
}
