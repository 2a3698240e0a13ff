import Foundation
import Quoin

/// The files of the examples.
enum ExampleFile {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples").standardizedFileURL

  static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  static func data(_ path: String) throws -> TemplateData {
    try TemplateData(json: Data(contentsOf: url(path)), file: path)
  }
}
