import QuoinDiagnostics

/// The sentences about names that are known and mean nothing where they stand.
extension Diagnostic {
  private static let unknownNameBeginning = "Unknown name '"

  /// Whether it is about a name that means nothing, which data may explain.
  package var isOfUnknownName: Bool { message.hasPrefix(Self.unknownNameBeginning) }

  /// A word for which something else is meant.
  static func unknownName(_ name: String, meant: NearestNames) -> Diagnostic {
    Diagnostic(.error, unknownNameBeginning + "\(name)'", suggestions: meant)
  }

  static func unknownStaticProperty(_ name: String, of type: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .error, "\(type) has no static property '\(name)'",
      suggestions: NearestNames(to: name, among: names)?.map { "\(type).\($0)" })
  }

  static func ownValue(of attribute: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(
      .error, "\(attribute) cannot depend on itself; there is neither state nor a constant of that name",
      suggestions: nearest)
  }

  /// - Parameters:
  ///   - source: The node that has the parameter.
  ///   - isRoot: Whether nothing is around it.
  static func parameterWithoutValue(_ name: String, of source: NodeSource, isRoot: Bool) -> Diagnostic {
    let advice =
      isRoot && source.elements.count < 2
      ? Note(
        "Where the file is read, \(name)=\"…\" gives it one; where it is drawn by itself, data do: {\"\(name)\": …}, in a file beside it with the same name and .json"
      )
      : Note("Write \(name)=\"…\" here", at: source.span)
    return Diagnostic(.error, "The parameter '\(name)' has been given no value", notes: [advice])
  }

  /// - Parameter place: What stands aside and knows the name.
  static func nameAside(_ name: String, knownTo place: String, of component: String) -> Diagnostic {
    Diagnostic(.error, "Only \(place) of \(component) know '\(name)'")
  }

  static func noNeighbour(_ name: String) -> Diagnostic {
    Diagnostic(.error, "A repetition or condition has no \(name)")
  }

  static func identifierInsideRepetition(_ id: String) -> Diagnostic {
    Diagnostic(
      .error,
      "#\(id) stands inside a <repeat>, where there is one for each item; only its neighbours in there can refer to it"
    )
  }

  static var percentageOfNoLength: Diagnostic {
    Diagnostic(
      .error,
      "Percentages measure against the parent, so only lengths along one of its sides take them, such as width or contentInset.top"
    )
  }
}
