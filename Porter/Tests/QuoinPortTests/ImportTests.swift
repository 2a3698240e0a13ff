import Testing

@Suite("Imports name what stands for them")
struct ImportTests {
  @Test(
    "A module of UIKit's is one of Quoin's, whole",
    arguments: [
      ("import UIKit", "import QuoinControls"), ("import UIKit.UIView", "import QuoinControls"),
      ("import UIKit.UIGestureRecognizerSubclass", "import QuoinControls"),
      ("import class UIKit.UIView", "import QuoinControls"), ("import QuartzCore", "import QuoinViews"),
      ("import struct CoreGraphics.CGFloat // why", "import QuoinGraphics // why"),
      ("import WebKit", "import QuoinWeb"),
      ("@_exported import UIKit", "@_exported import QuoinControls"),
      ("@preconcurrency import UIKit", "import QuoinControls"), ("import ObjectiveC", "import QuoinViews"),
      ("@testable import MyUI", "@testable import MyUI"), ("import Foundation", "import Foundation"),
      ("let a: UIKit.UIView = UIKit.UILabel()", "let a: QuoinControls.UIView = QuoinControls.UILabel()"),
      ("let a = Darwin.round(b)", "let a = Foundation.round(b)"),
      ("import XCTest // why", "import XCTest; import QuoinControls // why"),
      ("import Quick", "import Quick; import QuoinControls"),
      ("@testable import Nimble", "@testable import Nimble; import QuoinControls"),
      ("import SwiftUI\nlet a = 1", "\nlet a = 1"),
    ])
  func replaced(text: String, expected: String) { #expect(ported(text) == expected) }

  @Test("A module that nothing stands for is left out and told")
  func missing() {
    #expect(
      told("import Foundation\nimport CoreData") == [
        "A.swift:2:1: warning: Nothing here stands for the module CoreData, so the import is left out"
      ])
  }

  @Test("What logs by os has something that takes it, once in a target, unless the target has its own")
  func logs() {
    let text = "import os.log\nlet a = Logger()"
    #expect(told(text).isEmpty)
    let file = ported(text)
    #expect(file.hasPrefix("import Foundation\nlet a = Logger()\nnonisolated struct Logger"))
    #expect(file.contains("\nnonisolated func os_log("))
    #expect(
      ported("import OSLog", beside: ["import os\nstruct Logger {}"]).contains("struct Logger") == false)
    #expect(ported("let a = 1", beside: ["import os"]) == "let a = 1")
  }

  @Test("Attachments of tests are taken and kept nowhere")
  func attachments() {
    let text = "let a = XCTAttachment(image: b)"
    #expect(ported(text).hasPrefix(text + "\nnonisolated final class XCTAttachment"))
    #expect(ported("let b = 1") == "let b = 1")
  }

  @Test("Previews go, their lines stay")
  func previews() { #expect(ported("#Preview {\n  Screen()\n}\nlet a = 1") == "\n\n\nlet a = 1") }

  @Test(
    "Strings and numbers become Foundation's objects where they are cast",
    arguments: [
      ("(title as NSString).size()", "(NSString(string: title)).size()"),
      ("let a = b.c as NSNumber", "let a = NSNumber(value: b.c)"),
      ("f(x + y as NSString)", "f(x + y as NSString)"), ("a as? NSString", "a as? NSString"),
      ("\"a\" as NSString", "\"a\" as NSString"),
      ("let a = [x, f(#keyPath(A.b)) as NSString]", "let a = [x, NSString(string: f(\"b\"))]"),
    ])
  func bridges(text: String, expected: String) { #expect(ported(text) == expected) }
}
