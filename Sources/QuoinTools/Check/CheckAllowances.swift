import QuoinMarkup

/// What a template says is meant as it is: `<!-- check: allow unused-macro -->` above an element allows what the rule
/// finds in that element.
struct CheckAllowances {
  /// By rule, where it is allowed: stretches of the file in its order, none within another.
  private var ranges: [String: [Range<Int>]] = [:]

  /// Reads the comments of a template; one above the root counts for the whole file.
  init(of markup: Markup) {
    // The rules of the comments that no element has come behind yet.
    var pending: Set<String> = []
    for event in markup.document.events {
      switch event {
      case .enter(let node):
        if node.kind == .comment { pending.formUnion(Self.rules(in: node)) }
        guard node.kind == .element else { continue }
        for rule in pending { allow(rule, in: node.range) }
        pending = []
      case .leave(let node): if node.kind == .element { pending = [] }
      }
    }
  }

  private static func rules(in comment: MarkupNode) -> [String] {
    let words = comment.value.split { $0.isWhitespace || $0 == "," }
    return words.prefix(2) == ["check:", "allow"] ? words.dropFirst(2).map(String.init) : []
  }

  private mutating func allow(_ rule: String, in range: Range<Int>) {
    if ranges[rule]?.last?.contains(range.lowerBound) == true { return }
    ranges[rule, default: []].append(range)
  }

  /// Whether a finding is meant so.
  func allow(_ finding: Finding, in file: String) -> Bool {
    guard let span = finding.diagnostic.span, span.file == file, let ranges = ranges[finding.rule.id] else {
      return false
    }
    let place = span.range.lowerBound
    var (first, end) = (0, ranges.count)
    while first < end {
      let middle = (first + end) / 2
      if ranges[middle].upperBound <= place { first = middle + 1 } else { end = middle }
    }
    return first < ranges.count && ranges[first].contains(place)
  }
}
