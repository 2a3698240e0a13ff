import Testing

@testable import QuoinPort

@Suite("What extensions override")
struct ExtensionTests {
  @Test("An override in an extension is written into the class, with its place")
  func overriding() {
    let text =
      "class A: UIView {\n}\nextension A {\n  @objc override func layoutSubviews() {\n  }\n  func b() {}\n}\n"
    #expect(
      ported(text) == """
        class A: UIView {

        #sourceLocation(file: "A.swift", line: 4)
        override func layoutSubviews() {
          }
        #sourceLocation(file: "A.swift", line: 2)
        }
        extension A {
        \u{20}\u{20}

          func b() {}
        }

        """)
  }

  @Test("What a subclass overrides of an extension is, too, in the file of the class")
  func overridden() {
    let result = Porter([
      PortSource(
        path: "A.swift", text: "public extension A {\n  @objc func set() {}\n  @objc func own() {}\n}"),
      PortSource(path: "B.swift", text: "class A {}"),
      PortSource(path: "C.swift", text: "class C: A { override func set() {} }"),
    ]).port()
    #expect(
      result.files[1].text == """
        #sourceLocation(file: "B.swift", line: 1)
        class A {
        #sourceLocation(file: "A.swift", line: 2)
        public func set() {}
        #sourceLocation(file: "B.swift", line: 1)
        }
        """)
    #expect(result.files[0].text.contains("  \n  func own() {}"))
    #expect(result.diagnostics.isEmpty)
  }

  @Test("What moves to another file may still use what its own keeps to itself")
  func hidden() {
    let result = Porter([
      PortSource(path: "A.swift", text: "class A: B {}"),
      PortSource(
        path: "C.swift",
        text:
          "extension A { override func run() { walk() } }\nprivate func walk() {}\nprivate func stand() {}"),
    ]).port()
    #expect(result.files[1].text.hasSuffix("\nfunc walk() {}\nprivate func stand() {}"))
  }

  @Test("Of a class that is not among the sources it is told")
  func foreign() {
    #expect(
      told("extension UIView {\n  override func layoutSubviews() {}\n}") == [
        "A.swift:2:3: error: 'layoutSubviews' is overridden in an extension of UIView, which is not among the sources; move it into the class"
      ])
  }

  @Test("What an extension of one class of UIKit's overrides of that of another is called by it")
  func foreignPair() {
    let text = """
      public extension UIView {
        func put(_ views: [UIView], at place: Int) -> UIView {
          self
        }
      }
      public extension UITableViewCell {
        override func put(_ views: [UIView], at place: Int) -> UIView { contentView.put(views, at: place) }
      }

      """
    #expect(told(text) == [])
    #expect(
      ported(text) == """
        public extension UIView {
          func put(_ views: [UIView], at place: Int) -> UIView { if let own = self as? UITableViewCell { return own.putOfUITableViewCell(views, at: place) };
            return self
          }
        }
        public extension UITableViewCell {
          func putOfUITableViewCell(_ views: [UIView], at place: Int) -> UIView { contentView.put(views, at: place) }
        }

        """)
  }

  @Test("One that calls what it overrides is told")
  func foreignSuper() {
    let text = """
      extension UIView { func put(_ view: UIView) {} }
      extension UILabel { override func put(_ view: UIView) { super.put(view) } }
      """
    #expect(told(text).count == 1)
  }

  @Test("The first line names the source, so that the others are those of the source")
  func place() {
    let file = Porter([PortSource(path: "/a b/\"A\".swift", text: "let a = 1")]).port().files[0]
    #expect(file.text == "#sourceLocation(file: \"/a b/\\\"A\\\".swift\", line: 1)\nlet a = 1")
  }
}
