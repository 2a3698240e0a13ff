import Foundation
import QuoinBatch
import QuoinDiagnostics
import QuoinResources

/// A template that was read with its data.
struct PreviewDocument: Sendable {
  let template: Template
  let data: TemplateData
  /// What looked wrong and did no harm.
  let warnings: Diagnostics

  init(template: Template, data: TemplateData, warnings: Diagnostics) {
    (self.template, self.data, self.warnings) = (template, data, warnings)
  }

  /// Reads a template with its data.
  ///
  /// - Parameters:
  ///   - url: The template.
  ///   - edited: What is edited of this and other templates, and not saved.
  ///   - dataURL: The JSON; nothing for no data.
  ///   - typed: JSON in place of what the file of data holds.
  ///   - project: What may be read.
  ///   - files: Where it is written down what was read.
  /// - Throws: Everything that is wrong with either.
  init(
    _ url: URL, edited: EditedFiles = EditedFiles(), data dataURL: URL?, typed: String? = nil,
    in project: PreviewProject, noting files: ReadFiles = ReadFiles()
  ) throws(Diagnostics) {
    (template, data, warnings) = try BudgetMeter.metering(project.budget) { _ throws(Diagnostics) in
      let loader = project.loader(edited: edited).noting(in: files)
      let elements = AppElements(in: url, loader: loader, registry: project.registry)
      let template = try Template(
        contentsOf: url, loader: loader, registry: elements.registry, budget: project.budget, name: url.path,
        fonts: project.fonts(noting: files))
      let data: TemplateData
      do throws(Diagnostic) {
        if let typed {
          data = try TemplateData(json: Data(typed.utf8), file: "Data")
        } else {
          data =
            try dataURL.map { url throws(Diagnostic) in
              try Self.read(url, row: url == project.data ? project.row : nil, files)
            } ?? TemplateData()
        }
      } catch { throw Diagnostics([error]) }
      var warnings = elements.warnings
      warnings.append(contentsOf: template.warnings)
      warnings.append(contentsOf: data.warnings)
      return (template, data, warnings)
    }
  }

  /// Reads a template with the data of a story.
  init(
    _ url: URL, source: Story.Source, in project: PreviewProject, noting files: ReadFiles
  ) throws(Diagnostics) {
    let beside = TemplateData.file(beside: url)
    switch source {
    case .beside:
      let isThere = project.loader.noting(in: files).fileExists(at: beside)
      try self.init(url, data: isThere ? beside : nil, in: project, noting: files)
    case .file(let data): try self.init(url, data: data, in: project, noting: files)
    case .text(let json): try self.init(url, data: nil, typed: json, in: project, noting: files)
    }
  }

  private static func read(_ url: URL, row: Int?, _ files: ReadFiles) throws(Diagnostic) -> TemplateData {
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()])).noting(
      in: files)
    let bytes = try loader.data(at: url)
    guard row != nil || RowFormat(fileName: url.path) != nil else {
      return try TemplateData(json: bytes, file: url.path)
    }
    return try RowReader(bytes, file: url.path).templateData(ofRow: row ?? 1)
  }
}
