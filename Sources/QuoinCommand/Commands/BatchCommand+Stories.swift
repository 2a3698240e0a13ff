import ArgumentParser
import Foundation
import Quoin
import QuoinBatch
import QuoinDiagnostics

/// Rows that are drawn in stories, and stories that are rows.
extension BatchCommand {
  /// What pictures in an archive are called unless their name is given.
  var usualStem: String {
    guard stories else { return "{rowNumber}" }
    return template.data == nil ? "{storyName}" : "{rowNumber}-{storyName}"
  }

  /// The stories that rows are drawn in; none without `--stories`. Where rows come from elsewhere, those that have data of their
  /// own are left out, which is told.
  ///
  /// - Throws: What is wrong in their file, or that none is left.
  func storiesOfRows(_ reporter: inout DiagnosticReporter) throws -> [Story] {
    guard stories else { return [] }
    let file = Story.file(of: templateURL)
    let all = try Story.all(of: templateURL, name: file.relativePath)
    if all.isEmpty { throw Diagnostic.noStories(in: file.lastPathComponent) }
    guard let rows = template.data else { return all }
    let drawn = all.filter { $0.source == .beside }
    if drawn.count < all.count {
      let others = all.filter { $0.source != .beside }.map(\.name)
      let told = Diagnostic.storiesWithData(others, rows: rows, isAll: drawn.isEmpty)
      if drawn.isEmpty { throw FileFailure(file: file.relativePath, error: told) }
      reporter.report(Diagnostics([told]), in: file.relativePath)
    }
    return drawn
  }

  /// What reads the data of stories as rows.
  ///
  /// - Throws: What is wrong with the data of one.
  func reader(of stories: [Story]) throws -> RowReader {
    var rows: [(name: String, data: Data)] = []
    for story in stories {
      do throws(Diagnostic) {
        let (text, file) = try story.json(of: templateURL)
        // One that is wrong would make the others wrong, too.
        _ = try TemplateData(json: text, file: file)
        rows.append((story.slug, text))
      } catch {
        var told = error
        told.notes.append(.init("In the story '\(story.name)'"))
        throw told
      }
    }
    return RowReader(stories: rows, file: rowsName)
  }

  /// - Throws: That pictures of a row would have one name, however it is drawn.
  func checkTold(_ variants: [RowVariant], by name: PictureName) throws {
    guard variants.count > 1, let variant = variants.first, !name.tells(variant) else { return }
    switch variant {
    case .size:
      throw ValidationError(
        "Pictures of several sizes would have one name; put the size into it, such as '{rowNumber}-{pictureSize}.png'"
      )
    case .story:
      throw ValidationError(
        "Pictures of several stories would have one name; put the story into it, such as '\(usualStem).png'")
    }
  }
}

extension Diagnostic {
  fileprivate static func storiesWithData(_ names: [String], rows: String, isAll: Bool) -> Diagnostic {
    var quoted = names.prefix(8).map { "'\($0)'" }
    if names.count > 8 { quoted.append("\(names.count - 8) more") }
    let list = [quoted.dropLast().joined(separator: ", "), quoted.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
    let verb = names.count == 1 ? "has" : "have"
    if isAll {
      return Diagnostic(
        .error, "No story is left to draw the rows of \(rows) in: \(list) \(verb) data",
        notes: [Note("Without --data each story is drawn with its own")])
    }
    return Diagnostic(
      .warning, "\(list) \(verb) data and \(names.count == 1 ? "is" : "are") left out: rows come from \(rows)"
    )
  }
}
