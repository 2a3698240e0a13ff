import QuoinMarkup

/// What a template says is meant as it is: `<!-- check: allow unused-macro -->` above an element allows what the rule
/// finds in that element.
struct CheckAllowances {
  private var allowances: [(range: Range<Int>, rules: Set<String>)] = []

  /// Reads the comments of a template; one above the root counts for the whole file.
  init(of markup: Markup) {
    for case .enter(let node) in markup.document.events where node.kind == .comment {
      let words = node.value.split { $0.isWhitespace || $0 == "," }
      guard words.prefix(2) == ["check:", "allow"] else { continue }
      let rules = Set(words.dropFirst(2).map(String.init))
      var next = node.nextSibling
      while let other = next, other.element == nil { next = other.nextSibling }
      if let element = next { allowances.append((element.range, rules)) }
    }
  }

  /// Whether a finding is meant so.
  func allow(_ finding: Finding, in file: String) -> Bool {
    guard let span = finding.diagnostic.span, span.file == file else { return false }
    return allowances.contains {
      $0.range.contains(span.range.lowerBound) && $0.rules.contains(finding.rule.id)
    }
  }
}
