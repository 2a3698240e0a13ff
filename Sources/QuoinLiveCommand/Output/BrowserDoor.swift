import Foundation
import QuoinResources

/// Leads the browser to an address that nobody else on the machine is to see.
///
/// What a program is started with can be read by all who use the machine. So the browser is given a file that its user
/// alone can read, and that leads on to the address.
final class BrowserDoor: Sendable {
  private let path: String

  init() {
    // What runs for one user has a folder there that no other looks into.
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    path = "\(folder ?? FileManager.default.temporaryDirectory.path)/quoin-preview-\(UUID().uuidString).html"
  }

  /// Opens an address in the browser, where the system knows how; whoever calls it prints it for where it does not.
  func open(_ address: URL) {
    let text = """
      <!DOCTYPE html><meta charset="utf-8"><title>quoin preview</title>
      <meta http-equiv="refresh" content="0; url=\(address)"><a href="\(address)">Preview</a>

      """
    guard PrivateFile.create(path, text) else { return }
    do {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["xdg-open", path]
      process.environment = Installation.current.machineEnvironment
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
    } catch { remove() }
  }

  /// Takes the file away.
  func remove() { unlink(path) }
}
