import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinPort

/// Damaged sources: each line of what is written is there, and what is told has its place.
@Suite("Sources of any kind")
struct PortFuzzTests {
  private static let mutator = Mutator(
    [
      """
      import UIKit
      #if canImport(UIKit) && !os(Linux)
      @objc protocol Told: AnyObject { @objc optional func told(_ by: Any) }
      #endif
      @IBDesignable final class Screen: UIViewController, Told {
        @IBOutlet weak var label: UILabel!
        @IBAction func tapped(_ sender: UIButton) { delegate?.told?(self) }
        @objc dynamic var count = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system)
          button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
          view.perform(#selector(UIView.setNeedsLayout), with: nil)
          let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1), image = #imageLiteral(resourceName: "a.png")
          _ = #keyPath(Screen.count)
        }
      }
      extension Screen { @objc override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) } }
      """,
      """
      import SwiftUI; @_exported import UIKit
      #if os(iOS)
      #elseif targetEnvironment(simulator) || swift(>=5.9)
      #else
      #endif
      class A: NSObject { @objc(other:name:) func renamed(_ a: Any, _ b: UIEvent) {}; @NSManaged var x: Int }
      extension A { override open func isEqual(_ object: Any?) -> Bool { "\\(object ?? "é😀")".isEmpty } }
      struct B<T: UIView> where T: Hashable { var c: [T: (Int) async throws -> T?] = [:] }
      @UIApplicationMain class D: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """,
    ],
    words: [
      "@objc ", "override ", "extension A {", "class ", "protocol ", "optional ", "#selector(", "#keyPath(",
      "#if ",
      "#elseif ", "#else", "#endif\n", "&&", "||", "!", "(", ")", "{", "}", "[", "]", "<", ">", ",", ":", ";",
      ".", "?", "\n",
      "\"", "\"\"\"", "\\(", "//", "/*", "*/", "é", "😀", "\u{0}", "\r\n", "`", "#", "import UIKit",
      "@IBAction ", "func ",
    ])

  @Test("What is damaged is written with its lines", arguments: Seeds.parts(usually: 400))
  func damaged(part: Range<UInt64>) {
    Seeds.each(in: part) { random in
      let sources = [0, 1].map { PortSource(path: "\($0).swift", text: Self.mutator.text(&random)) }
      let result = Porter(sources).port()
      #expect(result.files.map(\.path) == ["0.swift", "1.swift"])
      #expect(result.diagnostics.allSatisfy { $0.span != nil && !$0.message.isEmpty })
    }
  }

  @Test(
    "What nests deeply, or never ends, is written or told",
    arguments: [
      ("a", ".b", ""), ("a", ".b()", ""), ("a", "[0]", ""), ("a", "!", ""), ("a as Int", "?", ""),
      ("", "try ", "a"),
      ("", "(", ")"), ("", "{", "}"), ("a as ", "A -> ", "A"), ("a as ", "A<", ">"),
      ("a as A", ".B", ""),
      ("1", " + 1", ""), ("", "a ? b : ", "c"), ("", "-", "1"), ("a", "\n#if A\n.b\n#endif", ""),
      ("", "\"\\(", "\")"),
    ])
  func deep(start: String, again: String, end: String) {
    func many(_ text: String) -> String { String(repeating: text, count: 1000) }
    let source =
      "let x = " + start + many(again) + (end.count == 1 && end != "a" && end != "c" ? many(end) : end) + "\n"
    let result = Porter([
      PortSource(path: "A.swift", text: source), PortSource(path: "B.swift", text: source),
    ]).port()
    #expect(result.files.count == 2)
  }

  @Test(
    "Brackets and strings that nest deeper than anybody writes are told, and the file is left as it is",
    arguments: [
      ("[", "]", 13), ("[A<", ">]", 50), ("[(a: ", ")]", 10_000), (#""\("#, #")""#, 17),
      (##"#"\#("##, ##")"#"##, 10_000),
    ])
  func tooDeep(opening: String, closing: String, count: Int) {
    let source =
      "let y = \"[\" // [\nlet x = " + String(repeating: opening, count: count) + "a"
      + String(repeating: closing, count: count) + "\nclass A { @objc func b() {} }\n"
    let result = Porter([PortSource(path: "A.swift", text: source)]).port()
    #expect(result.files.map { $0.text.hasSuffix(source) } == [true])
    #expect(result.diagnostics.map { $0.message.prefix(20) } == ["Square brackets nest"])
    #expect(result.diagnostics.map { $0.span?.line } == [2])
  }

  @Test("What stands in strings and comments, and behind what is closed, is not deep")
  func notDeep() {
    let parts = [
      "let a = [[1], [2]]", #"let b = "[[[[\(c["["])[""#, "/* [[[ /* [ */ [[ */ // [[[",
      ##"let d = #"\([[""[["#"##,
      "let e = \"\"\"\n[[ \"\" [[\n\"\"\"", #"let f = "\(g("\(h(["i"]))"))""#, "let j = \"[[[",
      "#if A\n#endif",
    ]
    let text = String(repeating: parts.joined(separator: "\n") + "\n", count: 20)
    #expect(SourceNesting(text).excess == nil)
  }
}
