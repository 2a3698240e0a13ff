import ArgumentParser
import Foundation
import Quoin

/// `quoin tree`: the laid-out tree, for people and for tests.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print the laid-out tree: class, id, and frame in the parent.",
    discussion: """
      One line a node, such as "├─ UILabel#title (16 20 100 21)": left, top, width and height in points. With --json, \
      nested objects {"class", "id", "frame": [x, y, width, height], "children"}.
      """)

  @OptionGroup var template: TemplateOptions

  func run() throws {
    try template.forEachTemplate { file, data, reporter in
      let compiled = try template.template(at: file)
      let data = try data.get() ?? TemplateData()
      let node = try compiled.instantiate(
        state: data.stateValues, constants: data.constantValues, environment: template.environment)
      let size = try node.layOut(in: template.renderSize, environment: template.environment)
      var found = compiled.warnings
      found.append(contentsOf: node.diagnostics)
      found.append(contentsOf: node.warnings(in: size))
      reporter.report(found)
      let tree = TreeNode(node.view)
      guard template.json else { return try Console.output(tree.text + "\n") }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try Console.output(encoder.encode(tree) + Data("\n".utf8))
    }
  }
}
