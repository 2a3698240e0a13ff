import Foundation

/// Where the programs, fonts and data of others lie that Quoin draws with: where Debian's packages put them, or beside this
/// program, where it came in an archive that carries them (`scripts/bundle`). Nothing of the machine is asked for there.
package struct Installation: Sendable {
  /// That of this program.
  package static let current = Installation(program: executable)

  /// The folder of this program, links resolved.
  package static var programFolder: String { parent(of: executable) }

  private static let executable =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""

  /// The folder above that of the program where it carries what it needs; nil where packages are installed.
  package let root: String?

  /// Finds out what lies beside a program.
  ///
  /// - Parameter program: Its path, links resolved.
  package init(program: String) {
    let root = Self.parent(of: Self.parent(of: program))
    self.root = access(root + "/" + Self.fontSettings, R_OK) == 0 ? root : nil
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Fontconfig's, for programs that ask it themselves; what tells an archive from another folder of programs.
  private static let fontSettings = "share/quoin/fonts.conf"

  /// The path of a program of others.
  package func program(_ name: String) -> String {
    root.map { $0 + "/libexec/" + name } ?? "/usr/bin/" + name
  }

  /// The path of data that a package has.
  ///
  /// - Parameter name: Their place below `/usr/share`.
  package func data(_ name: String) -> String { (root ?? "/usr") + "/share/" + name }

  /// The certificates of those who are believed on the network; nil for the machine's alone.
  package var certificates: String? { root.map { $0 + "/share/quoin/certificates.crt" } }

  /// What Fontconfig remembers of the fonts that are carried, in its own words.
  package var fontMemory: String? { root.map { $0 + "/share/quoin/fontconfig" } }

  /// The variables by which libraries in this process find what is carried, where they have no call for it.
  package var libraryVariables: [String: String] {
    guard let root else { return [:] }
    return [
      // Pango has it read for each map of fonts, whatever the map is given instead: there is nothing in it.
      "FONTCONFIG_FILE": root + "/share/quoin/no-fonts.conf",
      "GDK_PIXBUF_MODULE_FILE": root + "/share/quoin/loaders.cache",
      "LIBTHAI_DICTDIR": root + "/share/libthai",
    ]
  }

  /// The environment without those, for programs of the machine.
  package var machineEnvironment: [String: String] {
    ProcessInfo.processInfo.environment.filter { libraryVariables[$0.key] == nil }
  }

  /// The variables by which programs of others find what is carried; they get no others.
  package var programVariables: [String: String] {
    guard let root else { return [:] }
    return ["FONTCONFIG_FILE": root + "/" + Self.fontSettings, "XDG_CACHE_HOME": root + "/share/quoin"]
  }
}
