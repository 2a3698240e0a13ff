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
  ///   - paths: Files and folders; what several of them lead to is gone through once.
  ///   - formatter: Tells what is a template; each core has one like it.
  ///   - progress: Is told how many of how many files are done, on any one thread at a time.
  ///   - reach: Which files are gone through.
  ///   - work: What is done with a template.
  init(
    on paths: [String], formatter: TemplateFormatter, progress: (@Sendable (Int, Int) -> Void)?,
    reach: TemplateReach = .templates,
    work: @Sendable (TemplateFormatter, TemplateFinder.File, Markup) throws(Diagnostics) -> Result
  ) {
    var files: [(file: TemplateFinder.File, problem: Diagnostics?)] = []
    var known = KnownFiles()
    for path in paths {
      do throws(Diagnostic) {
        let found = try TemplateFinder().files(at: path) { folder, problem in
          files.append((.unread(folder), Diagnostics([problem])))
        }
        files += found.filter { known.insert($0.path) }.map { ($0, nil) }
      } catch {
        files.append((.unread(path), Diagnostics([error])))
      }
    }
    let copies = formatter.copies
    let all = files
    let tell = progress.map { progress in { @Sendable (done: Int) in progress(done, all.count) } }
    outcomes = AllCores.results(of: all.count, progress: tell, worker: copies) {
      formatter, index -> Outcome in
      let (file, problem) = all[index]
      do throws(Diagnostics) {
        if let problem { throw problem }
        return Outcome(file: file, result: .success(try Self.work(on: file, formatter, reach, work)))
      } catch {
        return Outcome(file: file, result: .failure(error))
      }
    }
  }

  private static func work(
    on file: TemplateFinder.File, _ formatter: TemplateFormatter, _ reach: TemplateReach,
    _ work: (TemplateFormatter, TemplateFinder.File, Markup) throws(Diagnostics) -> Result
  ) throws(Diagnostics) -> Result? {
    let markup: Markup?
    do throws(Diagnostic) { markup = try file.markup(meantFor: formatter) } catch {
      throw Diagnostics([error])
    }
    guard let markup else { return nil }
    // What is not well-formed may be one, whatever can be read of it looks like.
    if reach != .templates, formatter.isMalformed(markup) { throw markup.diagnostics }
    let isMeant = reach == .allThatAreMeant && formatter.isMeantAsTemplate(markup)
    guard isMeant || formatter.isTemplate(markup) else { return nil }
    return try work(formatter, file, markup)
  }
}

/// Which of the files at some paths are gone through.
enum TemplateReach: Sendable {
  /// Those that are templates.
  case templates
  /// These, and what is no well-formed XML is told of.
  case templatesAndMalformed
  /// These, and those in which there is not much yet: who changes names leaves none behind.
  case allThatAreMeant
}

extension TemplateFinder.File {
  /// A place that nothing could be read of.
  fileprivate static func unread(_ path: String) -> Self { Self(path: path, name: path, searched: path) }
}
