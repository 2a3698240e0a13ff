import QuoinTemplates

/// Text with markup, attributed strings from code, and text that follows what is typed.
final class TextController: UIViewController, LayoutLoading {
  override func viewDidLoad() {
    super.viewDidLoad()
    let greeting = NSAttributedString(
      string: "hello", attributes: [.foregroundColor: UIColor.systemPurple, .underlineStyle: 1])
    loadLayout(
      named: "Text.xml", bundle: .layouts, state: ["count": 0],
      constants: ["word": "together", "greeting": greeting])
  }

  func count(_ field: UITextField) {
    layoutNode?.setState(["count": field.text?.count ?? 0])
  }

  static var layoutMembers: [OwnerMember] { [.action("count:", TextController.count)] }
}
