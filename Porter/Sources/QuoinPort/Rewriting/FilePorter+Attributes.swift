import SwiftSyntax

extension FilePorter {
  /// Those that speak to Apple's runtime or to Interface Builder.
  private static let needless: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSCopying", "NSManaged", "UIApplicationMain", "NSApplicationMain",
  ]

  /// Takes an attribute away that means nothing here.
  func port(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name
    let isBlock = name == "convention" && node.arguments?.trimmedDescription == "block"
    guard isBlock || Self.needless.contains(name) else { return .visitChildren }
    if name == "NSManaged" { tell(.managedProperty(), at: node) }
    if name.hasSuffix("ApplicationMain") { tell(.entryPoint(name), at: node) }
    remove(node)
    return .skipChildren
  }
}
