import ArgumentParser
import Foundation
import Quoin

/// `quoin check`: every problem in templates, without drawing.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report every problem in templates without drawing them.",
    discussion:
      """
      With data, given or beside the template, the names and types that the data bring are checked too, and a \
      template that needs no data is laid out; without the data that it needs, names that may be theirs \
      are listed in a warning. With --accessibility, what keeps people from using what is drawn is reported as well: \
      labels that are missing, text without contrast, small targets, text that is cut when people want it larger.
      """)

  @OptionGroup var template: TemplateOptions

  @Flag(help: "Report what keeps people from using what is drawn.")
  var accessibility = false

  func run() throws {
    try template.forEachTemplate { file, data, reporter in
      let compiled = try template.template(at: file)
      var found = compiled.warnings
      found.append(contentsOf: compiled.missingTranslations())
      let node: LayoutNode
      if let data = try data.get() {
        node = try compiled.instantiate(
          state: data.stateValues, constants: data.constantValues, environment: template.environment)
      } else if let empty = try? compiled.instantiate(environment: template.environment) {
        node = empty
      } else {
        // Names that mean nothing here may be those of data that are not there.
        found.append(contentsOf: compiled.openNames)
        return reporter.report(found)
      }
      let size = try node.layOut(in: template.renderSize, environment: template.environment)
      found.append(contentsOf: node.diagnostics)
      found.append(contentsOf: node.warnings(in: size))
      if accessibility {
        found.append(
          contentsOf: try node.accessibilityWarnings(
            in: template.renderSize, environment: template.environment))
      }
      reporter.report(found)
    }
  }
}
