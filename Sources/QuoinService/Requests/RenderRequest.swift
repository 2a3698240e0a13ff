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
      throw .wrongEntry("The request", takes: "an object", node, in: source)
    }
    for (name, member) in members.sorted(by: { $0.value.nameRange.lowerBound < $1.value.nameRange.lowerBound }
    ) {
      let value = member.value
      switch name {
      case "data": data = try Self.data(value, in: source)
      case "format":
        guard let format = value.string.flatMap({ OutputFormat(fileExtension: $0) }) else {
          throw .wrongEntry(
            name, takes: OutputFormat.allCases.map(\.rawValue).joined(separator: ", "), value, in: source)
        }
        self.format = format
      case "scale":
        scale = CGFloat(try Self.number(value, name, 0.01...100, in: source))
      case "width", "height":
        let length = CGFloat(try Self.number(value, name, 0.001...1_000_000, in: source))
        if name == "width" { size.width = length } else { size.height = length }
      case "appearance":
        let dark = try Self.choice(value, name, ["light", "dark"], in: source) == "dark"
        traits = traits.overridden(by: UITraitCollection(userInterfaceStyle: dark ? .dark : .light))
      case "direction":
        let rtl = try Self.choice(value, name, ["ltr", "rtl"], in: source) == "rtl"
        traits = traits.overridden(by: UITraitCollection(layoutDirection: rtl ? .rightToLeft : .leftToRight))
      case "language":
        guard let language = value.string else {
          throw .wrongEntry(name, takes: "a string", value, in: source)
        }
        traits = traits.overridden(by: UITraitCollection(language: language))
      case "timeout":
        timeout = .milliseconds(Int(try Self.number(value, name, 0.001...3600, in: source) * 1000))
      default:
        guard !others.contains(name) else { continue }
        throw .unknownEntry(
          name, nearest: nearestName(to: name, among: Self.names + others.sorted()),
          at: source.span(for: member.nameRange))
      }
    }
  }

  private static let names = [
    "data", "format", "scale", "width", "height", "appearance", "direction", "language", "timeout",
  ]

  private static func data(_ value: JSONNode, in source: SourceText) throws(Diagnostic) -> TemplateData {
    let text = Array(source.contents.utf8)[value.range]
    return try TemplateData(json: Data(text), file: "data")
  }

  private static func number(
    _ value: JSONNode, _ name: String, _ range: ClosedRange<Double>, in source: SourceText
  ) throws(Diagnostic) -> Double {
    guard let number = value.number, range.contains(number) else {
      throw .wrongEntry(
        name, takes: "a number from \(range.lowerBound) to \(range.upperBound)", value, in: source)
    }
    return number
  }

  private static func choice(
    _ value: JSONNode, _ name: String, _ choices: [String], in source: SourceText
  ) throws(Diagnostic) -> String {
    guard let choice = value.string, choices.contains(choice) else {
      throw .wrongEntry(name, takes: choices.map { "\"\($0)\"" }.joined(separator: " or "), value, in: source)
    }
    return choice
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
      budget: budget)
  }
}

extension Diagnostic {
  fileprivate static func wrongEntry(
    _ name: String, takes wanted: String, _ value: JSONNode, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(.error, "\(name) is \(wanted), not \(value.described)", at: source.span(for: value.range))
  }

  fileprivate static func unknownEntry(_ name: String, nearest: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "A request has no '\(name)'", at: span, suggestion: nearest)
  }
}
