import Foundation
import QuoinDiagnostics

/// Says where something is in the terms of SARIF: addresses of files, and columns in Unicode's code points.
struct SARIFRegions {
  private let sources: [String: SourceText]

  init(_ sources: [SourceText]) {
    self.sources = Dictionary(sources.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of a span; of a file as a whole without one.
  func place(_ span: SourceSpan?, or file: String = "") -> SARIFLog.PhysicalLocation {
    guard let span else { return .init(artifactLocation: artifact(file), region: nil) }
    return .init(artifactLocation: artifact(span.file), region: region(span))
  }

  /// A file's address: relative ones stay relative, as those who read the report know from where.
  func artifact(_ file: String) -> SARIFLog.ArtifactLocation {
    var path = file
    while path.hasPrefix("./") { path.removeFirst(2) }
    if path.contains("://") { return .init(uri: path) }
    var allowed = CharacterSet.urlPathAllowed
    // A first part with a colon would be read as a scheme.
    allowed.remove(charactersIn: ":;")
    let written = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return .init(uri: path.hasPrefix("/") ? "file://\(written)" : written)
  }

  /// The region of a stretch of bytes.
  func region(_ range: Range<Int>, of file: String) -> SARIFLog.Region {
    guard let source = sources[file] else {
      return region(SourceSpan(file: file, line: 1, column: 1, range: range))
    }
    return region(source.span(for: range))
  }

  private func region(_ span: SourceSpan) -> SARIFLog.Region {
    guard let source = sources[span.file] else {
      return .init(
        startLine: span.line, startColumn: span.column, endLine: span.line, endColumn: span.column,
        byteOffset: span.range.lowerBound, byteLength: span.range.count)
    }
    let start = source.codePointPlace(of: span.range.lowerBound)
    let end = source.codePointPlace(of: span.range.upperBound)
    return .init(
      startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column,
      byteOffset: span.range.lowerBound, byteLength: span.range.count)
  }
}
