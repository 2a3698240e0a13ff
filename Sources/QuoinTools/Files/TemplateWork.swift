import Dispatch
import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

/// The same work on many templates, on all cores.
struct TemplateWork<Result: Sendable>: Sendable {
  /// What became of a file or of a path that was searched.
  struct Outcome: Sendable {
    let file: TemplateFinder.File
    /// What came of it; nothing for what is no template.
    let result: Swift.Result<Result?, Diagnostics>
  }

  /// The outcomes, in the order of the paths, sorted within each.
  let outcomes: [Outcome]

  /// Goes through all templates at some paths.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - formatter: Tells what is a template; each core has one like it.
  ///   - progress: Is told how many of how many files are done, on any one thread at a time.
  ///   - work: What is done with a template.
  init(
    on paths: [String], formatter: TemplateFormatter, progress: (@Sendable (Int, Int) -> Void)?,
    work: @Sendable (TemplateFormatter, TemplateFinder.File, Markup) throws(Diagnostics) -> Result
  ) {
    var files: [(file: TemplateFinder.File, problem: Diagnostics?)] = []
    for path in paths {
      do throws(Diagnostic) {
        let found = try TemplateFinder().files(at: path) { folder, problem in
          files.append((.unread(folder), Diagnostics([problem])))
        }
        files += found.map { ($0, nil) }
      } catch {
        files.append((.unread(path), Diagnostics([error])))
      }
    }
    let copies = formatter.copies
    let all = files
    let shared = Guarded((next: 0, done: 0, outcomes: [Outcome?](repeating: nil, count: all.count)))
    // Threads take longer to start than a few files need.
    let workers = all.count < 8 ? 1 : ProcessInfo.processInfo.activeProcessorCount
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let formatter = copies()
      while true {
        let index = shared.withLock { state in
          state.next += 1
          return state.next - 1
        }
        guard index < all.count else { return }
        let (file, problem) = all[index]
        let result: Swift.Result<Result?, Diagnostics>
        do throws(Diagnostics) {
          if let problem { throw problem }
          result = .success(try Self.work(on: file, formatter, work))
        } catch {
          result = .failure(error)
        }
        shared.withLock { state in
          state.outcomes[index] = Outcome(file: file, result: result)
          state.done += 1
          progress?(state.done, all.count)
        }
      }
    }
    outcomes = shared.withLock { $0.outcomes.compactMap { $0 } }
  }

  private static func work(
    on file: TemplateFinder.File, _ formatter: TemplateFormatter,
    _ work: (TemplateFormatter, TemplateFinder.File, Markup) throws(Diagnostics) -> Result
  ) throws(Diagnostics) -> Result? {
    let markup: Markup?
    do throws(Diagnostic) { markup = try file.markup() } catch { throw Diagnostics([error]) }
    guard let markup, formatter.isTemplate(markup) else { return nil }
    return try work(formatter, file, markup)
  }
}

extension TemplateFinder.File {
  /// A place that nothing could be read of.
  fileprivate static func unread(_ path: String) -> Self { Self(path: path, name: path, searched: path) }
}
