import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinTemplates
import QuoinTestSupport
import Testing

@testable import QuoinTools

/// What holds for every template: formatting it twice is formatting it once, and nothing that matters is lost.
@Suite struct FormatLawTests {
  private let formatter = TemplateFormatter(schema: ComponentRegistry.standard.schema)

  private static let examples: [String] = {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Examples").standardizedFileURL
    let files = (try? TemplateFinder().files(at: root.path)) ?? []
    let texts = files.compactMap { try? String(contentsOfFile: $0.path, encoding: .utf8) }
    return texts + [
      """
      <?xml version="1.0"?><!-- a
        b --><UIView height="1"><param name="P" type="String"/>
      <UILabel top='1'>Hello <b>big</b><i>red</i> {1+(2) // c} <!-- d --> <ul><li>a</li> <li>b<br/>c</li></ul><pre> x
        y </pre></UILabel><!-- e --><UILabel>a <![CDATA[<b> ]]>c&#xA0;d &amp; e]]&gt; f</UILabel>
      <repeat for='x' in='items.filter((y)=>(y.z>1))'><UIView a='{x-1}' left='(x)*(2+y) //n'/><macro name='M' value='{x }'/></repeat>
      </UIView>
      """
    ]
  }()

  @Test func thereAreExamples() { #expect(Self.examples.count >= 8) }

  @Test(arguments: 0..<8) func formattingIsIdempotentAndLosesNothing(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var formattedCount = 0
    for example in Self.examples {
      for round in 0..<8 {
        let text = round == 0 ? example : Self.mutated(example, by: &generator)
        let markup = Markup(source: SourceText(file: "a.xml", contents: text))
        guard let once = try? formatter.formatted(markup) else { continue }
        formattedCount += 1
        let again = Markup(source: SourceText(file: "a.xml", contents: once))
        #expect(try formatter.formatted(again) == once, "\(text)")
        #expect(content(of: again) == content(of: markup), "\(text)")
      }
    }
    #expect(formattedCount >= Self.examples.count)
  }

  @Test(arguments: 0..<6) func formattingChangesNothingThatIsDrawn(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed + 50)
    var compared = 0
    for item in CheckCorpus.examples + CheckCorpus.documentation.filter({ _ in generator.chance(30) }) {
      let text = seed == 0 ? item.text : CheckCorpus.mutated(item.text, by: &generator)
      let markup = Markup(source: SourceText(file: item.path, contents: text))
      guard let formatted = try? formatter.formatted(markup), formatted != text,
        let before = try? CheckCorpus.picture(text, at: item.path)
      else { continue }
      compared += 1
      #expect(try CheckCorpus.picture(formatted, at: item.path) == before, "\(text)\n\(formatted)")
    }
    #expect(compared > 0)
  }

  /// A template with a few of its pieces taken out, doubled, moved or replaced.
  private static func mutated(_ text: String, by generator: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    let pieces = [
      " ", "\n", "\n\n    ", "<!-- x -->", "<!--\n a\n  b-->", "(", ")", "{1+ 2}", "a", "<b>x</b>", "<br/>",
      "//", "&lt;",
      "&#10;", "&#x20;", "'", " - ", "<UIView/>", "<UIView top='1'/>", "<macro name='A' value='1+1'/>", "<p>",
      "</p>",
      "<![CDATA[ y ]]>", "text", "%", "0x1F", "1.50", "=>", "?", ":", ",", "{ // c }",
    ]
    for _ in 0...Int.random(in: 0...3, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      if generator.chance(70) {
        bytes.insert(contentsOf: Array(generator.one(of: pieces).utf8), at: place)
      } else {
        let end = min(place + Int.random(in: 1...6, using: &generator), bytes.count)
        bytes.removeSubrange(place..<end)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: What matters

  /// What a template says, white space, the order of attributes and the place of parameters and macros aside.
  private func content(of markup: Markup) -> [String] {
    var lines: [String] = []
    for node in markup.document.children { lines += content(of: node, isVerbatim: false) }
    return lines
  }

  private func content(of node: MarkupNode, isVerbatim: Bool) -> [String] {
    guard let element = node.element else {
      let text =
        isVerbatim
        ? node.value : expression(node.value).split(whereSeparator: \.isASCIISpace).joined(separator: " ")
      switch node.kind {
      case .text: return text.isEmpty ? [] : ["text \(text)"]
      case .comment:
        return ["comment \(node.value.split(whereSeparator: \.isASCIISpace).joined(separator: " "))"]
      default: return ["\(node.kind) \(node.rawText)"]
      }
    }
    let attributes = element.attributes.map { "\($0.name)=\(expression($0.value))" }.sorted()
    var heads: [String] = []
    var comments: [String] = []
    var rest: [String] = []
    // Text that a parameter stood in is one text when that has moved up.
    let texts = element.children.filter { $0.kind == .text }.map(\.value).joined()
    rest.append("text " + expression(texts, isText: true).filter { !$0.isASCIISpace })
    for child in element.children where child.kind != .text || isVerbatim || element.name == "pre" {
      let lines = content(of: child, isVerbatim: isVerbatim || element.name == "pre")
      switch child.element?.name {
      case "param", "macro":
        heads += lines
      default:
        if child.kind == .comment { comments += lines } else { rest += lines }
      }
    }
    return ["<\(element.name) \(attributes)>"] + heads.sorted() + comments.sorted() + rest + [
      "</\(element.name)>"
    ]
  }

  /// A value with what its expressions mean in place of their writing.
  private func expression(_ value: String, isText: Bool = false) -> String {
    let (whole, text) = (ExpressionSyntax(value), ExpressionSyntax(value, as: .string))
    let syntax = whole.isValid && !isText ? whole : text
    guard syntax.isValid else { return value }
    return syntax.tokens.compactMap { token in
      switch token.kind {
      case .whitespace, .openParenthesis, .closeParenthesis: nil
      case .openBrace, .closeBrace: whole.isValid && !isText ? nil : String(syntax.text(of: token))
      case .number:
        "\(Double(syntax.text(of: token)) ?? Double(Int(syntax.text(of: token).dropFirst(2), radix: 16) ?? -1))"
      case .comment: syntax.text(of: token).filter { !$0.isASCIISpace }
      default: String(syntax.text(of: token))
      }
    }.joined()
  }
}

extension Character {
  fileprivate var isASCIISpace: Bool { " \t\n\r".contains(self) }
}
