import ArgumentParser
import Foundation
import Quoin

/// `quoin check`: every problem in templates, without drawing.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report every problem in templates without drawing them.",
    discussion:
      "With data, given or beside the template, the names and types that the data bring are checked too.")

  @OptionGroup var template: TemplateOptions

  func run() throws {
    try template.forEachTemplate { file, reporter in
      let compiled = try template.template(at: file)
      var found = compiled.warnings
      guard let data = try template.templateData(for: file) else { return reporter.report(found) }
      let node = try compiled.instantiate(
        state: data.stateValues, constants: data.constantValues, environment: template.environment)
      try node.layOut(in: template.renderSize, environment: template.environment)
      found.append(contentsOf: node.diagnostics.all)
      reporter.report(found)
    }
  }
}
