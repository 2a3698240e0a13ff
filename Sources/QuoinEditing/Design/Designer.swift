import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplateEngine

/// Changes templates as somebody does who works on the picture: each step is the smallest edit of the file's text, all else
/// unchanged to the byte, comments and formatting included.
///
/// Elements are named by the places of their names, as an inspection gives them:
///
/// ```swift
/// let node = tree.node(at: point)!
/// let change = try designer.setting("alpha", to: "0.5", of: [node.place!], in: markup)
/// text = history.record(change.name, change.change, of: "card.xml", from: text)!
/// ```
public struct Designer: Sendable {
  /// What templates may name.
  public let schema: RegistrySchema
  private let elements: [String: ComponentSchema]

  /// Creates a designer for the elements of a registry.
  public init(schema: RegistrySchema) {
    self.schema = schema
    elements = Dictionary(schema.elements.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What is known of an element, its module's name left out where it is known only so.
  func component(_ name: String) -> ComponentSchema? {
    elements[name] ?? name.split(separator: ".").last.flatMap { elements[String($0)] }
  }

  // MARK: Attributes

  /// Sets an attribute of elements, or removes it.
  ///
  /// - Parameters:
  ///   - name: The attribute. Where the text inside the element stands for it, that is changed.
  ///   - value: The value, references resolved; nothing to remove the attribute.
  ///   - places: Where the names of the elements stand.
  ///   - markup: The file.
  /// - Throws: A diagnostic where an element is no longer there, or the name is none.
  public func setting(
    _ name: String, to value: String?, of places: [SourceSpan], in markup: Markup
  ) throws(Diagnostic) -> DesignChange {
    var draft = DesignDraft(markup)
    var edits: [MarkupEdit] = []
    let numbers = try places.map { place throws(Diagnostic) in try draft.follow(place) }
    for number in draft.distinct(numbers) {
      let element = try draft.element(number)
      guard name.isMarkupName else { throw .noAttributeName(name, at: element.nameSpan) }
      edits += try self.edits(setting: name, to: value, of: element)
    }
    draft.apply(edits)
    return draft.change(value == nil ? "Remove \(name)" : "Set \(name)", selecting: numbers)
  }

  private func edits(
    setting name: String, to value: String?, of element: MarkupElement
  ) throws(Diagnostic) -> [MarkupEdit] {
    guard let value else { return element.removingAttribute(name) }
    let texts = element.children.filter { ($0.kind == .text || $0.kind == .cdata) && !$0.isWhiteSpace }
    guard let text = texts.first, element.attribute(name) == nil, isBody(name, of: element) else {
      return element.setting(name, to: value)
    }
    // Several stretches are one text with other nodes between them.
    guard texts.count == 1, element.childElements.first == nil else {
      throw .textInPieces(name, at: text.span)
    }
    return text.settingText(value)
  }

  /// Whether the text inside an element stands for an attribute: `attributedText` is the text, too.
  private func isBody(_ name: String, of element: MarkupElement) -> Bool {
    guard let body = component(element.name)?.body else { return false }
    return body == name || body == "attributed" + name.prefix(1).uppercased() + name.dropFirst()
  }

  // MARK: Dragging

  /// Moves views or changes their sizes by dragging their edges.
  ///
  /// - Parameters:
  ///   - drag: How far the edges go, in points of what the views stand in.
  ///   - nodes: Where the names of their elements stand, and what is known of them.
  ///   - markup: The file.
  /// - Throws: A diagnostic where something else than its attributes places or sizes a view.
  public func dragging(
    _ drag: FrameDrag, of nodes: [(place: SourceSpan, details: NodeDetails)], in markup: Markup
  ) throws(Diagnostic) -> DesignChange {
    try arranging(
      nodes.map { ($0.place, $0.details, drag) }, called: drag.isMove ? "Move" : "Resize", in: markup)
  }

  /// Moves views or changes their sizes, each by a drag of its own.
  ///
  /// - Parameters:
  ///   - nodes: Where the names of their elements stand, what is known of them, and how far their edges go, in points of what the
  ///     views stand in.
  ///   - name: How the step is called.
  ///   - markup: The file.
  /// - Throws: A diagnostic where something else than its attributes places or sizes a view.
  public func arranging(
    _ nodes: [(place: SourceSpan, details: NodeDetails, drag: FrameDrag)], called name: String,
    in markup: Markup
  ) throws(Diagnostic) -> DesignChange {
    var draft = DesignDraft(markup)
    var numbers: [Int] = []
    var edits: [MarkupEdit] = []
    for node in nodes where numbers.allSatisfy({ draft.followed[$0] != node.place.range.lowerBound }) {
      let number = try draft.follow(node.place)
      numbers.append(number)
      if node.drag.isEmpty { continue }
      let element = try draft.element(number)
      for (name, value) in try FrameEditing(element, node.details).attributes(for: node.drag) {
        edits += element.setting(name, to: value)
      }
    }
    draft.apply(edits)
    return draft.change(name, selecting: numbers)
  }
}

extension Diagnostic {
  static func textInPieces(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "The text inside stands for \(name) and holds more than text; change it in the file", at: place)
  }
}
