extension ExpressionSyntax {
  /// The names that are compared with texts, and these: `status == 'late'` tells what else `status` may be.
  package var comparedTexts: [(path: [String], text: String)] {
    nodes.indices.dropFirst(2).compactMap { index in
      guard nodes[index].kind == .equal || nodes[index].kind == .notEqual else { return nil }
      // Children stand directly before what they are part of, and names and texts have none themselves.
      let sides = [nodes[index - 2], nodes[index - 1]]
      guard let name = sides.first(where: { $0.kind == .name }),
        let text = sides.first(where: { $0.kind == .string })
      else { return nil }
      let path = texts[name.textIndex..<name.textIndex + Int(name.count)].map(\.text)
      return (path, texts[text.textIndex].text)
    }
  }
}
