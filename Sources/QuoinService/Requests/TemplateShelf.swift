import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplates

/// Templates that have been compiled, by their paths, each anew when one of its files has changed.
///
/// While a template is broken, the one before it serves on.
public final class TemplateShelf: Sendable {
  private let compile: @Sendable (String) throws(Diagnostics) -> Template
  private let entries = Guarded<[String: Entry]>([:])
  private let capacity: Int

  private struct Entry: Sendable {
    let template: Template
    let stamp: String
    var use: Int
  }

  private let clock = Guarded(0)

  /// - Parameters:
  ///   - capacity: How many templates are kept; those used longest ago go first.
  ///   - compile: Reads a template.
  public init(capacity: Int = 64, compile: @escaping @Sendable (String) throws(Diagnostics) -> Template) {
    self.capacity = max(1, capacity)
    self.compile = compile
  }

  /// The template of a path.
  ///
  /// - Throws: What is wrong with it, where there is none that worked before.
  public func template(at path: String) throws(Diagnostics) -> Template {
    let use = clock.withLock { time in
      time += 1
      return time
    }
    let known = entries.withLock { entries -> Entry? in
      entries[path]?.use = use
      return entries[path]
    }
    if let known, known.stamp == Self.stamp(of: known.template, at: path) { return known.template }
    do throws(Diagnostics) {
      let template = try compile(path)
      let entry = Entry(template: template, stamp: Self.stamp(of: template, at: path), use: use)
      entries.withLock { entries in
        entries[path] = entry
        if entries.count > capacity, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
          entries[oldest.key] = nil
        }
      }
      return template
    } catch {
      if let known { return known.template }
      throw error
    }
  }

  /// What changes when a file that makes up the template does.
  private static func stamp(of template: Template, at path: String) -> String {
    let files = Set(template.sources.map(\.file) + [path]).sorted()
    return files.map { file in
      var status = stat()
      guard stat(file, &status) == 0 else { return "-" }
      return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }.joined(separator: "\n")
  }
}
