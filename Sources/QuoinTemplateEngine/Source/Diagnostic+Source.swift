import QuoinDiagnostics

extension Diagnostic {
  package static func unknownElement(_ name: String, nearest: NearestNames?, at span: SourceSpan?)
    -> Diagnostic
  {
    Diagnostic(.error, "Unknown element <\(name)>", at: span, suggestions: nearest).about(.unknownElement)
  }

  static func htmlOutsideText(_ name: String, in parent: String?) -> Diagnostic {
    guard let parent else {
      return Diagnostic(
        .error, "Invalid root: the root of a template has to be a component, and <\(name)> is HTML")
    }
    return Diagnostic(
      .error, "<\(parent)> takes no HTML, but <\(name)> stands inside it",
      notes: htmlOfTables[name.lowercased()].map { [Note($0)] } ?? [])
  }

  /// What is written here for parts that a table has in HTML alone.
  private static let htmlOfTables = [
    "tbody": "rows stand in the <table> itself, each a <tr>",
    "colgroup": "columns stand in the <table> itself, each a <column>",
    "col": "a column is a <column>, in the <table> itself",
    "caption": "a caption is a <UILabel> before the <table>",
  ]

  static func unknownAttribute(
    _ name: String, of component: String, nearest: NearestNames?, substitute: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, "Unknown property \(name) of \(component)",
      notes: substitute.map { [Note($0)] } ?? [],
      suggestions: substitute == nil ? nearest : nil
    ).about(.unknownAttribute)
  }

  /// - Parameter element: How the element is written that does what was wanted.
  static func attributeIsElement(_ name: String, of component: String, element: String) -> Diagnostic {
    Diagnostic(
      .error, "Unknown property \(name) of \(component); put \(element) around the element"
    ).about(.unknownAttribute)
  }

  static func readOnlyAttribute(_ name: String, of component: String) -> Diagnostic {
    Diagnostic(.error, "\(name) of \(component) is read-only")
  }

  static func expressionInLiteral(_ name: String) -> Diagnostic {
    Diagnostic(.error, "\(name) has to be a literal and may hold no expression")
  }

  static func neitherTrueNorFalse(_ name: String, _ text: String) -> Diagnostic {
    Diagnostic(.error, "\(name) is true or false, not \"\(text)\"")
  }

  static func missingAttribute(_ name: String, of element: String) -> Diagnostic {
    Diagnostic(.error, "<\(element)> needs the attribute \(name)")
  }

  static func emptyAttribute(_ name: String, of element: String) -> Diagnostic {
    Diagnostic(.error, "The attribute \(name) of <\(element)> may not be empty")
  }

  static func unexpectedAttribute(_ name: String, of element: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(.error, "<\(element)> takes no attribute \(name)", suggestions: nearest)
  }

  static func unexpectedContent(of element: String) -> Diagnostic {
    Diagnostic(.error, "<\(element)> may hold nothing")
  }

  static func invalidName(_ name: String, of element: String) -> Diagnostic {
    let words = name.split(separator: " ")
    let isWholeLoop = words.count > 2 && words[1] == "in"
    return Diagnostic(
      .error, "\"\(name)\" is no name for a \(element); use letters, digits and underscores",
      notes: isWholeLoop
        ? [Note("Write for=\"\(words[0])\" in=\"\(words[2...].joined(separator: " "))\"")] : [])
  }

  static func unknownType(_ name: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(
      .error, "Unknown type \(name)\(nearest == nil ? "; Any takes values of every type" : "")",
      notes: name.hasSuffix("?")
        ? [
          Note(
            "Types of parameters have no '?': a parameter that is used needs a value, which can be nil where its type is Any, and ?? stands in for nil"
          )
        ] : [], suggestions: nearest)
  }

  static func duplicate(_ what: String, _ name: String, first: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "The \(what) \(name) is there already",
      notes: first.map { [Note("It was given here first", at: $0)] } ?? [])
  }

  /// - Parameter isInText: Whether what it stands in shows text itself.
  static func textNotAllowed(in component: String, isInText: Bool = false) -> Diagnostic {
    let advice =
      isInText
      ? "Within a text an expression chooses: {test ? 'one' : 'other'}, or '' for nothing"
      : "A <UILabel> inside it shows text"
    return Diagnostic(.error, "\(component) takes no text", notes: [Note(advice)])
  }

  static func textAndAttribute(_ name: String) -> Diagnostic {
    Diagnostic(.warning, "The text inside comes in place of the attribute \(name)")
      .about(.replacedByText)
  }

  static var elseWithoutIf: Diagnostic {
    Diagnostic(.error, "<else> has to follow an <if> or an <else test=\"…\">")
  }

  static func misplaced(_ element: String) -> Diagnostic {
    Diagnostic(.error, "<\(element)> has to stand inside a component")
  }

  static func inclusionRing(_ files: [String]) -> Diagnostic {
    Diagnostic(.error, "A file may not include itself: \(files.joined(separator: " → "))")
  }

  static func twoInclusions(first: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error,
      "An element has either xml, which puts a file in its place, or template, which it inherits from",
      notes: [Note("The other one stands here", at: first)])
  }

  static func noLoader(for reference: String) -> Diagnostic {
    Diagnostic(.error, "\(reference) cannot be read, since this template may read no files")
  }

  static func replacedTemplate(_ file: String) -> Diagnostic {
    Diagnostic(
      .error,
      "The root of the template \(file) cannot be replaced by a file; use template in it, or xml further inside"
    )
  }

  static func incompatibleTemplate(_ component: String, root: String, file: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(component) cannot use the template \(file), whose root \(root) is neither \(component) nor a superclass of it"
    )
  }

  static func incompatibleFile(_ component: String, root: String, file: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(component) cannot be replaced by \(file), whose root \(root) is neither \(component) nor a subclass of it"
    )
  }

  static func notUTF8(_ file: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(.error, "\(file) is not UTF-8 text", at: span)
  }
}
