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

/// A file on a host that a placeholder stands for.
struct AwaitedPart: Sendable {
  let url: URL
  /// Where it is named first.
  let place: SourceSpan
}

/// The files of one template, each read once, and the chain of those being read.
final class TemplateFiles {
  private let loader: ResourceLoader?
  /// Templates that were registered in code, by their names.
  private let registered: [String: String]
  /// The files by their addresses.
  private(set) var known: [String: TemplateFile]
  private var chain: [TemplateFile]
  /// Whether files on hosts are waited for while placeholders stand for them, instead of read at once.
  private let awaitsHosts: Bool
  /// The files that are waited for, in the order in which they come first.
  private(set) var awaited: [AwaitedPart] = []
  private var awaitedURLs: Set<URL> = []

  /// - Parameters:
  ///   - root: The file that names the others.
  ///   - loader: Reads them.
  ///   - registered: Templates that were registered in code, by their names.
  ///   - known: Files that were read before, by their addresses.
  ///   - awaitsHosts: Whether files on hosts are waited for while placeholders stand for them.
  init(
    root: TemplateFile, loader: ResourceLoader?, registered: [String: String] = [:],
    known: [String: TemplateFile] = [:], awaitsHosts: Bool = false
  ) {
    self.loader = loader
    self.registered = registered
    self.known = known
    self.awaitsHosts = awaitsHosts
    chain = [root]
    if let url = root.url { self.known[url.absoluteString] = root }
  }

  /// The sources of all files read so far, for printing diagnostics.
  var sources: [SourceText] {
    let all = [chain[0]] + known.sorted { $0.key < $1.key }.map(\.value).filter { $0 !== chain[0] }
    return all.map(\.markup.source)
  }

  /// The file that a reference in another file means.
  func file(_ reference: String, from file: TemplateFile) throws(Diagnostic) -> TemplateFile {
    if let markup = registered[reference] {
      if let found = known[reference] { return found }
      let made = TemplateFile(
        name: reference, url: nil, markup: Markup(source: SourceText(file: reference, contents: markup)))
      known[reference] = made
      return made
    }
    guard let loader else { throw .noLoader(for: reference) }
    let url = try loader.url(for: reference, relativeTo: file.url)
    if let found = known[url.absoluteString] { return found }
    let name =
      url.isFileURL && file.url != nil ? Self.name(of: reference, besides: file.name) : url.absoluteString
    let read: TemplateFile
    do throws(Diagnostic) {
      read = try Self.read(url, name: name, loader: loader)
    } catch {
      throw Self.isThere(url.appendingPathExtension("xml"), loader)
        ? error.suggesting("\(reference).xml") : error
    }
    known[url.absoluteString] = read
    return read
  }

  /// Whether a file is on a host and has yet to come; it is waited for from now on.
  func isAwaited(
    _ reference: String, from file: TemplateFile, at place: SourceSpan
  ) throws(Diagnostic) -> Bool {
    guard awaitsHosts, registered[reference] == nil, let loader else { return false }
    let url = try loader.url(for: reference, relativeTo: file.url)
    guard !url.isFileURL, known[url.absoluteString] == nil else { return false }
    if awaitedURLs.insert(url).inserted { awaited.append(AwaitedPart(url: url, place: place)) }
    return true
  }

  /// Whether a file of this machine can be read.
  private static func isThere(_ url: URL, _ loader: ResourceLoader) -> Bool {
    url.isFileURL && (try? loader.data(at: url)) != nil
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

extension Diagnostic {
  fileprivate func suggesting(_ choice: String) -> Diagnostic {
    var copy = self
    copy.nearest = NearestNames(choice)
    return copy
  }
}
