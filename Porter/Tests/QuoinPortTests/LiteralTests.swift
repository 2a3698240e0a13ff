import Testing

@Suite("Literals and key paths")
struct LiteralTests {
  @Test(
    "What Xcode draws as a literal is what makes it",
    arguments: [
      (
        "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
      ),
      ("#imageLiteral(resourceName: \"a\")", "(UIImage(named: \"a\") ?? UIImage())"),
      ("f(#keyPath(CALayer.position))", "f(\"position\")"),
      ("f(#keyPath(Outer.Card.layer.bounds))", "f(\"layer.bounds\")"),
      ("f(#keyPath(UIView.isHidden))", "f(\"hidden\")"), ("f(#keyPath(title))", "f(\"title\")"),
      (
        "class A { @objc var isOn = true; let a = #keyPath(A.isOn) }",
        "class A { var isOn = true; let a = \"isOn\" }"
      ),
    ])
  func literals(text: String, expected: String) { #expect(ported(text) == expected) }

  @Test(
    "Names of Apple's C libraries are what they are, and pools are done without",
    arguments: [
      ("let a: CFTimeInterval = CFTimeInterval(1)", "let a: TimeInterval = TimeInterval(1)"),
      ("a.repeatCount = HUGE; b.HUGE = 1", "a.repeatCount = Float.greatestFiniteMagnitude; b.HUGE = 1"),
      ("autoreleasepool { f() }", "withExtendedLifetime(()) { f() }"),
      (
        "let a = type(of: b).description() + c.description()",
        "let a = String(reflecting: type(of: b)) + c.description()"
      ),
      (
        "let a = NSMutableAttributedString(), b = NSAttributedString() + c.NSAttributedString()",
        "let a = NSMutableAttributedString(string: \"\"), b = NSAttributedString(string: \"\") + c.NSAttributedString()"
      ),
      ("let a = NSAttributedString(string: b)", "let a = NSAttributedString(string: b)"),
      ("try autoreleasepool(invoking: f)", "try withExtendedLifetime((), f)"),
    ])
  func names(text: String, expected: String) { #expect(ported(text) == expected) }
}
