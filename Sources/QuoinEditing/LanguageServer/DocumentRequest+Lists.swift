import QuoinDiagnostics
import QuoinMarkup

extension DocumentRequest {
  func completion() throws(RPCProblem) -> JSONText {
    let list = template.completions(at: try offset)
    let range = map.json(list.range)
    let text = range.text
    let items: [JSONText] = list.items.enumerated().map { index, item in
      json(item, rank: index, range: .raw(text))
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  private func json(_ item: Completion, rank: Int, range: JSONText) -> JSONText {
    let isSnippet = client.takesSnippets && item.snippet != nil
    let text = isSnippet ? item.snippet ?? item.text : item.text
    let documentation = item.color ?? item.documentation
    let digits = String(rank)
    let json: JSONText = [
      "label": .string(item.label), "kind": JSONText(item.kind.number),
      "sortText": .string(String(repeating: "0", count: max(0, 5 - digits.count)) + digits),
      "textEdit": ["range": range, "newText": .string(text)],
    ]
    return json.adding("detail", item.detail.isEmpty ? nil : .string(item.detail))
      .adding("documentation", documentation.isEmpty ? nil : .string(documentation))
      .adding("insertTextFormat", isSnippet ? JSONText(2) : JSONText?.none)
  }

  // MARK: Outline

  func outline() -> JSONText {
    guard client.takesOutlines else {
      var flat: [JSONText] = []
      append(template.outline, in: nil, to: &flat)
      return .array(flat)
    }
    return .array(template.outline.map(json))
  }

  private func json(_ symbol: OutlineSymbol) -> JSONText {
    let json: JSONText = [
      "name": .string(symbol.name), "kind": JSONText(symbol.kind.number), "range": map.json(symbol.range),
      "selectionRange": map.json(symbol.nameRange), "children": .array(symbol.children.map(json)),
    ]
    return json.adding("detail", symbol.detail.isEmpty ? nil : .string(symbol.detail))
  }

  private func append(_ symbols: [OutlineSymbol], in container: String?, to flat: inout [JSONText]) {
    for symbol in symbols {
      let json: JSONText = [
        "name": .string([symbol.name, symbol.detail].filter { !$0.isEmpty }.joined(separator: " ")),
        "kind": JSONText(symbol.kind.number),
        "location": ["uri": .string(document.uri), "range": map.json(symbol.range)],
      ]
      flat.append(json.adding("containerName", container.map { .string($0) }))
      append(symbol.children, in: symbol.name, to: &flat)
    }
  }
}

extension Completion.Kind {
  /// The protocol's number for the icon.
  fileprivate var number: Int {
    switch self {
    case .element: 7
    case .closingTag, .keyword: 14
    case .attribute: 10
    case .object: 9
    case .value: 20
    case .color: 16
    case .symbol, .image, .file: 17
    case .font, .type: 22
    case .state, .variable: 6
    case .constant, .macro: 21
    case .parameter: 25
    case .identifier: 18
    case .string: 1
    case .function: 3
    case .member: 5
    }
  }
}

extension OutlineSymbol.Kind {
  /// The protocol's number for the icon.
  fileprivate var number: Int {
    switch self {
    case .view: 5
    case .controller: 2
    case .object: 19
    case .steering: 24
    case .declaration: 14
    }
  }
}
