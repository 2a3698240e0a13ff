import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

/// A template file that has been read.
final class TemplateFile: Sendable {
  /// How messages call it.
  let name: String
  /// Where it came from; nothing for markup given as a string.
  let url: URL?
  let markup: Markup

  init(name: String, url: URL?, markup: Markup) {
    self.name = name
    self.url = url
    self.markup = markup
  }
}

/// The files of one template, each read once, and the chain of those being read.
final class TemplateFiles {
  private let loader: ResourceLoader?
  private var known: [String: TemplateFile] = [:]
  private var chain: [TemplateFile]

  init(root: TemplateFile, loader: ResourceLoader?) {
    self.loader = loader
    chain = [root]
    if let url = root.url { known[url.absoluteString] = root }
  }

  /// The sources of all files read so far, for printing diagnostics.
  var sources: [SourceText] {
    let all = [chain[0]] + known.sorted { $0.key < $1.key }.map(\.value).filter { $0 !== chain[0] }
    return all.map(\.markup.source)
  }

  /// The file that a reference in another file means.
  func file(_ reference: String, from file: TemplateFile) throws(Diagnostic) -> TemplateFile {
    guard let loader else { throw .noLoader(for: reference, at: nil) }
    let url = try loader.url(for: reference, relativeTo: file.url)
    if let found = known[url.absoluteString] { return found }
    let name =
      url.isFileURL && file.url != nil ? Self.name(of: reference, besides: file.name) : url.absoluteString
    let read = try Self.read(url, name: name, loader: loader)
    known[url.absoluteString] = read
    return read
  }

  static func read(_ url: URL, name: String, loader: ResourceLoader) throws(Diagnostic) -> TemplateFile {
    let data = try loader.data(at: url)
    guard let text = String(validating: data, as: UTF8.self) else { throw .notUTF8(name, at: nil) }
    return TemplateFile(
      name: name, url: url, markup: Markup(source: SourceText(file: name, contents: text)))
  }

  /// The names of the files in the ring that a file would close, or nothing.
  func ring(closedBy file: TemplateFile) -> [String]? {
    guard let first = chain.firstIndex(where: { $0 === file }) else { return nil }
    return chain[first...].map(\.name) + [file.name]
  }

  func enter(_ file: TemplateFile) { chain.append(file) }
  func leave() { chain.removeLast() }

  /// `parts/row.xml` of `pages/list.xml` is `pages/parts/row.xml`, as the user would type it.
  private static func name(of reference: String, besides other: String) -> String {
    guard !reference.hasPrefix("/"), !reference.contains(":"), let slash = other.lastIndex(of: "/") else {
      return reference
    }
    return other[...slash] + reference
  }
}
