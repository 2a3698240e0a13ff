import Foundation
import QuoinDiagnostics
import QuoinResources

extension PictureEntry {
  /// What an entry holds: a value of JSON, or the text of a parameter in an address.
  struct Given {
    private enum Form {
      case json(JSONNode, in: SourceText)
      case parameter(String)
    }

    private let form: Form

    init(_ node: JSONNode, in source: SourceText) { form = .json(node, in: source) }

    init(parameter text: String) { form = .parameter(text) }

    var string: String? {
      switch form {
      case .json(let node, _): node.string
      case .parameter(let text): text
      }
    }

    var number: Double? {
      switch form {
      case .json(let node, _): node.number
      case .parameter(let text): Double(text)
      }
    }

    var flag: Bool? {
      switch form {
      case .json(let node, _): if case .bool(let flag) = node.content { flag } else { nil }
      case .parameter(let text): ["true": true, "false": false][text]
      }
    }

    /// The elements of an array.
    var elements: [Given]? {
      guard case .json(let node, let source) = form else { return nil }
      return node.elements?.map { Given($0, in: source) }
    }

    /// The entries of an object, in their order.
    var members: [(name: String, value: Given)]? {
      guard case .json(let node, let source) = form else { return nil }
      return node.members?.sorted { $0.value.nameRange.lowerBound < $1.value.nameRange.lowerBound }
        .map { ($0.key, Given($0.value.value, in: source)) }
    }

    /// As it is written, where that is short.
    var described: String {
      switch form {
      case .json(let node, let source):
        guard node.number != nil || node.string != nil else { return node.described }
        let written = source.contents.utf8.dropFirst(node.range.lowerBound)
        return String(decoding: written.prefix(min(200, node.range.count)), as: UTF8.self)
      case .parameter(let text): return "'\(text.prefix(200))'"
      }
    }

    var span: SourceSpan? {
      switch form {
      case .json(let node, let source): source.span(for: node.range)
      case .parameter: nil
      }
    }
  }
}
