import QuoinDiagnostics
import QuoinPort

/// What a file becomes, without the line that names it; more files of its target may be given.
func ported(_ text: String, beside others: [String] = []) -> String {
  result(text, beside: others).files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    .dropFirst().joined(separator: "\n")
}

/// What is told of a file, a line each.
func told(_ text: String, beside others: [String] = []) -> [String] {
  result(text, beside: others).diagnostics.map(\.description)
}

private func result(_ text: String, beside others: [String]) -> PortedTarget {
  let sources = [PortSource(path: "A.swift", text: text)]
  let more = others.enumerated().map { PortSource(path: "Other\($0.offset).swift", text: $0.element) }
  return Porter(sources + more).port()
}
