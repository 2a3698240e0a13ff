import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// What a template file may name besides other files: strings, and the colours and images of catalogs; for editors.
///
/// What cannot be read is left out; drawing the template tells about it.
package struct NamedResources: Sendable {
  /// A string in one language.
  package struct Text: Sendable {
    /// What templates name it by, behind `strings.`.
    package let key: String
    /// The characters; of variants, the first.
    package let text: String
    /// The language, empty where the file says none.
    package let language: String
    /// The file that holds it.
    package let file: URL
    /// That file's text.
    package let source: SourceText
    /// Where its key stands in there, without quotes.
    package let keyRange: Range<Int>
  }

  /// The strings, sorted by key, then in the order in which languages are looked through.
  package let texts: [Text]
  /// The names of colours, sorted.
  package let colors: [String]
  /// The names of images, sorted.
  package let images: [String]
  /// The families of the fonts beside the file, sorted.
  package let fonts: [String]

  /// Looks for what a file may name.
  ///
  /// - Parameters:
  ///   - file: The template's file.
  ///   - loader: Reads what lies around it.
  package init(seenFrom file: URL, loader: ResourceLoader) {
    let folders = ResourceFolders.list(from: file, loader)
    var colors: Set<String> = []
    var images: Set<String> = []
    for folder in folders {
      for name in loader.fileNames(in: folder, withExtensions: ["xcassets"]) {
        let catalog = AssetCatalog(
          folder: folder.appendingPathComponent(name, isDirectory: true), loader: loader)
        colors.formUnion((try? catalog.colorNames()) ?? [])
        images.formUnion((try? catalog.imageNames()) ?? [])
      }
    }
    (self.colors, self.images) = (colors.sorted(), images.sorted())
    let fontFolder = file.deletingLastPathComponent().appendingPathComponent("fonts", isDirectory: true)
    fonts =
      loader.allows(folder: fontFolder)
      ? FontCollection(folders: [fontFolder], loader: loader).familyNames : []
    var texts: [(order: Int, text: Text)] = []
    for (order, found) in LocalizedStrings(folders: folders, loader: loader).tables().enumerated() {
      for (language, strings) in found.table.strings {
        for (key, string) in strings {
          guard let place = string.place else { continue }
          let name = Text(
            key: key, text: string.variants.texts.first ?? "", language: string.language, file: found.file,
            source: found.table.source, keyRange: Self.inside(place.range, of: found.table.source))
          texts.append((order * 2 + (language == found.table.sourceLanguage ? 0 : 1), name))
        }
      }
    }
    self.texts = texts.sorted {
      ($0.text.key, $0.order, $0.text.language) < ($1.text.key, $1.order, $1.text.language)
    }.map(\.text)
  }

  /// A stretch without the quotes around it.
  private static func inside(_ range: Range<Int>, of source: SourceText) -> Range<Int> {
    let utf8 = source.contents.utf8
    guard range.count >= 2, range.upperBound <= utf8.count else { return range }
    let first = utf8[utf8.index(utf8.startIndex, offsetBy: range.lowerBound)]
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}
