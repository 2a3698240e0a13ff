import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@Suite struct EditedFilesTests {
  private let folder = TemporaryFolder()

  private func loader(_ edited: EditedFiles, budget: Budget = .default) -> ResourceLoader {
    ResourceLoader(policy: ResourcePolicy(folders: [folder.url]), budget: budget, edited: edited)
  }

  private func text(_ url: URL, _ loader: ResourceLoader) throws -> String {
    String(decoding: try loader.data(at: url), as: UTF8.self)
  }

  @Test("what is edited is read in place of what the file holds, and other files as they are")
  func inPlace() throws {
    folder.write("card.xml", "saved")
    folder.write("part.xml", "part")
    let card = folder.url.appendingPathComponent("card.xml")
    var edited = EditedFiles([card: "edited"])
    #expect(edited[card] == "edited")
    #expect(try text(card, loader(edited)) == "edited")
    #expect(try text(folder.url.appendingPathComponent("part.xml"), loader(edited)) == "part")
    edited[card] = nil
    #expect(try text(card, loader(edited)) == "saved")
  }

  @Test("a file is found by whatever name it is read")
  func names() throws {
    folder.write("inner/card.xml", "saved")
    folder.link("link.xml", to: folder.url.appendingPathComponent("inner/card.xml"))
    let loader = loader(EditedFiles([folder.url.appendingPathComponent("inner/../link.xml"): "edited"]))
    #expect(try text(folder.url.appendingPathComponent("inner/card.xml"), loader) == "edited")
    #expect(try text(folder.url.appendingPathComponent("link.xml"), loader) == "edited")
  }

  @Test("a file that is yet to be saved is there")
  func unsaved() throws {
    let new = folder.url.appendingPathComponent("new.xml")
    #expect(!loader(EditedFiles()).fileExists(at: new))
    let loader = loader(EditedFiles([new: "new"]))
    #expect(loader.fileExists(at: new))
    #expect(!loader.isMissing(at: new))
    #expect(try text(new, loader) == "new")
  }

  @Test("what may not be read is not read by being edited")
  func policy() throws {
    let outside = TemporaryFolder()
    outside.write("secret.xml", "saved")
    folder.link("link.xml", to: outside.url.appendingPathComponent("secret.xml"))
    let secret = outside.url.appendingPathComponent("secret.xml")
    let loader = loader(EditedFiles([secret: "edited"]))
    for url in [secret, folder.url.appendingPathComponent("link.xml")] {
      #expect(throws: Diagnostic.self) { try loader.data(at: url) }
      #expect(!loader.fileExists(at: url))
    }
  }

  @Test("what is edited is held to the limit of files")
  func limit() throws {
    var budget = Budget.default
    budget.fileSize = 4
    let card = folder.url.appendingPathComponent("card.xml")
    let loader = loader(EditedFiles([card: "12345"]), budget: budget)
    #expect(throws: Diagnostic.self) { try loader.data(at: card) }
  }
}
