import Foundation
import QuoinDiagnostics
import QuoinResources

/// Fonts that are not installed: those of a folder beside a template, or those that a program brings along.
///
/// A collection belongs to whoever made it; fonts of one name in two collections have nothing to do with each other.
///
/// ```swift
/// let fonts = FontCollection(folders: [url], loader: loader)
/// let title = UIFont(name: "Acme Sans", size: 22, in: fonts)
/// ```
public final class FontCollection: Sendable {
  /// What is wrong with files that were passed over.
  public let warnings: Diagnostics
  private let faces: [FontFile.Face]

  /// The most files that a collection reads, and the most bytes in them.
  static let fileLimit = 256
  static let sizeLimit = 64 << 20

  init(faces: [FontFile.Face], warnings: Diagnostics = Diagnostics()) {
    self.faces = faces
    self.warnings = warnings
  }

  /// Creates a collection of font files.
  ///
  /// - Parameter files: TrueType or OpenType files or collections of them, each with the name that messages call it.
  /// - Throws: A diagnostic for the first file that cannot be used.
  public convenience init(files: [(name: String, data: Data)]) throws(Diagnostic) {
    var faces: [FontFile.Face] = []
    for file in files { faces += try FontFile.file(file.data, name: file.name).faces }
    self.init(faces: faces)
  }

  /// Creates a collection of the fonts in folders: of all files that end in `.ttf`, `.otf`, `.ttc` or `.otc`.
  ///
  /// Files that cannot be used are passed over, with a warning each in ``warnings``. Of two faces that answer to the same
  /// name, the one in the folder named first counts, and within a folder the one in the file that is first by name.
  ///
  /// - Parameters:
  ///   - folders: The folders; files in folders inside them do not count.
  ///   - loader: Reads the files, under its policy.
  public convenience init(folders: [URL], loader: ResourceLoader) {
    var faces: [FontFile.Face] = []
    var warnings = Diagnostics()
    var (count, size) = (0, 0)
    reading: for folder in folders {
      for name in loader.fileNames(in: folder, withExtensions: Self.extensions) {
        let url = folder.appendingPathComponent(name)
        do throws(Diagnostic) {
          let data = try loader.data(at: url)
          (count, size) = (count + 1, size + data.count)
          guard count <= Self.fileLimit, size <= Self.sizeLimit else {
            warnings.append(.tooManyFonts(in: folder.relativePath))
            break reading
          }
          faces += try FontFile.file(data, name: url.relativePath).faces
        } catch {
          warnings.append(error.weighed(.warning))
        }
      }
    }
    self.init(faces: faces, warnings: warnings)
  }

  /// Creates a collection of a font file, or of all in a folder.
  ///
  /// - Parameters:
  ///   - url: A file or a folder.
  ///   - loader: Reads the files, under its policy.
  /// - Throws: A diagnostic for each file that cannot be used.
  public convenience init(contentsOf url: URL, loader: ResourceLoader) throws(Diagnostics) {
    var isFolder: ObjCBool = false
    if url.isFileURL, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      let folder = FontCollection(folders: [url], loader: loader)
      guard folder.warnings.isEmpty else { throw Diagnostics(folder.warnings.all.map { $0.weighed(.error) }) }
      self.init(faces: folder.faces)
      return
    }
    do throws(Diagnostic) {
      let data = try loader.data(at: url)
      self.init(faces: try FontFile.file(data, name: url.relativePath).faces)
    } catch {
      throw Diagnostics([error])
    }
  }

  /// Whether there is no font in it.
  public var isEmpty: Bool { faces.isEmpty }

  /// The names of all families, in alphabetical order.
  public var familyNames: [String] { Set(faces.map(\.record.family)).sorted() }

  /// The PostScript names of a family's faces, from thin to black with each upright face before its italic.
  public func fontNames(forFamilyName family: String) -> [String] {
    members(of: family).inOrder.postScriptNames
  }

  /// The fonts of both; what this collection has counts first.
  package func adding(_ other: FontCollection) -> FontCollection {
    var warnings = warnings
    warnings.append(contentsOf: other.warnings)
    let others = other.faces.filter { face in !faces.contains { $0.isSame(as: face) } }
    return FontCollection(faces: faces + others, warnings: warnings)
  }

  // MARK: Finding

  func members(of family: String) -> [FontRecord] {
    let family = family.lowercased()
    return faces.filter { $0.families.contains(family) }.map(\.record)
  }

  /// The face nearest to what is wanted in a family, or nil when the family is not here.
  func match(family: String, style: FontStyle) -> FontRecord? { members(of: family).nearest(to: style) }

  /// A family's regular face, or a single face, by any of its names.
  func record(named name: String) -> FontRecord? {
    let lowercased = name.lowercased()
    return match(family: name, style: FontStyle())
      ?? faces.first { $0.names.contains(lowercased) }?.record
      ?? faces.first { $0.record.instances.contains { $0.isCalled(lowercased) } }?.record
  }

  /// The extensions of fonts; web fonts count, to be refused by name.
  private static let extensions = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]
}

extension FontCollection: Hashable {
  /// Two collections are equal when they hold the same faces.
  public static func == (left: FontCollection, right: FontCollection) -> Bool {
    left === right
      || left.faces.elementsEqual(right.faces) { $0.isSame(as: $1) }
  }

  /// Feeds how the faces are called.
  public func hash(into hasher: inout Hasher) { hasher.combine(faces.map(\.record.postScriptName)) }
}

extension Diagnostic {
  fileprivate static func tooManyFonts(in folder: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "The fonts in '\(folder)' are more than \(FontCollection.fileLimit) files or \(FontCollection.sizeLimit >> 20) MB; the rest is not read"
    )
  }

  fileprivate func weighed(_ severity: Severity) -> Diagnostic {
    var copy = self
    copy.severity = severity
    return copy
  }
}
