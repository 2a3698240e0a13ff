import Foundation
import Testing

@testable import QuoinResources

@Suite struct InstallationTests {
  private let folder = TemporaryFolder()

  private func installation() -> Installation {
    Installation(program: folder.url.appendingPathComponent("bin/quoin").path)
  }

  @Test func packagesLieWhereDebianPutsThem() {
    folder.write("share/quoin/other", "")
    for installation in [
      self.installation(), Installation(program: "/usr/bin/quoin"), Installation(program: ""),
    ] {
      #expect(installation.root == nil)
      #expect(installation.program("curl") == "/usr/bin/curl")
      #expect(installation.data("hyphen/") == "/usr/share/hyphen/")
      #expect(installation.certificates == nil && installation.fontMemory == nil)
      #expect(installation.libraryVariables.isEmpty && installation.programVariables.isEmpty)
      #expect(installation.machineEnvironment == ProcessInfo.processInfo.environment)
    }
  }

  @Test func whatAnArchiveCarriesIsFoundBesideTheProgram() {
    folder.write("share/quoin/fonts.conf", "<fontconfig/>")
    let (installation, root) = (self.installation(), folder.url.path)
    #expect(installation.root == root)
    #expect(installation.program("curl") == root + "/libexec/curl")
    #expect(installation.data("hyphen/") == root + "/share/hyphen/")
    #expect(installation.certificates == root + "/share/quoin/certificates.crt")
    #expect(
      installation.libraryVariables == [
        "FONTCONFIG_FILE": root + "/share/quoin/no-fonts.conf",
        "GDK_PIXBUF_MODULE_FILE": root + "/share/quoin/loaders.cache",
        "LIBTHAI_DICTDIR": root + "/share/libthai",
      ])
    #expect(
      installation.programVariables == [
        "FONTCONFIG_FILE": root + "/share/quoin/fonts.conf", "XDG_CACHE_HOME": root + "/share/quoin",
      ])
  }

  @Test func thisProgramIsInItsFolder() throws {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #expect(Installation.programFolder == URL(fileURLWithPath: program).deletingLastPathComponent().path)
  }
}
