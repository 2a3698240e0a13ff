import QuoinDiagnostics

/// An attribute: `width="50%"`.
public struct MarkupAttribute: Sendable {
  let storage: MarkupStorage
  let record: MarkupAttributeRecord

  /// The name as it is written; `layer.cornerRadius` keeps its dot.
  public var name: String { storage.names[Int(record.name)] }
  /// Where the name stands, in UTF-8 bytes.
  public var nameRange: Range<Int> {
    let start = Int(record.nameStart)
    return start..<start + name.utf8.count
  }
  /// Where the name stands.
  public var nameSpan: SourceSpan { storage.source.span(for: nameRange) }
  /// Where the value stands between its quotes, in UTF-8 bytes; empty behind the name when there is none.
  public var valueRange: Range<Int> { Int(record.valueStart)..<Int(record.valueEnd) }
  /// Where the value stands between its quotes.
  public var valueSpan: SourceSpan { storage.source.span(for: valueRange) }
  /// Name, equals sign and quoted value, in UTF-8 bytes.
  public var range: Range<Int> { Int(record.nameStart)..<Int(record.end) }
  /// Name, equals sign and quoted value.
  public var span: SourceSpan { storage.source.span(for: range) }
  /// The value as it is written between its quotes, references unresolved.
  public var rawValue: Substring { storage.text(valueRange) }
  /// The value with references resolved, and each tab or line break as a space, as XML has it.
  public var value: String { decodedValue.value }
  /// The value together with where each part of it is written.
  public var decodedValue: DecodedText {
    DecodedText(
      decoding: rawValue, at: valueRange.lowerBound, of: storage.source, mode: .attribute)
  }
}
