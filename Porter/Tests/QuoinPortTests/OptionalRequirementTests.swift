import Testing

@Suite("Requirements that objects need not have")
struct OptionalRequirementTests {
  private let delegate = """
    @objc public protocol Delegate {
      func must()
      @objc optional func did(_ a: Int)
      @objc optional func may(
        _ a: Int) -> Bool
      @objc optional var view: UIView? { get set }
    }

    """

  @Test("They are asked for, may throw, and do so where they are missing")
  func declared() {
    #expect(
      ported(delegate) == """
        public protocol Delegate: AnyObject {
          func must()
          func did(_ a: Int) throws
          func may(
            _ a: Int) throws -> Bool
          var view: UIView? { get set }
        }
        extension Delegate { public func did(_ a: Int) throws { throw CancellationError() }; public func may( _ a: Int) throws -> Bool { throw CancellationError() }; public var view: UIView? { get { nil } set {} } }

        """)
  }

  @Test(
    "Calls give nothing where they are missing",
    arguments: [
      ("func f() { d?.did?(1) }", "func f() { _ = try? d?.did(1) }"),
      ("func f() -> Bool { d?.may?(1) ?? false }", "func f() -> Bool { (try? d?.may(1)) ?? false }"),
      ("func f() { d?.may?(1); g() }", "func f() { _ = try? d?.may(1); g() }"),
      ("func f() -> Bool? { d?.may?(1) }", "func f() -> Bool? { (try? d?.may(1)) }"),
      ("let a = { d.did?(1) }", "let a = { _ = try? d.did(1) }"),
      ("let a = d!.may!(1)", "let a = (try! d!.may(1))"),
      ("if d?.may?(1) == true {}", "if (try? d?.may(1)) == true {}"),
      ("d?.other?(1)", "d?.other?(1)"), ("onTap?(1)", "onTap?(1)"),
      ("s.delegate?.scrollViewDidScroll?(s)", "s.delegate?.scrollViewDidScroll(s)"),
      (
        "let tableView = t; t.delegate?.tableView?(t, didSelectRowAt: p)",
        "let tableView = t; t.delegate?.tableView(t, didSelectRowAt: p)"
      ), ("let scrollDone = a; a.scrollDone?(t)", "let scrollDone = a; a.scrollDone?(t)"),
    ])
  func called(text: String, expected: String) { #expect(ported(text, beside: [delegate]) == expected) }

  @Test(
    "A protocol of objects is one here, too",
    arguments: [
      ("@objc protocol A {}", "protocol A: AnyObject {}"),
      ("@objc protocol A: B {}", "protocol A: B, AnyObject {}"),
      ("@objc protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}"),
      ("@objc protocol A: AnyObject {}", "protocol A: AnyObject {}"), ("protocol A {}", "protocol A {}"),
    ])
  func objects(text: String, expected: String) { #expect(ported(text) == expected) }

  @Test("What cannot be said so is told")
  func untold() {
    #expect(
      told("@objc protocol A { @objc optional var a: Int { get } }") == [
        "A.swift:1:39: error: 'a' need not be there and is of a type that is never nothing; make its type optional"
      ])
    #expect(
      told("class A { weak var d: Delegate?; func f() { if d?.did != nil {} } }", beside: [delegate]) == [
        "A.swift:1:48: error: 'did' need not be there, and can only be called, with '?'; whether it is there cannot be asked"
      ])
    #expect(
      told("class A { let a = #selector(Delegate.did(_:)) }", beside: [delegate]) == [
        "A.swift:1:19: error: 'did(_:)' need not be there, and cannot be asked for by a selector; call it with '?' instead"
      ])
  }
}
