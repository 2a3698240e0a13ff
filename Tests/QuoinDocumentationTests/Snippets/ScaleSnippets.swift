// swift-format-ignore-file: the pages show these pieces to the character.
import Foundation
import Quoin
import QuoinBatch
import Testing

@Suite struct ScaleSnippets {
  // snippet
  func drawAll(_ template: Template, in folder: String) throws {
    let batch = try Batch(
      rows: RowReader(path: "\(folder)/people.csv"), name: PictureName("\(folder)/cards/{id}.png"), output: .folder
    ) { data throws(Diagnostics) in
      try template.rendering(state: data.stateValues, constants: data.constantValues, as: .png)
    }
    let summary = try batch.run(report: { outcome in print(outcome.name ?? "-") })
    print("\(summary.drawn) drawn, \(summary.failed) failed")
  }
  // end

  @Test func rowsBecomePictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-scale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("id,width\na,10\nb,20\n".utf8).write(to: folder.appendingPathComponent("people.csv"))
    try drawAll(Template(markup: "<UIView width=\"{width}\" height=\"4\"/>"), in: folder.path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cards").sorted()
    #expect(names == ["a.png", "b.png"])
  }
}
