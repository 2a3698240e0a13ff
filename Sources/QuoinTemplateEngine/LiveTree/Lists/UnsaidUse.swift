import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// What new views have where people change it and templates say nothing of it, as a switch without `isOn`.
final class UnsaidUse {
  /// By program, which is kept so that no other one comes to stand where it stood.
  private var known: [ObjectIdentifier: (program: NodeProgram, found: [(property: Property, value: Value)])] =
    [:]

  /// The properties of a node's view that people change and its template leaves alone, with what a new view has.
  func properties(of program: NodeProgram) -> [(property: Property, value: Value)] {
    if let known = known[ObjectIdentifier(program)] { return known.found }
    let found = Self.properties(of: program)
    known[ObjectIdentifier(program)] = (program, found)
    return found
  }

  private static func properties(of program: NodeProgram) -> [(property: Property, value: Value)] {
    let open = program.component.usedProperties.filter { property in
      let name = property.name
      // The same under another name, or a part of it.
      let other = "attributed" + name.prefix(1).uppercased() + name.dropFirst()
      return !program.attributes.contains {
        $0.name == name || $0.name == other || $0.name.hasPrefix(name + ".")
      }
    }
    // What is made with arguments cannot be made to look at.
    guard !open.isEmpty, !program.hasArguments, let new = try? program.make(ComponentArguments()) else {
      return []
    }
    return open.compactMap { property in property.get.map { (property, $0(new)) } }
  }
}

extension LiveNode {
  /// Brings what people have changed and the template says nothing of to what a new view has.
  ///
  /// - Returns: Whether they have changed anything.
  func undoUnsaidUse(_ use: UnsaidUse) -> Bool {
    var hasChanged = false
    for (property, value) in unsaidUse(use) {
      hasChanged = property.set?(object, value, false) == true || hasChanged
    }
    return hasChanged
  }

  /// The properties that people have changed and the template says nothing of, with what a new view has.
  func unsaidUse(_ use: UnsaidUse) -> some Sequence<(property: Property, value: Value)> {
    let open = program.component.usedProperties.isEmpty ? [] : use.properties(of: program)
    return open.lazy.compactMap { [object] property, value in
      var value = value
      if let scrollView = object as? UIScrollView, property.name == "contentOffset" {
        // Content begins where its inset ends.
        let inset = scrollView.adjustedContentInset
        value = CGPoint(x: -inset.left, y: -inset.top).propertyValue
      }
      guard let now = property.get?(object), !now.isSame(as: value) else { return nil }
      return (property, value)
    }
  }
}
