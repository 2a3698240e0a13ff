import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinBatch

@Suite struct BatchTargetTests {
  private func described(
    _ output: String, name: String? = nil, format: OutputFormat? = nil, archive: BatchTarget.Archive? = nil
  ) -> String {
    do {
      let target = try BatchTarget(output: output, name: name, format: format, archive: archive)
      let kind =
        switch target.kind {
        case .pictures(.folder): "files"
        case .pictures(.tar(let path)): "tar \(path ?? "-")"
        case .pictures(.zip(let path)): "zip \(path ?? "-")"
        case .document(let path): "document \(path ?? "-")"
        }
      return "\(kind) | \(target.name) | \(target.format) | \(target.folder)"
    } catch {
      return error.message
    }
  }

  @Test func anOutputTellsWhatIsMeant() {
    #expect(described("cards/{id}.png") == "files | cards/{id}.png | png | cards")
    #expect(described("{id}.svg") == "files | {id}.svg | svg | .")
    #expect(described("/{id}.svg") == "files | /{id}.svg | svg | /")
    #expect(described("a/b{x}/{id}", format: .jpeg) == "files | a/b{x}/{id} | jpeg | a")
    #expect(described("out/cards.zip") == "zip out/cards.zip | {rowNumber}.png | png | out")
    #expect(described("cards.tar", name: "{id}.pdf") == "tar cards.tar | {id}.pdf | pdf | .")
    #expect(described("-") == "tar - | {rowNumber}.png | png | .")
    #expect(described("-", format: .svg) == "tar - | {rowNumber}.svg | svg | .")
    #expect(described("-", format: .pdf) == "document - |  | pdf | .")
    #expect(described("-", archive: .zip) == "zip - | {rowNumber}.png | png | .")
    #expect(described("-", format: .pdf, archive: .tar) == "tar - | {rowNumber}.pdf | pdf | .")
    #expect(described("cards", archive: .zip) == "zip cards | {rowNumber}.png | png | .")
    #expect(described("all.pdf") == "document all.pdf |  | pdf | .")
  }

  @Test func anOutputThatTellsTooLittleIsRefused() {
    #expect(described("cards/{id}").hasPrefix("The name 'cards/{id}' ends in no format; give it .png, .jpg"))
    #expect(described("cards.zip", name: "{id}").hasPrefix("The name '{id}' ends in no format"))
    #expect(described("{id}.png", name: "x").hasPrefix("The output names each picture already"))
    #expect(described("{id}.png", archive: .zip).hasPrefix("The output is a file for each row"))
    #expect(described("card.png").hasPrefix("All pictures would be called 'card.png'"))
  }
}
