import Foundation
import QuoinDiagnostics

extension Finding: Encodable {
  private enum CodingKeys: String, CodingKey { case rule, fix }
  private enum EditKeys: String, CodingKey { case range, replacement }

  /// Writes what the diagnostic has, flat, with the rule's id and the edits of the fix:
  /// `{"rule": "unused-macro", "fix": [{"range": [from, to], "replacement": ""}], "message": …}`.
  public func encode(to encoder: any Encoder) throws {
    try diagnostic.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule.id, forKey: .rule)
    if fix.isEmpty { return }
    var edits = container.nestedUnkeyedContainer(forKey: .fix)
    for edit in fix {
      var object = edits.nestedContainer(keyedBy: EditKeys.self)
      try object.encode([edit.range.lowerBound, edit.range.upperBound], forKey: .range)
      try object.encode(edit.replacement, forKey: .replacement)
    }
  }

  /// One JSON object with sorted keys, ending in a line break.
  public var jsonLine: String { JSONText(self).line }
}
