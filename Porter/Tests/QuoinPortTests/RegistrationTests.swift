import Testing

@Suite("Cells of registered classes")
struct RegistrationTests {
  @Test("A cell that declares init(coder:) alone is made by it, in the line in which the class begins")
  func nibs() {
    let text =
      "public class Row: UICollectionViewCell {\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}"
    let lines = ported(text).split(separator: "\n")
    #expect(
      lines.first
        == "public class Row: UICollectionViewCell { public required convenience init(registeredWith frame: CGRect) { self.init(coder: NSCoder())!; self.frame = frame };"
    )
    #expect(lines.count == 3)
    #expect(
      ported("class Row: Cell { init?(coder: NSCoder) {} }", beside: ["class Cell: UITableViewCell {}"])
        .contains(
          "{ required convenience init(registeredAs identifier: String) { self.init(coder: NSCoder())! }; init"
        ))
  }

  @Test(
    "A class that inherits what is called, declares it, or is no cell has nothing added",
    arguments: [
      "class Row: UICollectionViewCell {}",
      "class Row: UICollectionViewCell { override init(frame: CGRect) {} ; init?(coder: NSCoder) {} }",
      "class Row: UITableViewCell { override init(style: A, reuseIdentifier: B?) {} ; init?(coder: NSCoder) {} }",
      "class Row: UIView { init?(coder: NSCoder) {} }",
    ])
  func others(text: String) { #expect(ported(text) == text) }

  @Test(
    "What comes with Foundation of Objective-C's runtime is imported where a file asks for it, and what finds nothing is told"
  )
  func runtime() {
    let text = "import Foundation\nlet a = class_getInstanceMethod(A.self, b)"
    #expect(ported(text).hasPrefix("import Foundation; import QuoinViews\n"))
    #expect(
      told(text).count == 1
        && told(text)[0].hasPrefix("A.swift:2:9: warning: 'class_getInstanceMethod' finds nothing"))
    #expect(
      ported("import UIKit\nimport Foundation\nvar a: Selector").hasPrefix(
        "import QuoinControls\nimport Foundation\n"))
    #expect(ported("import Foundation\nlet a = 1") == "import Foundation\nlet a = 1")
  }
}
