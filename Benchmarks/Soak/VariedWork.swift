import Foundation
import Quoin
import QuoinDocuments

/// Templates that are compiled for one picture each, with fonts, pictures and documents of their own: what a process holds must not
/// follow from how many there were.
final class VariedWork {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-soak-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func draw(_ number: Int) throws {
    switch number % 5 {
    case 0: try drawFonts(number)
    case 1: try drawImage(number, as: .png)
    case 2: try drawImage(number, as: .pdf)
    case 3: try drawRichText(number)
    default: try drawDocument(number)
    }
  }

  private func render(_ markup: String, _ state: [String: Any], as format: OutputFormat) throws {
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [folder]))
    let template = try Template(
      markup: markup, base: folder.appendingPathComponent("template.xml"), loader: loader, registry: .documents)
    _ = try template.render(state: state, as: format)
  }

  private func drawFonts(_ number: Int) throws {
    let styles = ["", " bold", " italic", " light", " monospaced"]
    let size = 8 + Double(number % 400) / 10
    try render(
      """
      <UIView id="view\(number)" width="300" height="120"><UILabel width="100%" numberOfLines="0" text="{text}"
      font="system\(styles[number / 5 % styles.count]) \(size)"/></UIView>
      """, ["text": "Number \(number) in \(size) points, \(number * 7919)"], as: .png)
  }

  private func drawImage(_ number: Int, as format: OutputFormat) throws {
    let side = 10 + number % 70
    let name = "\(number).\(number % 4 == 0 ? "svg" : number % 3 == 0 ? "jpeg" : "png")"
    let size = CGSize(width: side, height: 20)
    let data = try Renderer.render(size: size, format: OutputFormat(fileName: name) ?? .png) { canvas in
      for x in 0..<side {
        canvas.fill(
          CGRect(x: CGFloat(x), y: 0, width: 1, height: CGFloat(x * number % 20)),
          color: UIColor(red: CGFloat(x) / 80, green: CGFloat(number % 97) / 97, blue: 0.5, alpha: 1))
      }
    }
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try render(
      "<UIView width='200' height='90'><UIImageView image='\(name)' width='\(side)' layer.shadowOpacity='0.5' layer.shadowRadius='3'/></UIView>",
      [:], as: format)
  }

  private func drawRichText(_ number: Int) throws {
    try render(
      "<UIView width='300' height='auto'><UILabel width='100%' numberOfLines='0' attributedText='{html}'/></UIView>",
      [
        "html":
          "<b>Bold \(number)</b> <i>and \(number * 3)</i> <a href='https://example.com/\(number)'>\(number * 7)</a>"
      ],
      as: number % 2 == 0 ? .svg : .png)
  }

  private func drawDocument(_ number: Int) throws {
    try render(
      """
      <document size="a5" margin="20"><foot><UILabel text="{pageNumber} of {pageCount}"/></foot><UILabel text="Part \(number)"
      headingLevel="1"/><repeat for="row" in="rows"><UILabel text="{index}: {row}"/></repeat></document>
      """, ["rows": (0..<1 + number % 90).map { "row \($0) of \(number)" }], as: .pdf)
  }
}
