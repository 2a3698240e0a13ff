import QuoinDiagnostics

/// What else is known about a part of a document.
public struct StructureAttributes: Hashable, Sendable {
  /// What is read out in place of a figure.
  public var alternativeText: String?
  /// The characters that the part stands for, where those drawn are others.
  public var actualText: String?
  /// The language, as `de-CH`, where it is not the document's.
  public var language: String?
  /// How many columns a cell goes across, 1 or more.
  public var columnSpan = 1
  /// How many rows a cell goes down, 1 or more.
  public var rowSpan = 1
  /// What is drawn in several parts, of which this is one; nothing for what is drawn as a whole.
  public var dividedElement: DividedElement?
  /// Where the part is written, for what is said of it.
  public var span: SourceSpan? {
    get { if case .at(let span)? = written { span } else { nil } }
    set { written = newValue.map(Written.at) }
  }
  private var written: Written?

  /// A span behind a pointer: attributes lie on the stack for each view that is drawn within another.
  private indirect enum Written: Hashable, Sendable {
    case at(SourceSpan)
  }

  /// Creates attributes.
  public init(
    alternativeText: String? = nil, actualText: String? = nil, language: String? = nil, columnSpan: Int = 1,
    rowSpan: Int = 1, dividedElement: DividedElement? = nil, span: SourceSpan? = nil
  ) {
    self.dividedElement = dividedElement
    self.span = span
    self.alternativeText = alternativeText
    self.actualText = actualText
    self.language = language
    self.columnSpan = columnSpan
    self.rowSpan = rowSpan
  }
}
