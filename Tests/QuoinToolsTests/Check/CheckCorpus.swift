import Foundation
import QuoinTemplates
import QuoinTestSupport

@testable import QuoinTools

/// Templates to check: those of the examples and of the documentation, and what becomes of them when they are changed.
struct CheckCorpus {
  struct Item: Sendable {
    let path: String
    let text: String
  }

  /// The root of the repository.
  static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL

  static let examples: [Item] = {
    let files = (try? TemplateFinder().files(at: root.appendingPathComponent("Examples").path)) ?? []
    return files.compactMap { file in
      (try? String(contentsOfFile: file.path, encoding: .utf8)).map { Item(path: file.path, text: $0) }
    }
  }()

  /// The templates that pages show, each in a view, as a piece of a template stands in one.
  static let documentation: [Item] = {
    let folder = root.appendingPathComponent("Documentation")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.filter { $0.hasSuffix(".md") }.flatMap { name -> [Item] in
      let page = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
      return page.components(separatedBy: "```xml\n").dropFirst().enumerated().map { index, rest in
        let text = rest.components(separatedBy: "```")[0]
        return Item(
          path: folder.appendingPathComponent("\(name)-\(index).xml").path, text: "<UIView>\n\(text)</UIView>"
        )
      }
    }
  }()

  private static let attributes = [
    " alpha=\"1\"", " left='3'", " isHidden=\"false\"", " numberOfLines='1'", " text=\"x\"", " id='a'",
    " width=\"50%\"",
    " left='10 + gap - gap'", " alpha='0.5'", "\n    layer.cornerRadius='0'", " weight=\"1\"",
    " top=\"MARGIN\"",
  ]
  private static let elements = [
    "<macro name=\"MARGIN\" value=\"18\"/>", "<macro name='UNUSED' value='MARGIN'/>",
    "<param name='p' type='String'/>",
    "<if test='true'><UIView/></if><else/>", "<LMRowView><UIView left='3' alpha='1'/></LMRowView>",
    "<UILabel text='a'>b</UILabel>", "<repeat for='MARGIN' in='[1]'/>",
    "\n    <macro name='row' value='1'/>\n",
    "<!-- check: allow unused-macro -->", "words", "{",
    "<UIStackView spacing='0'><UIView top='1' alpha='1'/></UIStackView>",
  ]

  /// A template with attributes and elements put in, and at times a few bytes out.
  static func mutated(_ text: String, by generator: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...Int.random(in: 0...3, using: &generator) {
      let tags = bytes.indices.filter {
        bytes[$0] == UInt8(ascii: "<") && $0 + 1 < bytes.count && (0x41...0x5A).contains(bytes[$0 + 1])
      }
      guard !tags.isEmpty, generator.chance(90) else {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        bytes.removeSubrange(place..<min(place + Int.random(in: 1...6, using: &generator), bytes.count))
        continue
      }
      let tag = generator.one(of: tags)
      if generator.chance(50) {
        let end = bytes[(tag + 1)...].firstIndex { !(0x41...0x7A).contains($0) } ?? bytes.count
        bytes.insert(contentsOf: Array(generator.one(of: attributes).utf8), at: end)
      } else {
        bytes.insert(contentsOf: Array(generator.one(of: elements).utf8), at: tag)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is drawn, with the data that lie beside the template.
  static func picture(_ text: String, at path: String) throws -> Data {
    let url = URL(fileURLWithPath: path)
    let json = url.deletingPathExtension().appendingPathExtension("json")
    let data =
      try (try? Data(contentsOf: json)).map { try TemplateData(json: $0, file: "data") } ?? TemplateData()
    let loader = TemplateChecker().loader(path)
    let template = try Template(markup: text, name: path, base: url, loader: loader)
    return try template.render(
      state: data.stateValues, constants: data.constantValues, size: .fixed(400, 300), as: .svg)
  }
}
