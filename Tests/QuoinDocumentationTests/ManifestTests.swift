import Foundation
import Testing

/// The package that the README shows is one.
@Suite struct ManifestTests {
  @Test func theManifestIsRead() throws {
    let blocks = try DocumentPage("README.md").blocks
    let manifest = try #require(blocks.first { $0.text.hasPrefix("// swift-tools-version") })
    let folder = try DocumentFolder()
    try folder.write("Package.swift", manifest.text)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = [
      "300", "swift", "package", "--package-path", folder.url.path, "--manifest-cache", "none",
      "dump-package",
    ]
    let output = folder.url.appendingPathComponent("output.json")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(text.contains("\"Quoin\"") && text.contains("\"quoin\""))
  }
}
