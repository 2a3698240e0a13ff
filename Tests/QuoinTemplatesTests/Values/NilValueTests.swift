import Foundation
import QuoinControls
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Where an attribute may have no value.
@Suite struct NilValueTests {
  @Test(arguments: [
    ("<UILabel textColor='nil'/>", "Expected a colour but found nil"),
    ("<UILabel textColor='{c}'/>", "Expected a colour but found nil"),
    ("<UITextField textColor='c'/>", "Expected a colour but found nil"),
    ("<UITextView textColor='true ? nil : red'/>", "nil"),
    ("<UILabel font='{nil}'/>", "not nil"), ("<UILabel font='{c}'/>", "not nil"),
    ("<UITextField font='{c} 12'/>", "not nil"), ("<UIView alpha='c'/>", "Expected a number but found nil"),
  ])
  func isAnErrorWhereThereIsAlwaysOne(markup: String, message: String) {
    for found in [problems(markup, constants: ["c": NSNull()]), problems(markup, state: ["c": NSNull()])] {
      #expect(found.contains("error: ") && found.contains(message), "\(found)")
    }
  }

  @Test(arguments: ["nil", "c", "{c}", "c == nil ? nil : red"])
  func isNoColourBehindTheContent(text: String) throws {
    let template = try Template(markup: "<UIView backgroundColor='\(text)' layer.shadowColor='\(text)'/>")
    let node = try template.instantiate(constants: ["c": NSNull()])
    try node.layOut()
    #expect(node.view.backgroundColor == nil)
  }

  @Test(arguments: ["nil", "c", "c ?? nil"]) func isNoElements(text: String) throws {
    let template = try Template(markup: "<UISegmentedControl items='\(text)'/>")
    let node = try template.instantiate(state: ["c": NSNull() as Any])
    try node.layOut()
    #expect((node.view as? UISegmentedControl)?.numberOfSegments == 0)
  }

  @Test func isNoEffectPathOrDelegate() {
    #expect(problems("<UIVisualEffectView effect='nil'/>") == "")
    #expect(problems("<UIView layer.shadowPath='nil'/>") == "")
    #expect(problems("<UIScrollView delegate='nil'/>") == "")
    #expect(problems("<UIImageView animationImages='nil'/>") == "")
  }
}
