import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinTemplates
import QuoinViews

/// What somebody asks for who sends data to be drawn: in what format, how large, for what surroundings.
///
/// In JSON it is an object: `{"data": {…}, "format": "png", "scale": 2, "width": 390, "appearance": "dark"}`.
public struct RenderRequest: Sendable {
  /// The data of the template.
  public var data = TemplateData()
  /// What is written.
  public var format = OutputFormat.png
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// How large the picture is, in points.
  public var size = RenderSize.automatic
  /// The page of a document that is drawn alone, from 1; unless given all where the format holds them, else the first.
  public var page: Int?
  /// Light or dark, left to right or right to left, and the language.
  public var traits = UITraitCollection()
  /// How long it may take; nothing for as long as the template allows.
  public var timeout: Duration?

  /// A request without data, for a PNG.
  public init() {}

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - node: The object.
  ///   - source: The text that it stands in.
  ///   - others: The names of further entries, which are somebody else's.
  /// - Throws: What is wrong with it, at its place.
  init(_ node: JSONNode, in source: SourceText, besides others: Set<String> = []) throws(Diagnostic) {
    guard let members = node.members else {
      throw .notAnObject(node, in: source)
    }
    for (name, member) in members.sorted(by: { $0.value.nameRange.lowerBound < $1.value.nameRange.lowerBound }
    ) {
      let (value, nameSpan) = (member.value, source.span(for: member.nameRange))
      if name == "data" {
        data = try Self.data(value, in: source)
      } else if !others.contains(name) {
        let span = source.span(for: value.range)
        try set(name, to: Entry(value, at: span), named: nameSpan, among: ["data"] + others.sorted())
      }
    }
  }

  /// Reads a request whose entries are the parameters of an address.
  ///
  /// - Parameter parameters: Names and values, decoded; a later one of a name holds.
  /// - Throws: What is wrong with one of them.
  package init(parameters: [(name: String, value: String)]) throws(Diagnostic) {
    for (name, value) in parameters {
      let entry = Entry(string: value, number: Double(value), described: "'\(value.prefix(200))'", span: nil)
      try set(name, to: entry, named: nil, among: [])
    }
  }

  /// What an entry holds, however it was written.
  fileprivate struct Entry {
    let string: String?
    let number: Double?
    let described: String
    let span: SourceSpan?
  }

  private mutating func set(
    _ name: String, to entry: Entry, named span: SourceSpan?, among others: [String]
  ) throws(Diagnostic) {
    switch name {
    case "format":
      guard let format = entry.string.flatMap({ OutputFormat(fileExtension: $0) }) else {
        throw .wrongEntry(name, takes: OutputFormat.allCases.map(\.rawValue).joined(separator: ", "), entry)
      }
      self.format = format
    case "scale":
      scale = CGFloat(try Self.number(entry, name, Self.scales))
    case "width", "height":
      let length = CGFloat(try Self.number(entry, name, Self.lengths))
      if name == "width" { size.width = length } else { size.height = length }
    case "page":
      let number = try Self.number(entry, name, 1...Double(Self.lastPage))
      guard number == number.rounded() else { throw .wrongEntry(name, takes: "a whole number", entry) }
      page = Int(number)
    case "appearance":
      let dark = try Self.choice(entry, name, ["light", "dark"]) == "dark"
      traits = traits.overridden(by: UITraitCollection(userInterfaceStyle: dark ? .dark : .light))
    case "direction":
      let rtl = try Self.choice(entry, name, ["ltr", "rtl"]) == "rtl"
      traits = traits.overridden(by: UITraitCollection(layoutDirection: rtl ? .rightToLeft : .leftToRight))
    case "language":
      guard let language = entry.string else { throw .wrongEntry(name, takes: "a string", entry) }
      traits = traits.overridden(by: UITraitCollection(language: language))
    case "timeout":
      timeout = .milliseconds(Int(try Self.number(entry, name, Self.timeouts) * 1000))
    default:
      throw .unknownEntry(name, nearest: nearestName(to: name, among: Self.names + others), at: span)
    }
  }

  /// What a request may say besides its data.
  package static let names = [
    "format", "scale", "width", "height", "page", "appearance", "direction", "language", "timeout",
  ]
  /// Pixels a point.
  package static let scales = 0.01...100
  /// In points.
  package static let lengths = 0.001...1_000_000
  /// No document has more pages.
  package static let lastPage = 1_000_000
  /// In seconds.
  package static let timeouts = 0.001...3600

  private static func data(_ value: JSONNode, in source: SourceText) throws(Diagnostic) -> TemplateData {
    let text = Array(source.contents.utf8)[value.range]
    return try TemplateData(json: Data(text), file: "data")
  }

  private static func number(
    _ entry: Entry, _ name: String, _ range: ClosedRange<Double>
  ) throws(Diagnostic) -> Double {
    guard let number = entry.number, range.contains(number) else {
      throw .wrongEntry(name, takes: "a number from \(range.lowerBound) to \(range.upperBound)", entry)
    }
    return number
  }

  private static func choice(
    _ entry: Entry, _ name: String, _ choices: [String]
  ) throws(Diagnostic) -> String {
    guard let choice = entry.string, choices.contains(choice) else {
      throw .wrongEntry(name, takes: choices.map { "\"\($0)\"" }.joined(separator: " or "), entry)
    }
    return choice
  }
}

extension RenderRequest.Entry {
  fileprivate init(_ node: JSONNode, at span: SourceSpan) {
    self.init(string: node.string, number: node.number, described: node.described, span: span)
  }
}

extension RenderRequest {
  /// Draws what is asked for.
  ///
  /// - Throws: What is wrong with the template for these data.
  public func rendering(of template: Template) throws(Diagnostics) -> Rendering {
    var options = OutputOptions()
    options.scale = scale
    options.traits = options.traits.overridden(by: traits)
    var budget = template.budget
    if let timeout { budget.wallTime = min(budget.wallTime, timeout) }
    return try template.rendering(
      state: data.stateValues, constants: data.constantValues, size: size, as: format, options: options,
      page: page, budget: budget)
  }
}

extension Diagnostic {
  fileprivate static func wrongEntry(
    _ name: String, takes wanted: String, _ entry: RenderRequest.Entry
  ) -> Diagnostic {
    Diagnostic(.error, "\(name) is \(wanted), not \(entry.described)", at: entry.span)
  }

  fileprivate static func notAnObject(_ node: JSONNode, in source: SourceText) -> Diagnostic {
    Diagnostic(.error, "The request is an object, not \(node.described)", at: source.span(for: node.range))
  }

  fileprivate static func unknownEntry(_ name: String, nearest: String?, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(.error, "A request has no '\(name.prefix(200))'", at: span, suggestion: nearest)
  }
}
