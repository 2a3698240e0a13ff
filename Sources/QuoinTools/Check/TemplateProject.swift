import Foundation
import QuoinMarkup

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
  struct File: Sendable {
    let markup: Markup
    let names: Set<String>
    let inclusions: Set<String>
  }

  private var files: [String: File] = [:]
  /// How many files use each name.
  private var counts: [String: Int] = [:]
  /// How many files name each file.
  private var inclusionCounts: [String: Int] = [:]

  /// A project of no templates.
  public init() {}

  /// Adds a template, or one in place of what it was before.
  ///
  /// - Parameters:
  ///   - markup: The template as it was read.
  ///   - path: The file, by which others find it.
  public mutating func add(_ markup: Markup, at path: String) {
    remove(path)
    let key = Self.key(of: path)
    let file = File(
      markup: markup, names: NameUses(of: markup).names,
      inclusions: Set(Self.inclusions(in: markup).map { Self.key(of: $0.value, from: path) }))
    files[key] = file
    for name in file.names { counts[name, default: 0] += 1 }
    for other in file.inclusions { inclusionCounts[other, default: 0] += 1 }
  }

  /// Takes out a template that is no longer there.
  public mutating func remove(_ path: String) {
    guard let file = files.removeValue(forKey: Self.key(of: path)) else { return }
    for name in file.names { counts[name, default: 1] -= 1 }
    for other in file.inclusions { inclusionCounts[other, default: 1] -= 1 }
  }

  /// Whether a template is in it.
  public func contains(_ path: String) -> Bool { files[Self.key(of: path)] != nil }

  /// Whether other files than one use a name in an expression.
  func uses(_ name: String, besides path: String) -> Bool {
    let own = files[Self.key(of: path)]?.names.contains(name) == true ? 1 : 0
    return counts[name, default: 0] > own
  }

  /// Whether a file is named by another.
  func includes(_ path: String) -> Bool { inclusionCounts[Self.key(of: path), default: 0] > 0 }

  /// The file that a reference in another means; nothing where it is not in the project.
  func file(_ reference: String, from path: String) -> (markup: Markup, path: String)? {
    let key = Self.key(of: reference, from: path)
    return files[key].map { ($0.markup, key) }
  }

  /// The attributes that name other files.
  static func inclusions(in markup: Markup) -> [MarkupAttribute] {
    markup.document.descendants.compactMap(\.element).flatMap { element in
      element.attributes.filter { ($0.name == "xml" || $0.name == "template") && !$0.value.isEmpty }
    }
  }

  private static func key(of path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  private static func key(of reference: String, from path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let reference = reference.trimmed
    return
      (reference.hasPrefix("/") ? URL(fileURLWithPath: reference) : folder.appendingPathComponent(reference))
      .standardizedFileURL.path
  }
}
