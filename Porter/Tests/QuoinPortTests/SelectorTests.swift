import Testing

@testable import QuoinPort

@Suite("Selectors carry their methods")
struct SelectorTests {
  /// What `#selector` becomes within a class that has some methods.
  private func carried(_ selector: String, in members: String = "", beside others: [String] = []) -> String {
    let text = ported("class Screen: Base {\n  \(members)\n  let it = \(selector)\n}\n", beside: others)
    return text.split(separator: "\n").first { $0.contains("let it = ") }?.split(
      separator: "=", maxSplits: 1)[1]
      .trimmingPrefix { $0 == " " }.description ?? text
  }

  @Test(
    "A method is named by its class, and called as Objective-C calls it",
    arguments: [
      ("#selector(plain)", "Selector(\"plain\", Screen.plain)"),
      ("#selector(sender)", "Selector(\"sender:\", Screen.sender)"),
      ("#selector(sender(_:))", "Selector(\"sender:\", Screen.sender(_:))"),
      ("#selector(self.plain)", "Selector(\"plain\", Screen.plain)"),
      ("#selector(Self.plain)", "Selector(\"plain\", Screen.plain)"),
      ("#selector(Screen.both(_:event:))", "Selector(\"both:event:\", Screen.both(_:event:))"),
      ("#selector(show)", "Selector(\"showWithItem:\", Screen.show)"),
      ("#selector(show(for:))", "Selector(\"showFor:\", Screen.show(for:))"),
      ("#selector(renamed)", "Selector(\"other:name:\", Screen.renamed)"),
      ("#selector(hidden)", "Selector(\"hidden\", Screen.hidden)"),
      ("#selector((plain))", "Selector(\"plain\", Screen.plain)"),
    ])
  func own(selector: String, expected: String) {
    let members = """
      @objc func plain() {}; @objc func sender(_ s: UIButton) {}; @objc func both(_ s: Any, event: UIEvent?) {}
        @objc func show(item: Any) {}; @objc func show(for item: Any) {}
        @objc(other:name:) func renamed(_ s: Any, _ e: UIEvent) {}; @objc private func hidden() {}
      """
    #expect(carried(selector, in: members) == expected)
  }

