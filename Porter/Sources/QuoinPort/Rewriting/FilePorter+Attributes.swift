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
    let isConvention = name == "convention" && node.isOfRuntime
    guard isConvention || Self.needless.contains(name) else { return .visitChildren }
    if name == "NSManaged" { tell(.managedProperty(), at: node) }
    if name.hasSuffix("ApplicationMain") { tell(.entryPoint(name), at: node) }
    remove(node)
    return .skipChildren
  }
}

extension AttributeSyntax {
  /// Whether a convention of calls is one of Objective-C's runtime: blocks, and what methods are there.
  fileprivate var isOfRuntime: Bool {
    if arguments?.trimmedDescription == "block" { return true }
    guard let type = parent?.parent?.as(AttributedTypeSyntax.self) else { return false }
    return type.baseType.tokens(viewMode: .sourceAccurate).contains { $0.text == "Selector" }
  }
}
