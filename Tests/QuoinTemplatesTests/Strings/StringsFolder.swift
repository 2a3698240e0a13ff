import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A folder with strings and a template, removed with the test.
final class StringsFolder {
  let folder: BadInputFolder

  init(_ files: [String: String] = [:]) throws {
    folder = try BadInputFolder()
    for (name, text) in files { try write(name, text) }
  }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// A template in the folder.
  func template(_ markup: String, in name: String = "t.xml") throws -> Template {
    try write(name, markup)
    return try Template(
      contentsOf: folder.url.appendingPathComponent(name),
      loader: ResourceLoader(policy: ResourcePolicy(folders: [folder.url])), name: name)
  }

  /// What a label shows.
  func text(
    _ text: String, _ state: [String: Any] = [:], language: String = "",
    idiom: UIUserInterfaceIdiom = .unspecified
  )
    throws -> String
  {
    let node = try template("<UILabel text=\"\(text)\"/>").instantiate(
      state: state,
      environment: LayoutEnvironment(
        traits: UITraitCollection(userInterfaceIdiom: idiom, language: language)))
    try node.layOut(
      in: .fixed(300, 100),
      environment: LayoutEnvironment(traits: UITraitCollection(userInterfaceIdiom: idiom, language: language))
    )
    return (node.view as? UILabel)?.text ?? "nil"
  }

  /// What is wrong with a label's text.
  func problem(_ text: String, _ state: [String: Any] = [:]) -> String {
    do {
      _ = try self.text(text, state)
      return ""
    } catch {
      return Diagnostics(error).all.map(\.description).joined(separator: "\n")
        .replacingOccurrences(
          of: folder.url.path.hasSuffix("/") ? String(folder.url.path.dropLast()) : folder.url.path, with: "…"
        )
    }
  }
}