  @Test(
    "Methods of UIKit are called by what is written of them",
    arguments: [
      ("#selector(UIView.setNeedsLayout)", "Selector(\"setNeedsLayout\", UIView.setNeedsLayout)"),
      ("#selector(UIView.endEditing(_:))", "Selector(\"endEditing:\", UIView.endEditing(_:))"),
      ("#selector(UIView.endEditing)", "Selector(\"endEditing:\", UIView.endEditing)"),
      ("#selector(UIResponderStandardEditActions.copy(_:))", "Selector(\"copy:\", UIResponder.copy(_:))"),
      (
        "#selector(UIResponder.resignFirstResponder)",
        "Selector(\"resignFirstResponder\", UIResponder.resignFirstResponder)"
      ),
    ])
  func others(selector: String, expected: String) { #expect(carried(selector) == expected) }

  @Test("A method that is inherited is found in other files, by the classes in between")
  func inherited() {
    let others = [
      "class Base: Root {}", "class Root { @objc func back(_ s: Any) {} }",
      "class Other { @objc func back() {} }",
    ]
    #expect(carried("#selector(back)", beside: others) == "Selector(\"back:\", Screen.back)")
  }

  @Test("Overloads are told apart by their types, with the labels that they have")
  func overloads() {
    let members =
      "@objc func tap() {}; @objc func tap(with t: Tap, event e: UIEvent?) {}; @objc func tap(_ t: Tap) {}"
    #expect(
      carried("#selector(tap as () -> Void)", in: members)
        == "Selector(\"tap\", { (it: Screen) in { it.tap() } })")
    #expect(
      carried("#selector((tap as (Tap) -> Void))", in: members)
        == "Selector(\"tap:\", { (it: Screen) in { (argument0: Tap) in it.tap(argument0) } })")
    #expect(
      carried("#selector(Screen.tap as (Screen) -> (Tap, UIEvent?) -> Void)", in: members)
        == "Selector(\"tapWith:event:\", { (it: Screen) in { (argument0: Tap, argument1: UIEvent?) in it.tap(with: argument0, event: argument1) } })"
    )
  }

  @Test("What an object that a property holds does is named by the property's class")
  func objects() {
    #expect(carried("#selector(model.load)", in: "let model: Model?") == "Selector(\"load\", Model.load)")
    #expect(carried("#selector(model.load)", in: "let model = Model()") == "Selector(\"load\", Model.load)")
    #expect(
      carried("#selector(thing.load)", beside: ["class Model { @objc func load(_ s: Any) {} }"])
        == "Selector(\"load:\", Model.load)")
    #expect(
      told("class Screen { let it = #selector(thing.load) }") == [
        "A.swift:1:25: error: The type of 'thing' is not known here; write the type before the method, as in Screen.close"
      ])
  }

  @Test("Getters and setters are carried as closures")
  func accessors() {
    #expect(
      carried("#selector(getter: Card.title)") == "Selector(\"title\", { (it: Card) in { it.title } })")
    #expect(
      carried("#selector(setter: Card.title)")
        == "Selector(\"setTitle:\", { (it: Card) in { it.title = $0 } })")
  }

  @Test(
    "In an extension the method is one of the extended type, in one of Selector of the type that is named")
  func extensions() {
    #expect(
      ported("extension UIView { func f() { g(#selector(close)) }; @objc func close() {} }")
        == "extension UIView { func f() { g(Selector(\"close\", UIView.close)) }; func close() {} }")
    #expect(
      ported("extension Selector { static let close = #selector(Screen.close) }")
        == "extension Selector { static let close = Selector(\"close\", Screen.close) }")
  }

  @Test("What cannot be carried is told, and stays")
  func untold() {
    #expect(
      told("let it = #selector(close)") == [
        "A.swift:1:10: error: #selector names no type here; write the type before the method, as in Screen.close"
      ])
    #expect(
      told("class A { @objc static func go() {}\nlet it = #selector(go) }") == [
        "A.swift:2:10: error: 'go' is a method of the type itself; selectors carry methods of objects"
      ])
    #expect(
      told("class A { @objc func go(a: Int, b: Int, c: Int) {}\nlet it = #selector(go) }") == [
        "A.swift:2:10: error: 'go' takes 3 arguments; selectors carry methods of two at most: sender and event"
      ])
  }

  @Test("Selectors by name find methods of the class, then of others; one that finds none is told")
  func byName() {
    let others = [
      "class Other { @objc func close(_ s: Any) {}; @objc func far() {}; @objc private func own() {} }"
    ]
    let members = "@objc func close(_ s: Any) {}"
    #expect(
      carried("Selector(\"close:\")", in: members, beside: others) == "Selector(\"close:\", Screen.close(_:))"
    )
    #expect(carried("Selector((\"far\"))", in: members, beside: others) == "Selector(\"far\", Other.far)")
    #expect(carried("NSSelectorFromString(\"far\")", beside: others) == "Selector(\"far\", Other.far)")
    #expect(carried("Selector(\"own\")", beside: others) == "Selector(\"own\")")
    #expect(
      told("let it = Selector(\"gone:\")") == [
        "A.swift:1:10: warning: No method of the target is called 'gone:', so the selector is a name that calls nothing"
      ])
  }

  @Test(
    "Labels make names as the compiler makes them",
    arguments: [
      ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"),
      ("tap", ["with"], "tapWith:"), ("tap", ["forSender"], "tapForSender:"),
      ("tapWith", ["sender"], "tapWithSender:"),
      ("scrollTo", ["row"], "scrollToRow:"), ("both", ["_", "_"], "both::"),
      ("both", ["_", "event"], "both:event:"),
    ] as [(String, [String], String)])
  func names(name: String, labels: [String], expected: String) {
    #expect(SelectorName.of(name, labels: labels) == expected)
  }
}
