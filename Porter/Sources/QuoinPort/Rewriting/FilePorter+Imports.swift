import SwiftSyntax

extension FilePorter {
  /// Writes what stands for a module of Apple's in its place: whole, also where a part of it or one name is imported.
  func port(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first?.name, let last = node.path.last else { return .skipChildren }
    let module = first.text
    if let replacement = AppleModule.replacements[module] {
      for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
      where attribute.name == "preconcurrency" {
        remove(attribute)
      }
      let start =
        node.importKindSpecifier?.positionAfterSkippingLeadingTrivia
        ?? first.positionAfterSkippingLeadingTrivia
      edits.replace(start..<last.endPositionBeforeTrailingTrivia, with: replacement)
      importsViews = importsViews || replacement != "QuoinGraphics"
    } else if module == "Foundation" {
      foundationImport = foundationImport ?? node.endPositionBeforeTrailingTrivia
    } else if AppleModule.bringingViews.contains(module) {
      importsViews = true
      edits.insert("; import QuoinControls", at: node.endPositionBeforeTrailingTrivia)
    } else if AppleModule.missing.contains(module) || AppleModule.needless.contains(module) {
      if StandIn.logModules.contains(module) {
        standIns.formUnion([.logger, .log])
      } else if module != "Darwin" {
        tell(.missingModule(module), at: node)
      }
      replace(node, with: AppleModule.needless.contains(module) ? "import Foundation" : "")
    }
    return .skipChildren
  }

  /// Brings what stands for Objective-C's runtime, which Foundation brings on Apple's systems, to a file that asks for it.
  func importRuntime() {
    guard asksRuntime, !importsViews, let foundationImport else { return }
    edits.insert("; import QuoinViews", at: foundationImport)
  }

  /// Writes what stands for a module of Apple's before a name: `UIKit.UIView`.
  func portModule(_ node: some SyntaxProtocol) {
    let name = node.trimmedDescription
    // The C library comes with Foundation.
    guard let replacement = name == "Darwin" ? "Foundation" : AppleModule.replacements[name] else { return }
    replace(node, with: replacement)
  }

  /// Types that Apple's systems make of Swift's where `as` says so, and what makes one here.
  private static let bridges = [
    "NSString": "NSString(string: ", "NSArray": "NSArray(array: ",
    "NSDictionary": "NSDictionary(dictionary: ",
    "NSNumber": "NSNumber(value: ",
  ]

  /// Makes an object of Foundation's where `as` does on Apple's systems: `title as NSString`.
  func portBridging(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast() {
      guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        let type = elements[index + 1].as(TypeExprSyntax.self),
        let bridge = Self.bridges[type.type.trimmedDescription],
        !elements[index - 1].is(StringLiteralExprSyntax.self),
        index < 2 || !binds(elements[index - 2])
      else { continue }
      edits.insert(bridge, at: elements[index - 1].positionAfterSkippingLeadingTrivia)
      edits.replace(
        elements[index - 1].endPositionBeforeTrailingTrivia..<type.endPositionBeforeTrailingTrivia, with: ")")
    }
  }

  /// Whether an operator takes what is to its right before `as` does.
  private func binds(_ element: ExprSyntax) -> Bool {
    guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return ["+", "-", "*", "/", "%", "...", "..<", "&+", "&-", "&*", "|", "&", "^"].contains(text)
  }
}
