import Testing

@Suite("Attributes for Apple's runtime are taken away")
struct AttributeTests {
  @Test(
    "What means nothing here goes with the spaces behind it, and lines stay",
    arguments: [
      ("@objc func a() {}", "func a() {}"), ("@objc(b:) func a(_ b: Int) {}", "func a(_ b: Int) {}"),
      ("@objc\n  func a() {}", "\n  func a() {}"),
      ("@IBAction private func a(_ s: Any) {}", "private func a(_ s: Any) {}"),
      ("@IBOutlet weak var a: UIView!", "weak var a: UIView!"), ("@IBInspectable var a = 1", "var a = 1"),
      ("@IBDesignable @objcMembers class A {}", "class A {}"), ("@objc dynamic var a = 1", "var a = 1"),
      ("let a: @convention(block) () -> Void", "let a: () -> Void"),
      ("let a: @convention(c) () -> Void", "let a: @convention(c) () -> Void"),
      ("@available(iOS 13, *) @MainActor func a() {}", "@available(iOS 13, *) @MainActor func a() {}"),
      ("@objc // why\nfunc a() {}", "// why\nfunc a() {}"), ("@nonobjc func a() {}", "func a() {}"),
    ])
  func taken(text: String, expected: String) { #expect(ported(text) == expected) }

  @Test("Those that did something are told")
  func told_() {
    #expect(
      told("@UIApplicationMain class A {}\nclass B { @NSManaged var c: Int }") == [
        "A.swift:1:1: warning: @UIApplicationMain starts nothing here; tests and previews make the screens",
        "A.swift:2:11: error: @NSManaged needs Core Data; give the property a value of its own",
      ])
  }
}
