import QuoinDiagnostics

extension ExpressionChecker {
  /// Tells what the data have in the place of a beginning that nothing is called like.
  func advise(on path: NamePath, _ problem: inout Diagnostic) {
    let names = compilation.scope.dataNames(for: path)
    let rest = path.components.dropFirst().joined(separator: ".")
    if names.contains(rest) {
      problem.nearest = NearestNames(rest)
    } else if !names.isEmpty {
      problem.notes.append(.namesOfData(names, instead: path.first))
    }
  }
}

extension Diagnostic.Note {
  /// So many names are told.
  private static let nameLimit = 12

  /// What there is where nothing is called like the beginning of a path.
  fileprivate static func namesOfData(_ names: [String], instead beginning: String) -> Diagnostic.Note {
    let told = names.count > nameLimit ? names.prefix(nameLimit) + ["others"] : names[...]
    return Diagnostic.Note(
      "Nothing is called '\(beginning)' here; the data have \(Array(told).joinedWithAnd)")
  }
}
