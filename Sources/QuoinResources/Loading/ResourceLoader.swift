import Foundation
import QuoinDiagnostics

/// The one door through which a template's bytes come in: XML, images, fonts and strings.
///
/// It reads regular files under the policy's folders, what is edited of them in their place, and, where hosts are allowed,
/// what they serve. It keeps nothing; whoever decodes the bytes keeps the result.
///
/// ```swift
/// let loader = ResourceLoader(policy: ResourcePolicy(folders: [folder]))
/// let bytes = try loader.data(at: loader.url(for: "photo.png", relativeTo: folder))
/// ```
public final class ResourceLoader: Sendable {
  /// What may be read.
  public let policy: ResourcePolicy
  /// The limits on what is read.
  public let budget: Budget
  /// What is edited of files and not saved.
  public let edited: EditedFiles
  private let transport: any HTTPTransport
  private let folders: AllowedFolders
  /// Where it writes down what it reads.
  private let notes: ReadFiles?
  /// The same loader that writes nothing down, for what is read anew each time.
  private let silent: ResourceLoader?

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - policy: What may be read; nothing by default.
  ///   - budget: The limits on what is read.
  ///   - transport: What speaks HTTP.
  ///   - edited: What is edited of files and not saved; it is read in place of what the files hold, where these may be.
  public convenience init(
    policy: ResourcePolicy = ResourcePolicy(), budget: Budget = .default,
    transport: any HTTPTransport = CurlTransport(), edited: EditedFiles = EditedFiles()
  ) {
    self.init(policy: policy, budget: budget, transport: transport, edited: edited, folderEntry: .system)
  }

  init(
    policy: ResourcePolicy, budget: Budget, transport: any HTTPTransport, edited: EditedFiles = EditedFiles(),
    folderEntry: FolderEntry
  ) {
    self.policy = policy
    self.budget = budget
    self.transport = transport
    self.edited = edited
    folders = AllowedFolders(policy.folders, entry: folderEntry)
    (notes, silent) = (nil, nil)
  }

  private init(_ loader: ResourceLoader, notes: ReadFiles) {
    (policy, budget, edited) = (loader.policy, loader.budget, loader.edited)
    (transport, folders) = (loader.transport, loader.folders)
    (self.notes, silent) = (notes, loader)
  }

  /// The same loader, writing down what it reads.
  ///
  /// - Parameter files: Where; what is read later to be kept, such as the strings of a language, is written there too.
  public func noting(in files: ReadFiles) -> ResourceLoader { ResourceLoader(self, notes: files) }

  /// The loader that writes nothing down: for what is read each time that it is needed.
  package var withoutNotes: ResourceLoader { silent ?? self }

  /// The URL that a reference in a template stands for.
  ///
  /// - Parameters:
  ///   - reference: A URL, an absolute path, a path from the home folder (`~/…`), or a path from the base.
  ///   - base: The folder, or the file in the folder, from which relative references count. A folder ends in `/`.
  /// - Throws: A diagnostic when the reference is no URL, is longer than 8,192 bytes, or has a scheme other than `http`,
  ///   `https` and `file`.
  public func url(for reference: String, relativeTo base: URL?) throws(Diagnostic) -> URL {
    try Self.check(reference)
    let trimmed = reference.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty, !trimmed.unicodeScalars.contains("\0") else { throw .notAURL(reference) }
    if let scheme = Self.scheme(of: trimmed) {
      guard let url = URL(string: trimmed) else { throw .notAURL(reference) }
      guard ["http", "https", "file"].contains(scheme) else { throw .schemeNotAllowed(scheme, in: reference) }
      return url
    }
    if trimmed.hasPrefix("~/") {
      return URL(fileURLWithPath: NSHomeDirectory() + trimmed.dropFirst())
    }
    if trimmed.hasPrefix("/") { return URL(fileURLWithPath: trimmed) }
    guard let base, !base.isFileURL else { return Self.file(trimmed, besides: base) }
    guard let url = URL(string: trimmed, relativeTo: base)?.absoluteURL else { throw .notAURL(reference) }
    return url
  }

  /// Bytes in a reference: no system has longer paths, and no server is asked for more.
  package static let referenceLimit = 8192

  /// Refuses what is too long to be a reference, before anything takes it apart.
  package static func check(_ reference: String) throws(Diagnostic) {
    guard reference.utf8.count <= referenceLimit else { throw .referenceTooLong(reference) }
  }

