import Foundation
import QuoinDiagnostics
import QuoinViews

extension Expectation {
  /// Expects a text of something shown to be the one that was recorded, or the one that the test states.
  func checkText<Subject: Shown>(
    of subject: () throws -> Subject, across matrix: Surroundings.Matrix, on device: String?, size: CGSize?,
    stated: String? = nil, _ text: (UIView) -> String
  ) rethrows {
    try self(of: subject, across: matrix, on: device, size: size) { (view, record) throws(Diagnostic) in
      let actual = text(view)
      let check = RecordCheck(expectation: self, record: record)
      if let stated { check.compare(actual, withStated: stated) } else { try check.compare(actual) }
    }
  }
}

extension RecordCheck {
  /// Compares a text with the record.
  fileprivate func compare(_ actual: String) throws(Diagnostic) {
    let file = Data((actual + "\n").utf8)
    guard let data = try read() else {
      let count = actual.split(separator: "\n", omittingEmptySubsequences: false).count
      return try recordFirst(file, count == 1 ? "1 line" : "\(count) lines", .text(nil, actual: actual))
    }
    if data == file { return }
    var expected = String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
    if expected.hasSuffix("\n") { expected.removeLast() }
    if expected == actual { return }
    let difference = TextDifference(from: expected, to: actual)
    try failDiffering(
      sentence(for: difference), [], data: file, .text(difference, actual: actual),
      files: [("expected", "txt", data), ("actual", "txt", file)])
  }

  /// Compares a text with the one that stands in the test.
  fileprivate func compare(_ actual: String, withStated expected: String) {
    if expected == actual { return }
    let difference = TextDifference(from: expected, to: actual)
    expectation.fail("\(record.title) \(sentence(for: difference))")
  }

  private func sentence(for difference: TextDifference) -> String {
    let count = difference.count == 1 ? "1 line" : "\(difference.count) lines"
    let verb = record.kind == .frames ? "have other frames" : "has another \(record.kind.noun)"
    return "\(verb) in \(count) (- expected, + now):\n\(difference.summary)"
  }
}
