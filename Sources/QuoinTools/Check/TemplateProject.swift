import Foundation
import QuoinMarkup
import QuoinResources

/// The templates that belong together: what one declares another may use.
///
/// Without the others, a macro looks unused that only they name. A project is given those that are known, and a file
/// again whenever it has changed.
///
/// ```swift
/// var project = TemplateProject()
/// project.add(markup, at: "Layouts/Card.xml")
/// ```
public struct TemplateProject: Sendable {
  /// A template, with what it says of others.
  package final class File: Sendable {
    /// The text as a tree.
    package let markup: Markup
    /// The attributes that name other files, with the elements that have them and the paths that are meant.
    let includers: [(attribute: MarkupAttribute, element: MarkupElement, path: String)]
    /// The paths of the files that it names.
    package let inclusions: Set<String>
    private let foundNames = Guarded<Set<String>?>(nil)
    private let foundDeclarations = Guarded<[MarkupElement]?>(nil)
    private let foundIdentifiers = Guarded<[Identifier]?>(nil)

    /// - Parameter path: The file, from whose folder names of files count.
    package init(_ markup: Markup, at path: String) {
      self.markup = markup
      includers = TemplateProject.inclusions(in: markup).map {
        ($0.attribute, $0.element, TemplateProject.key(of: $0.attribute.value, from: path))
      }
      inclusions = Set(includers.map(\.path))
    }

    /// The parameters and macros of its root, looked for when somebody asks: whatever includes the file reads them.
    package var declarations: [MarkupElement] {
      Self.once(foundDeclarations) {
        markup.root?.childElements.filter { ["param", "macro"].contains($0.name) } ?? []
      }
    }

    /// The ids of its elements, looked for when somebody asks.
    package var identifiers: [Identifier] {
      Self.once(foundIdentifiers) { TemplateProject.identifiers(in: markup) }
    }

    /// The names in its expressions, looked for when somebody asks.
    var names: Set<String> {
      Self.once(foundNames) { NameUses(of: markup).names }
    }

    /// What has been found, or is found now; without the lock, so that two may look at once.
    private static func once<Found: Sendable>(_ found: Guarded<Found?>, _ look: () -> Found) -> Found {
      if let known = found.withLock({ $0 }) { return known }
      let new = look()
      found.withLock { $0 = new }
      return new
    }
  }

  /// An id, and what has it.
  package struct Identifier: Hashable, Sendable {
    /// What it is called.
    package let name: String
    /// The element that has it.
    package let element: String
  }

  /// Whether nothing else may read its files, so that what none of them uses is of no use.
  public var isWhole = true
  private var files: [String: File] = [:]
  /// The files that name each file.
  private var readers: [String: Set<String>] = [:]
  private var nameCounts = NameCounts()

  /// A project of no templates.
  public init() {}

  /// Whether all that may read the templates below a path lies there too: it is a folder that is the top of somebody's
  /// work, or that is part of none.
  public static func isWhole(below path: String) -> Bool {
    var folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
    else {
      return false
    }
    func isTop() -> Bool {
      [".git", IgnoreFile.name, "Package.swift"].contains {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
    }
    if isTop() { return true }
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      if isTop() { return false }
    }
    return true
  }

  /// Adds a template, or one in place of what it was before.
  ///
  /// - Parameters:
  ///   - markup: The template as it was read.
  ///   - path: The file, by which others find it.
  public mutating func add(_ markup: Markup, at path: String) {
    add(File(markup, at: path), at: path)
  }

  mutating func add(_ file: File, at path: String) {
    let key = Self.key(of: path)
    put(file, at: key)
    for other in file.inclusions { readers[other, default: []].insert(key) }
  }

  /// Takes out a template that is no longer there.
  public mutating func remove(_ path: String) { put(nil, at: Self.key(of: path)) }

  private mutating func put(_ file: File?, at key: String) {
    let old = files[key]
    nameCounts.replace(old, by: file, at: key)
    files[key] = file
    for other in old?.inclusions ?? [] { readers[other]?.remove(key) }
  }

  /// Whether a template is in it.
  public func contains(_ path: String) -> Bool { files[Self.key(of: path)] != nil }

  /// The names in the expressions of all files that read one, or that it reads, at however many removes.
  func names(relatedTo path: String) -> NamesElsewhere {
    nameCounts.names(besides: Self.key(of: path), in: files) { key in
      (files[key]?.inclusions ?? []).union(readers[key] ?? [])
    }
  }

  /// Whether a file is named by another.
  func includes(_ path: String) -> Bool { readers[Self.key(of: path)]?.isEmpty == false }

  /// The paths of the files that name one.
  func readers(of path: String) -> Set<String> { readers[Self.key(of: path)] ?? [] }

  /// The files that are named by others and not known, sorted.
  var missing: [String] { readers.filter { !$0.value.isEmpty && files[$0.key] == nil }.keys.sorted() }

  /// The file that a reference in another means; nothing where it is not in the project.
  func file(_ reference: String, from path: String) -> (markup: Markup, path: String)? {
    let key = Self.key(of: reference, from: path)
    return files[key].map { ($0.markup, key) }
  }

  /// The attributes that name other files.
  static func inclusions(in markup: Markup) -> [(attribute: MarkupAttribute, element: MarkupElement)] {
    markup.document.descendants.compactMap(\.element).flatMap { element in
      element.attributes.filter { ($0.name == "xml" || $0.name == "template") && !$0.value.isEmpty }
        .map { ($0, element) }
    }
  }

  static func identifiers(in markup: Markup) -> [Identifier] {
    markup.document.descendants.compactMap { node -> Identifier? in
      guard let element = node.element, let id = element.attribute("id")?.value, !id.isEmpty else {
        return nil
      }
      return Identifier(name: id, element: element.name)
    }
  }

  /// A path without detours, by which files are told apart.
  package static func key(of path: String) -> String {
    // Most are so already, and a URL takes long to say it.
    path.isPlainPath ? path : URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func key(of reference: String, from path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let reference = reference.trimmed
    return
      (reference.hasPrefix("/") ? URL(fileURLWithPath: reference) : folder.appendingPathComponent(reference))
      .standardizedFileURL.path
  }
}

extension String {
  /// Whether it is a whole path without empty parts, `.` and `..`.
  fileprivate var isPlainPath: Bool {
    guard utf8.first == UInt8(ascii: "/"), utf8.count > 1 else { return false }
    return utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }
}
