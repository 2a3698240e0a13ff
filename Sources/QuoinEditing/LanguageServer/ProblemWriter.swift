import Foundation
import QuoinDiagnostics

/// Writes problems as the protocol has them.
struct ProblemWriter {
  let document: OpenDocument
  let client: ClientAbilities

  func json(_ problem: EditorProblem) -> JSONText {
    let diagnostic = problem.diagnostic
    var message = diagnostic.sentence
    let span = diagnostic.span.flatMap { isHere($0) ? $0 : nil }
    // What is wrong in a file that this one uses is told at its first line.
    if span == nil, let elsewhere = diagnostic.span { message = "\(elsewhere): \(message)" }
    var related: [JSONText] = []
    for note in diagnostic.notes {
      if client.takesRelatedPlaces, let place = note.span, isHere(place) {
        let location: JSONText = ["uri": .string(document.uri), "range": document.map.json(place.range)]
        related.append(["location": location, "message": .string(note.message)])
      } else {
        message += "\n\(note.message)"
      }
    }
    let severity: JSONText = diagnostic.severity == .error ? 1 : 2
    let json: JSONText = [
      "range": document.map.json(range(of: span)), "severity": severity, "source": "quoin",
      "message": .string(message),
    ]
    return json.adding("code", .string(problem.rule))
      .adding("relatedInformation", related.isEmpty ? nil : .array(related))
  }

  private func isHere(_ span: SourceSpan) -> Bool { span.file == document.template.markup.source.file }

  /// A stretch that can be seen: of a place without extent the character behind it, or the one before.
  private func range(of span: SourceSpan?) -> Range<Int> {
    guard let range = span?.range else { return 0..<min(1, document.map.bytes.count) }
    if !range.isEmpty { return range }
    let count = document.map.bytes.count
    if range.lowerBound < count, ![0x0A, 0x0D].contains(document.map.bytes[range.lowerBound]) {
      return range.lowerBound..<range.lowerBound + 1
    }
    return max(0, range.lowerBound - 1)..<range.lowerBound
  }
}
