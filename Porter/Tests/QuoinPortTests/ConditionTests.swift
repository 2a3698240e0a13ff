import Testing

@Suite("Conditions are those of iOS")
struct ConditionTests {
  @Test(
    "Questions of the platform are answered; what the compiler knows is left to it",
    arguments: [
      ("os(iOS)", "true"), ("os(macOS)", "false"), ("os(Linux)", "false"),
      ("os(iOS) || os(tvOS)", "true || false"), ("canImport(UIKit)", "true"),
      ("canImport(QuartzCore)", "true"),
      ("canImport(SwiftUI)", "false"), ("canImport(Foundation)", "canImport(Foundation)"),
      ("!os(iOS) && DEBUG", "!true && DEBUG"), ("os(iOS) && compiler(>=5.5)", "true && compiler(>=5.5)"),
      ("targetEnvironment(simulator)", "true"), ("targetEnvironment(macCatalyst)", "false"),
      ("(os(iOS) && swift(>=5.9))", "(true && swift(>=5.9))"), ("DEBUG", "DEBUG"),
    ])
  func answers(condition: String, expected: String) {
    #expect(ported("#if \(condition)\n#endif\n") == "#if \(expected)\n#endif\n")
  }

  @Test("What is not compiled stays as it is, and nothing is told of it")
  func dead() {
    let text = """
      #if os(macOS)
        import AppKit
        @objc class A {}
      #elseif os(iOS) && DEBUG
        @objc class B {}
      #elseif canImport(UIKit)
        @objc class C {}
      #else
        @objc class D {}
      #endif

      """
    #expect(
      ported(text) == """
        #if false
          import AppKit
          @objc class A {}
        #elseif true && DEBUG
          class B {}
        #elseif true
          class C {}
        #else
          @objc class D {}
        #endif

        """)
    #expect(told(text).isEmpty)
  }

  @Test("Conditions within types and chains are answered, too")
  func within() {
    #expect(
      ported("class A {\n#if os(iOS)\n@IBOutlet var a: UIView!\n#endif\n}\n")
        == "class A {\n#if true\nvar a: UIView!\n#endif\n}\n")
    #expect(
      ported("let a = b\n#if os(iOS)\n.c(#keyPath(UIView.isHidden))\n#endif\n")
        == "let a = b\n#if true\n.c(\"hidden\")\n#endif\n")
  }
}
