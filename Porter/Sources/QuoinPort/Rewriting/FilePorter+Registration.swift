import SwiftSyntax

// Cells whose parts come from a nib declare `init(coder:)` alone. UIKit makes those of a registered class all the same; here that
// takes an initializer of Quoin's, which such a class does not inherit.
extension FilePorter {
  /// What lists make views of registered classes by, where a class does not declare what UIKit calls.
  private static let registrations = [
    (
      base: "UICollectionReusableView", called: ["frame"],
      text: "registeredWith frame: CGRect) { self.init(coder: NSCoder())!; self.frame = frame };"
    ),
    (
      base: "UITableViewCell", called: ["style", "reuseIdentifier"],
      text: "registeredAs identifier: String) { self.init(coder: NSCoder())! };"
    ),
    (
      base: "UITableViewHeaderFooterView", called: ["reuseIdentifier"],
      text: "registeredAs identifier: String) { self.init(coder: NSCoder())! };"
    ),
  ]

  /// Lets lists make views of a class that declares an initializer, and not the one that UIKit calls.
  func addRegistration(to node: ClassDeclSyntax) {
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
    let type = node.name.text
    guard !initializers.isEmpty,
      let registration = Self.registrations.first(where: {
        table.type(type, is: $0.base)
          || $0.base == "UICollectionReusableView" && table.type(type, is: "UICollectionViewCell")
      }),
      !initializers.contains(where: {
        $0.signature.parameterClause.parameters.map(\.firstName.text) == registration.called
      })
    else { return }
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    edits.insert(
      " \(isPublic ? "public " : "")required convenience init(\(registration.text)",
      at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia)
  }
}
