import Foundation
import QuoinGraphics
import QuoinTemplates
import Testing

@Suite("Threads")
struct ThreadTests {
  @Test("eight threads draw the bytes that one draws, whatever templates and formats go on beside each other")
  func manyThreads() async throws {
    let jobs = try ["Card", "Labels", "Phone"].flatMap { name in
      try RenderingJob.jobs(example: name)
    }
    let alone = try jobs.map { try $0.render() }
    try await withThrowingTaskGroup(of: [String].self) { group in
      for thread in 0..<8 {
        group.addTask {
          var different: [String] = []
          for round in 0..<20 {
            // Each thread goes through the jobs in an order of its own, so that all pairs meet.
            let index = (round * 5 + thread * 7) % jobs.count
            if try jobs[index].render() != alone[index] { different.append(jobs[index].name) }
          }
          return different
        }
      }
      for try await different in group { #expect(different == []) }
    }
  }
}

/// An example drawn in a format.
private struct RenderingJob: Sendable {
  let name: String
  let template: Template
  let data: TemplateData
  let format: OutputFormat
  let options: OutputOptions

  static func jobs(example: String) throws -> [RenderingJob] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/\(example)").standardizedFileURL
    let file = folder.appendingPathComponent(example.lowercased())
    let template = try Template(contentsOf: file.appendingPathExtension("xml"))
    let data = try TemplateData(
      json: Data(contentsOf: file.appendingPathExtension("json")), file: example)
    func job(_ format: OutputFormat, text: SVGOptions.Text = .text) -> RenderingJob {
      var options = OutputOptions()
      options.svg.text = text
      return RenderingJob(
        name: "\(example) as \(format) with \(text)", template: template, data: data, format: format,
        options: options)
    }
    return [job(.pdf), job(.png), job(.svg), job(.svg, text: .outlines)]
  }

  func render() throws -> Data {
    try template.render(
      state: data.stateValues, constants: data.constantValues, as: format, options: options)
  }
}
