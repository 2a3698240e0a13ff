import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// What somebody means who names the output of a batch: `cards/{id}.png`, `cards.zip`, `all.pdf`, `-`.
package struct BatchTarget: Sendable, Equatable {
  /// Where the pictures go.
  package enum Kind: Sendable, Equatable {
    /// Files, a tar or a zip archive.
    case pictures(Batch.Output)
    /// One PDF with all pages; standard output without a path.
    case document(path: String?)
  }

  /// How an archive is written.
  package enum Archive: String, Sendable, CaseIterable {
    case tar, zip
  }

  /// Where the pictures go.
  package let kind: Kind
  /// What each is called; empty for a document.
  package let name: String
  /// What each is written as.
  package let format: OutputFormat
  /// The folder around everything that is written.
  package let folder: String

  /// Reads an output.
  ///
  /// - Parameters:
  ///   - output: A path with expressions in braces, the path of an archive or a PDF, or `-`.
  ///   - name: What pictures in an archive are called.
  ///   - stem: What they are called before the ending where no name is given.
  ///   - format: What the pictures are; by default what their name ends in.
  ///   - archive: What one file with all pictures is; by default what its name ends in, and else a tar.
  /// - Throws: A diagnostic where the output does not tell what is meant.
  package init(
    output: String, name: String? = nil, stem: String = "{rowNumber}", format: OutputFormat? = nil,
    archive: Archive? = nil
  ) throws(Diagnostic) {
    let hasBraces = output.contains("{")
    let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
    let path = output == "-" ? nil : output
    func named(_ name: String) throws(Diagnostic) -> OutputFormat {
      if let format { return format }
      // What an expression puts there is not known.
      guard let format = OutputFormat(fileName: name) else { throw .nameWithoutFormat(name) }
      return format
    }
    let fallback = "\(stem).\((format ?? .png).fileExtensions[0])"
    if hasBraces {
      guard name == nil else { throw .nameBesidePattern }
      guard archive == nil else { throw .archiveBesidePattern }
      (kind, self.name) = (.pictures(.folder), output)
      self.format = try named(output)
    } else if output == "-" || ending == "tar" || ending == "zip" || archive != nil {
      if output == "-", format == .pdf, name == nil, archive == nil {
        (kind, self.name, self.format) = (.document(path: nil), "", .pdf)
      } else {
        let isZip = archive == .zip || archive == nil && ending == "zip"
        kind = .pictures(isZip ? .zip(path: path) : .tar(path: path))
        self.name = name ?? fallback
        self.format = try named(self.name)
      }
    } else if ending == "pdf", format == nil || format == .pdf, name == nil {
      (kind, self.name, self.format) = (.document(path: path), "", .pdf)
    } else {
      throw .outputWithoutName(output)
    }
    let fixed = output.prefix { $0 != "{" }
    folder =
      output == "-"
      ? "."
      : fixed.lastIndex(of: "/").map { String(fixed[..<max($0, fixed.index(after: fixed.startIndex))]) }
        ?? "."
  }
}

extension BatchTarget {
  /// What has to be known of a run that was stopped or came to nothing; nothing for one that has drawn everything.
  ///
  /// - Parameter summary: What came of it.
  package func remark(_ summary: BatchSummary) -> String? {
    let (isWhole, isKept, part) = (summary.isWhole, summary.isKept, summary.part)
    let (path, what): (String?, String)
    switch kind {
    case .pictures(.folder): return isWhole ? nil : "stopped; --resume goes on"
    case .pictures(.tar(let file)), .pictures(.zip(let file)): (path, what) = (file, "an archive")
    case .document(let file): (path, what) = (file, "a PDF")
    }
    guard let path, !isKept || part != nil else { return isWhole ? nil : "stopped" }
    var state =
      FileManager.default.fileExists(atPath: path) ? "'\(path)' stays as it was" : "no '\(path)' was written"
    if let part { state = "what was drawn is in '\(part)', \(state)" }
    return isWhole ? state : "stopped; \(state), and \(what) begins anew"
  }
}

extension Diagnostic {
  fileprivate static func nameWithoutFormat(_ name: String) -> Diagnostic {
    let known = OutputFormat.allCases.flatMap(\.fileExtensions)
    let list = known.dropLast().map { ".\($0)" }.joined(separator: ", ") + " or .\(known.last ?? "")"
    return Diagnostic(.error, "The name '\(name)' ends in no format; give it \(list), or say --format")
  }

  fileprivate static var nameBesidePattern: Diagnostic {
    Diagnostic(.error, "The output names each picture already; --name is for pictures in archives")
  }

  fileprivate static var archiveBesidePattern: Diagnostic {
    Diagnostic(.error, "The output is a file for each row; --archive says what one file with all of them is")
  }

  fileprivate static func outputWithoutName(_ output: String) -> Diagnostic {
    Diagnostic(
      .error,
      "All pictures would be called '\(output)'; put something of the row into the name, such as 'cards/{id}.png', or name an archive, .tar or .zip, or a PDF"
    )
  }
}
