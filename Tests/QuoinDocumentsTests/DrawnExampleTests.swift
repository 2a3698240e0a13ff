import Foundation
import QuoinDocuments
import Testing

/// The examples of codes, paths and charts.
@Suite struct DrawnExampleTests {
  private func rendering(_ example: String, as format: OutputFormat, options: OutputOptions) throws
    -> Rendering
  {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Examples/\(example)")
      .standardizedFileURL
    let data = try TemplateData(
      json: Data(contentsOf: file.deletingPathExtension().appendingPathExtension("json")),
      file: "\(example).json")
    let rendering = try Template(contentsOf: file, registry: .documents).rendering(
      state: data.stateValues, constants: data.constantValues, as: format, options: options)
    #expect(rendering.warnings.isEmpty, "\(rendering.warnings)")
    if let folder = ProcessInfo.processInfo.environment["QUOIN_PICTURES"] {
      try rendering.data.write(
        to: URL(fileURLWithPath: folder).appendingPathComponent(
          file.deletingPathExtension().lastPathComponent + ".\(format)"))
    }
    return rendering
  }

  @Test func aShippingLabelFitsItsPrinter() throws {
    var options = OutputOptions()
    options.scale = 203 / 72
    options.png.colors = .bilevel
    let rendering = try rendering("ShippingLabel/label.xml", as: .png, options: options)
    #expect(abs(rendering.size.height - 432) < 1e-6)
    let image = try #require(UIImage(data: rendering.data)?.cgImage)
    #expect(image.size == CGSize(width: 812, height: 1218))
  }

  @Test func aCertificateIsDrawnInLines() throws {
    _ = try rendering("Certificate/certificate.xml", as: .pdf, options: OutputOptions())
    var options = OutputOptions()
    options.scale = 2
    _ = try rendering("Certificate/certificate.xml", as: .png, options: options)
  }
}