  /// The bytes behind a URL.
  ///
  /// - Parameter url: A file under one of the policy's folders, or a resource of one of its hosts.
  /// - Throws: A diagnostic when the policy does not allow it, when it is not there, or when it is larger than the
  ///   budget's `fileSize`.
  public func data(at url: URL) throws(Diagnostic) -> Data {
    guard url.isFileURL else { return try download(url) }
    note(.contents, of: url)
    guard let data = editedData(at: url) else { return try folders.data(at: url, limit: budget.fileSize) }
    guard data.count <= budget.fileSize else { throw .tooLarge(url.path, limit: budget.fileSize) }
    return data
  }

  /// The bytes behind a reference, or those that stand in it where it is a `data:` URL.
  package func bytes(of reference: String, relativeTo base: URL?) throws(Diagnostic) -> Data {
    if DataURL.isOne(reference) { return try DataURL.bytes(of: reference, limit: budget.fileSize) }
    return try data(at: url(for: reference, relativeTo: base))
  }

  private func editedData(at url: URL) -> Data? {
    edited.data(at: url).flatMap { folders.allows(file: url) ? $0 : nil }
  }

  /// Whether a file is there and may be read. Asks no host: anything on the network counts as absent.
  public func fileExists(at url: URL) -> Bool {
    note(.kind, of: url)
    return url.isFileURL && (folders.hasFile(at: url) || editedData(at: url) != nil)
  }

  /// Whether there is nothing at all at a place that may be read; what the policy does not allow is not called missing.
  public func isMissing(at url: URL) -> Bool {
    note(.kind, of: url)
    return url.isFileURL && folders.isMissing(url) && editedData(at: url) == nil
  }

  /// Whether there is a folder that may be read, with what is in it.
  public func allows(folder: URL) -> Bool {
    note(.kind, of: folder)
    return folder.isFileURL && folders.allows(folder: folder)
  }

  /// The names of the files in a folder, sorted. Empty where the policy does not allow the folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - extensions: The extensions of those that are wanted, in lower case; all where there are none.
  public func fileNames(in folder: URL, withExtensions extensions: [String] = []) -> [String] {
    note(.names(endingIn: extensions), of: folder)
    guard folder.isFileURL else { return [] }
    return folders.names(in: folder).filter { $0.hasExtension(of: extensions) }
  }

  private func note(_ question: ReadFiles.Question, of url: URL) {
    guard url.isFileURL else { return }
    notes?.note(question, of: url)
    ReadFiles.ofWork?.note(question, of: url)
  }

  private func download(_ first: URL) throws(Diagnostic) -> Data {
    var url = first
    // One time for all of its redirects, and no more than is left of the work that asks for it.
    let meter = BudgetMeter(budget)
    let timeLeft = { min(meter.remainingTime, BudgetMeter.current?.remainingTime ?? meter.remainingTime) }
    for _ in 0...max(0, policy.redirects) {
      let scheme = url.scheme?.lowercased() ?? ""
      guard ["http", "https"].contains(scheme) else {
        throw .schemeNotAllowed(scheme, in: url.absoluteString)
      }
      let host = url.host?.lowercased() ?? ""
      guard policy.hosts.contains(host) else { throw .hostNotAllowed(host, allowed: policy.hosts) }
      let response = try transport.response(
        to: url, limit: budget.fileSize, timeout: timeLeft())
      guard response.body.count <= budget.fileSize else {
        throw .tooLarge(url.absoluteString, limit: budget.fileSize)
      }
      switch response.status {
      case 200..<300: return response.body
      case 301, 302, 303, 307, 308:
        guard let next = response.location.flatMap({ URL(string: $0, relativeTo: url) }) else {
          throw .requestFailed(url, "a redirect without a place to go")
        }
        url = next.absoluteURL
      default: throw .requestFailed(url, "status \(response.status)")
      }
    }
    throw .tooManyRedirects(first, limit: policy.redirects)
  }

  private static func scheme(of reference: String) -> String? {
    guard let colon = reference.firstIndex(of: ":") else { return nil }
    let scheme = reference[..<colon]
    let isScheme =
      scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return isScheme ? scheme.lowercased() : nil
  }

  private static func file(_ reference: String, besides base: URL?) -> URL {
    guard let base else { return URL(fileURLWithPath: reference) }
    let folder = base.path.hasSuffix("/") || base.hasDirectoryPath ? base : base.deletingLastPathComponent()
    return URL(fileURLWithPath: folder.path + "/" + reference).standardizedFileURL
  }
}
