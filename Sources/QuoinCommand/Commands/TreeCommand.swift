import ArgumentParser
import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine
import QuoinDiagnostics
import QuoinDocuments

/// `quoin tree`: the laid-out tree, for people and for tests.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print the laid-out tree: class, id, and frame in the parent; or what is read out.",
    discussion: """
      One line a node, such as "├─ UILabel#title (16 20 100 21)": left, top, width and height in points. With --json, \
      nested objects {"class", "id", "frame": [x, y, width, height], "children"}. With --accessibility what is read out, \
      in its order: role, label, value, hint and state, such as "├─ button "Add" (16 60 44 44)". Of a document each page \
      is printed, with {"pages": […]} as JSON.
      """)

  @OptionGroup var template: TemplateOptions

  @Flag(help: "Print what is read out to those who do not see the picture.")
  var accessibility = false

  func validate() throws { try template.checkOneSize() }

  func run() throws {
    try template.forEachTemplate { file, surroundings, data, reporter in
      let compiled = try template.template(at: file)
      let node = try compiled.instantiate(
        state: data.stateValues, constants: data.constantValues, environment: surroundings.environment)
      let size = try node.layOut(in: surroundings.renderSize.orPhone, environment: surroundings.environment)
      var found = compiled.warnings
      found.append(contentsOf: node.diagnostics)
      if let assumed = node.assumedSize { found.append(assumed) }
      found.append(contentsOf: node.warnings(in: size))
      reporter.report(found)
      if let document = node.view as? DocumentView { return try outputPages(of: document) }
      if accessibility {
        let tree = AccessibilityNode(node.view)
        try output(tree, text: tree.text)
      } else {
        let tree = TreeNode(node.view)
        try output(tree, text: tree.text)
      }
    }
  }

  private func outputPages(of document: DocumentView) throws {
    if accessibility {
      try output(pages: trees(of: document) { AccessibilityNode($0) }) { $0.text }
    } else {
      try output(pages: trees(of: document) { TreeNode($0) }) { $0.text }
    }
  }

  private func trees<Tree>(of document: DocumentView, _ make: @escaping (UIView) -> Tree) throws -> [Tree] {
    var trees: [Tree] = []
    try document.forEachPage { page throws(Diagnostic) in trees.append(make(page.view)) }
    return trees
  }

  private func output<Tree: Encodable>(pages: [Tree], text: (Tree) -> String) throws {
    let lines = pages.enumerated().map { "Page \($0.offset + 1)\n" + text($0.element) }
    try output(["pages": pages], text: lines.joined(separator: "\n"))
  }

  private func output(_ tree: some Encodable, text: String) throws {
    guard template.json else { return try Console.output(text + "\n") }
    try Console.output(JSONText(encoding: tree).line)
  }
}
