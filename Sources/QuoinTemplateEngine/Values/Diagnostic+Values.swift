import QuoinDiagnostics

/// The sentences about values that do not fit their attribute.
extension Diagnostic {
  package static func wrongType(_ description: String, expected: String) -> Diagnostic {
    Diagnostic(.error, "Expected a \(expected), not \(description)")
  }

  static func wrongParts(of type: String, expected: [String]) -> Diagnostic {
    Diagnostic(.error, "\(type) is made of numbers for \(expected.joined(separator: ", "))")
  }

  static func unknownColor(_ name: String) -> Diagnostic {
    let isHexadecimal = name.hasPrefix("#")
    return Diagnostic(
      .error,
      isHexadecimal
        ? "\(name.quotable) is no colour; expected 3, 4, 6 or 8 hexadecimal digits behind #"
        : "Unknown colour \(name.quotable)",
      suggestions: isHexadecimal ? nil : NearestNames(to: name, among: UIColorNames.all))
  }

  static func notAColor(_ description: String) -> Diagnostic {
    Diagnostic(.error, "Expected a colour, not \(description)")
  }

  static func notAFontPart(_ description: String) -> Diagnostic {
    Diagnostic(.error, "Expected a font, a size, a weight, a style or a trait, not \(description)")
  }

  static func secondFontPart(_ kind: String, _ text: String, first: String) -> Diagnostic {
    Diagnostic(.warning, "A font has one \(kind), and \(text.quotable) takes the place of \(first)")
  }

  static func fontSizeOutOfRange(_ text: String) -> Diagnostic {
    Diagnostic(.error, "A font size lies between 0 and 10000 points, and \(text.quotable) does not")
  }

  static func fontSizeWithUnit(_ text: String, number: String) -> Diagnostic {
    Diagnostic(
      .error, "A font size is a number of points without a unit, not \(text.quotable)", suggestion: number)
  }

  static func unclosedFontQuote() -> Diagnostic {
    Diagnostic(.error, "The name of the font has no closing quote")
  }

  static func notAnImage(_ description: String) -> Diagnostic {
    Diagnostic(.error, "Expected an image or its name, not \(description)")
  }

  static func imagesNotAvailable(_ name: String) -> Diagnostic {
    Diagnostic(.error, "The image \(name.quotable) cannot be read, since this template may read no files")
  }

  /// - Parameter folder: Where it was looked for.
  static func missingImage(_ name: String, in folder: String, nearest: NearestNames?) -> Diagnostic {
    var problem = Diagnostic(
      .error, "There is no image \(name.quotable)", notes: [Note("It was looked for in \(folder)")],
      suggestions: nearest
    ).about(.missingImage)
    if name.contains("\\") {
      problem.notes.append(Note("Between folders stands /, also for those who write on Windows"))
      problem.nearest = NearestNames(name.replacing("\\", with: "/"))
    }
    return problem
  }

  static func notAURLValue(_ description: String) -> Diagnostic {
    Diagnostic(.error, "Expected a URL, not \(description)")
  }

  static func notText(_ description: String) -> Diagnostic {
    Diagnostic(.error, "Expected text, not \(description)")
  }
}

extension Diagnostic {
  /// The names of cases in a sentence, which would end nowhere with those of some types.
  package static func list(_ names: [String]) -> String { names.prefix(12).joined(separator: ", ") }

  package static func unknownCase(_ name: String, of type: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .error, "\(type) has no case \(name.quotable); it has \(list(names))",
      suggestions: NearestNames(to: name, among: names))
  }
}
