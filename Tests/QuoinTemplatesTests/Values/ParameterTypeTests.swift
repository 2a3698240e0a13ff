import Foundation
import QuoinControls
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct ParameterTypeTests {
  @Test(arguments: [
    "Any", "Bool", "Double", "Float", "Int", "UInt", "String", "NSString", "AnyObject", "Selector",
    "NSAttributedString", "URL", "URLRequest", "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector",
    "CGAffineTransform", "CGColor", "CGImage", "CGPath", "CGColorRef", "CGImageRef", "CGPathRef",
    "CATransform3D", "UIColor", "UIImage", "UIFont", "UIEdgeInsets", "UIOffset", "UIBezierPath", "NSArray",
    "UIButtonType", "UIButton.ButtonType", "UIView", "UIButton", "UITextFieldDelegate", "[String]",
    "Array<UIColor>", "[[Int]]", "Array<Array<CGFloat>>", "[UIView]", "UIVisualEffect",
    "UINavigationItem", "[UINavigationItem]", "UIBarButtonItem", "UIBarItem", "WKWebViewConfiguration",
    "UIActivity",
    "NSObject", "Data", "[Data]", "UISearchController", "UICollectionViewLayout", "UITextInputPasswordRules",
    "UIImage.SymbolConfiguration",
  ])
  func isKnown(type: String) {
    let escaped = type.replacingOccurrences(of: "<", with: "&lt;")
    #expect(problems("<UIView><param name='p' type='\(escaped)'/></UIView>") == "")
  }

  @Test func theElementsOfEveryKnownArrayAreKnown() {
    let arrays = ComponentRegistry.standard.typeNames.filter { $0.hasPrefix("[") }
    #expect(!arrays.isEmpty)
    for array in arrays {
      let element = String(array.dropFirst().dropLast())
      #expect(ComponentRegistry.standard.parameterType(named: element) != nil, "\(element)")
    }
  }

  @Test func unknownTypesAdviseAny() {
    let found = problems("<UIView><param name='p' type='Zebra'/></UIView>")
    #expect(found.contains("Unknown type Zebra"))
    #expect(found.contains("Any"))
  }

  @Test func bytesAreOfATypeAndAnyObjectIsOfAnother() throws {
    let markup = "<UIView p='{value}'><param name='p' type='TYPE'/><UIView tag='p == nil ? 1 : 2'/></UIView>"
    for (type, value) in [
      ("Data", Data([1, 2])), ("Data", NSData()), ("NSObject", UILabel()), ("NSObject", NSData()),
    ] as [(String, Any)] {
      let text = markup.replacingOccurrences(of: "TYPE", with: type)
      let node = try Template(markup: text).instantiate(constants: ["value": value])
      node.update()
      #expect(node.diagnostics.isEmpty)
      #expect(node.children[0].view.tag == 2, "\(type)")
    }
    let text = markup.replacingOccurrences(of: "TYPE", with: "Data")
    #expect(problems(text, state: ["value": UILabel()]).contains("Data"))
    #expect(problems(text, state: ["value": 5]).contains("Data"))
  }

  @Test func anObjectOfASubclassFitsAndOthersDoNot() throws {
    let markup =
      "<UIView view='{object}'><param name='view' type='UIControl'/><UIView tag='view == nil ? 1 : 2'/></UIView>"
    let node = try Template(markup: markup).instantiate(state: ["object": UISwitch()])
    node.update()
    #expect(node.children[0].view.tag == 2)
    #expect(problems(markup, state: ["object": UILabel()]).contains("UIControl"))
  }
}
