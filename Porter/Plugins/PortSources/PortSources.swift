import Foundation
import PackagePlugin

/// Compiles a target's sources as `quoin port` writes them, in the place of the sources themselves.
///
/// What the target's `sources` name in the manifest is compiled as it stands; all other files below its folder, but for
/// those that `exclude` names, are ported.
@main
struct PortSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let sources = files(of: target)
    guard !sources.isEmpty else { return [] }
    // What is compiled as it stands is known, and what other targets of the package declare.
    let used =
      plain(target)
      + target.dependencies.compactMap { dependency -> [URL]? in
        guard case .target(let other) = dependency, let module = other as? SwiftSourceModuleTarget else {
          return nil
        }
        return files(of: module)
      }.flatMap { $0 }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Ported")
    let names = sources.map { $0.deletingPathExtension().lastPathComponent + ".ported.swift" }
    return [
      .buildCommand(
        displayName: "Porting \(target.name)",
        executable: try context.tool(named: "quoin-port").url,
        arguments: ["--keep-going", "--flat", "--output", output.path]
          + used.flatMap { ["--using", $0.path] }
          + sources.map(\.path),
        inputFiles: sources + used, outputFiles: names.map(output.appendingPathComponent))
    ]
  }

  /// The files of a target that its manifest names as sources.
  private func plain(_ target: SwiftSourceModuleTarget) -> [URL] {
    target.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
  }

  /// The files of a target that its manifest does not name as sources. Folders that links lead to are among them.
  private func files(of target: SwiftSourceModuleTarget) -> [URL] {
    target.sourceFiles.filter { $0.type == .unknown && $0.url.pathExtension == "swift" }.map(\.url)
      .sorted { $0.path < $1.path }
  }
}
