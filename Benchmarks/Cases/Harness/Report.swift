/// The table that a run prints, in Markdown, so that it can be pasted beside an earlier one.
struct Report {
  private(set) var misses: [String] = []

  static let head = """
    | case | beside | median [best] | Quoin | median [best] | ratio | limit |
    | --- | --- | --- | --- | --- | --- | --- |
    """

  mutating func row(for benchmark: Benchmark, _ baseline: Measurement, _ subject: Measurement) -> String {
    let ratio = subject.median / baseline.median
    let hundredths = (ratio * 100).rounded() / 100
    if let limit = benchmark.limit, ratio > limit {
      misses.append("\(benchmark.name): \(hundredths) is over \(limit)")
    }
    let cells = [
      benchmark.name, benchmark.baseline.name, "\(baseline.median.asTime) [\(baseline.best.asTime)]",
      benchmark.subject.name, "\(subject.median.asTime) [\(subject.best.asTime)]", "\(hundredths)",
      benchmark.limit.map { "\($0)" } ?? "–",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
