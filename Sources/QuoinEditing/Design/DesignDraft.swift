import QuoinDiagnostics
import QuoinMarkup

/// What a designer's step makes of a file.
public struct DesignChange: Sendable, Hashable {
  /// What the step is called: "Move".
  public let name: String
  /// What changes.
  public let change: TextChange
  /// The text afterwards.
  public let text: String
  /// Where the names of the elements that were concerned stand afterwards, in UTF-8 bytes.
  public let selection: [Int]
}

/// A file in the midst of a step, and the elements that are followed through it.
struct DesignDraft {
  private let beginning: Markup
  private(set) var markup: Markup
  /// The one change so far, as long as there is but one.
  private var only: TextChange?
  private var count = 0
  /// Where the names of the elements stand that are followed.
  var followed: [Int] = []

  init(_ markup: Markup) {
    beginning = markup
    self.markup = markup
  }

  /// Follows an element.
  ///
  /// - Parameter place: Where its name stands.
  /// - Returns: The number by which it is found again.
  mutating func follow(_ place: SourceSpan) throws(Diagnostic) -> Int {
    followed.append(try markup.element(at: place).nameRange.lowerBound)
    return followed.count - 1
  }

  /// Those of some elements that are different ones.
  func distinct(_ numbers: [Int]) -> [Int] {
    var known: Set<Int> = []
    return numbers.filter { known.insert(followed[$0]).inserted }
  }

  /// An element that is followed.
  func element(_ number: Int) throws(Diagnostic) -> MarkupElement {
    let offset = followed[number]
    guard let element = markup.element(named: offset) else {
      throw .elementGone(markup.span(for: offset..<offset))
    }
    return element
  }

  /// Applies edits of the text as it is now.
  mutating func apply(_ edits: [MarkupEdit]) {
    let change = TextChange(edits, in: markup)
    if change.isEmpty { return }
    guard let text = change.applied(to: markup.source.contents) else { return }
    count += 1
    only = count == 1 ? change : nil
    followed = followed.map { change.place(of: $0) }
    markup = Markup(source: .init(file: markup.source.file, contents: text))
  }

  /// What has changed so far.
  var changeSoFar: TextChange {
    count == 0
      ? TextChange([], in: markup)
      : only ?? TextChange(from: beginning.source.contents, to: markup.source.contents)
  }

  /// The step as a whole.
  ///
  /// - Parameter selection: The elements concerned, by their numbers.
  func change(_ name: String, selecting selection: [Int]) -> DesignChange {
    let text = markup.source.contents
    return DesignChange(
      name: name, change: changeSoFar, text: text, selection: selection.map { followed[$0] })
  }
}

extension Markup {
  /// The element whose name begins at a place.
  func element(named offset: Int) -> MarkupElement? {
    var node = document.innermost(at: offset)
    while node.element == nil, let parent = node.parent { node = parent }
    return node.element.flatMap { $0.nameRange.lowerBound == offset ? $0 : nil }
  }

  /// The element whose name stands at a place.
  ///
  /// - Throws: A diagnostic where there is none, as when the file has been changed.
  public func element(at place: SourceSpan) throws(Diagnostic) -> MarkupElement {
    guard let element = element(named: place.range.lowerBound), element.nameRange == place.range else {
      throw .elementGone(place)
    }
    return element
  }
}
