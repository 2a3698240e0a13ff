import QuoinDiagnostics
import QuoinMarkup
import QuoinResources
import QuoinTemplateEngine

/// Which files of a folder are templates, for somebody who asks again whenever files have changed.
///
/// What was read once is read again when its file is another. May be used from any thread.
public final class TemplateCatalogue: Sendable {
  private struct Known: Sendable {
    let stamp: FileStamp
    let isTemplate: Bool
  }

  private let known = Guarded<[String: Known]>([:])

  /// A catalogue that knows no file yet.
  public init() {}

  /// The templates at a path, sorted.
  ///
  /// - Parameters:
  ///   - path: A file or a folder.
  ///   - schema: What templates may name.
  ///   - limit: The most templates that are looked for.
  /// - Throws: A diagnostic where nothing can be read there.
  public func templates(
    at path: String, schema: RegistrySchema, limit: Int = .max
  ) throws(Diagnostic) -> [TemplateFinder.File] {
    let files = try TemplateFinder().files(at: path)
    let formatter = TemplateFormatter(schema: schema)
    return Array(files.lazy.filter { self.isTemplate($0, formatter) }.prefix(limit))
  }

  private func isTemplate(_ file: TemplateFinder.File, _ formatter: TemplateFormatter) -> Bool {
    let stamp = FileStamp(of: file.path)
    if let known = known.withLock({ $0[file.path] }), known.stamp == stamp { return known.isTemplate }
    let isTemplate = (try? file.markup()).flatMap { $0 }.map(formatter.isTemplate) ?? false
    known.withLock { $0[file.path] = Known(stamp: stamp, isTemplate: isTemplate) }
    return isTemplate
  }
}
