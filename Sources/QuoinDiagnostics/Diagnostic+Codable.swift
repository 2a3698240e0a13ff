extension Diagnostic: Codable {
  private enum CodingKeys: String, CodingKey {
    case severity, message, file, line, column, range, notes, suggestion, suggestions, equallyNear
  }

  /// Writes a flat object: `{"severity", "message", "file", "line", "column", "range": [from, to], …}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(severity, forKey: .severity)
    try container.encode(message, forKey: .message)
    if let span {
      try container.encode(span.file, forKey: .file)
      try container.encode(span.line, forKey: .line)
      try container.encode(span.column, forKey: .column)
      try container.encode([span.range.lowerBound, span.range.upperBound], forKey: .range)
    }
    if !notes.isEmpty { try container.encode(notes, forKey: .notes) }
    try container.encodeIfPresent(suggestion, forKey: .suggestion)
    guard let nearest, nearest.all.count > 1 else { return }
    try container.encode(nearest.all, forKey: .suggestions)
    if nearest.equalCount > 1 { try container.encode(nearest.equalCount, forKey: .equallyNear) }
  }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var span: SourceSpan?
    if let file = try container.decodeIfPresent(String.self, forKey: .file) {
      let bounds = try container.decode([Int].self, forKey: .range)
      guard bounds.count == 2, bounds[0] <= bounds[1] else {
        throw DecodingError.dataCorruptedError(
          forKey: .range, in: container, debugDescription: "A range has two ascending bounds")
      }
      span = SourceSpan(
        file: file, line: try container.decode(Int.self, forKey: .line),
        column: try container.decode(Int.self, forKey: .column), range: bounds[0]..<bounds[1])
    }
    self.init(
      try container.decode(Severity.self, forKey: .severity),
      try container.decode(String.self, forKey: .message), at: span,
      notes: try container.decodeIfPresent([Note].self, forKey: .notes) ?? [],
      suggestions: NearestNames(
        try container.decodeIfPresent([String].self, forKey: .suggestions)
          ?? container.decodeIfPresent(String.self, forKey: .suggestion).map { [$0] } ?? [],
        equalCount: try container.decodeIfPresent(Int.self, forKey: .equallyNear) ?? 1))
  }
}
