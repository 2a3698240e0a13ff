import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A length above 0 that comes to no pixel is told; where there are no pixels, none does.
@Suite struct VanishingLengthTests {
  private func warnings(_ content: String, as format: OutputFormat = .png, scale: CGFloat = 1) throws
    -> [String]
  {
    let template = try Template(markup: "<UIView width='90' height='60'>\(content)</UIView>", name: "t")
    var options = OutputOptions()
    options.scale = scale
    return try template.rendering(as: format, options: options).warnings.all.map(\.description)
  }

  private func message(_ length: String, pixel: String = "1") -> String {
    "The \(length) points, and nothing of it is seen: a pixel is \(pixel)"
  }

  @Test(arguments: [
    ("<UIView height='0.3'/>", "height of <UIView> is 0.3"),
    ("<UIView height='0.3' top='30.1'/>", "height of <UIView> is 0.3"),
    // Edges that are subtracted leave a little less than what people see.
    ("<UIView top='10' bottom='49.7'/>", "height of <UIView> is 0.3"),
    (
      "<UIView left='3' right='86.8' height='5'/>",
      "width of <UIView> is 0.2"
    ),
    (
      "<UIStackView><UIView width='8' height='0.4'/><UIView height='5'/></UIStackView>",
      "height of <UIView> is 0.4"
    ),
    ("<LMColumnView><UIView width='8' height='0.25'/><UIView width='4' height='5'/></LMColumnView>", ""),
    ("<UIImageView height='5' width='0.04'/>", "width of <UIImageView> is 0.04"),
  ])
  func whatSnapsToNothingIsTold(content: String, length: String) throws {
    let found = try warnings(content)
    if length.isEmpty {
      // Boxes make as much room as there are pixels for.
      #expect(found == [])
      return
    }
    #expect(found.count == 1 && found.first?.hasSuffix(message(length)) == true, "\(found)")
    #expect(try warnings(content, as: .svg) == [] && warnings(content, as: .pdf) == [])
  }

  @Test func theAttributeIsThePlaceOfTheWarningAndTheScaleCounts() throws {
    let content = "<UIView height='0.3'/>"
    #expect(try warnings(content).first?.hasPrefix("t:1:48: warning: ") == true)
    #expect(try warnings(content, scale: 2) == [])
    #expect(
      try warnings("<UIView height='0.2'/>", scale: 2).first?.hasSuffix(
        message("height of <UIView> is 0.2", pixel: "0.5")) == true)
    #expect(
      try warnings("<UIView height='0.1'/>", scale: 3).first?.hasSuffix(
        message("height of <UIView> is 0.1", pixel: "0.333")) == true)
  }

  @Test func copiesAreToldOnceAndBothSidesOfOneViewApart() throws {
    let copies = "<repeat for='i' in='0..&lt;3'><UIView top='9 * i' height='0.1 * (i + 1)'/></repeat>"
    #expect(
      try warnings(copies).map { String($0.drop { $0 != "T" }) } == [
        message("height of <UIView> is 0.1") + ", and 2 more like this"
      ])
    #expect(try warnings("<UIView width='0.3' height='0.4'/>").count == 2)
  }

  @Test(arguments: [
    "<UIView height='0'/>", "<UIView height='0.5'/>", "<UIView isHidden='true' height='0.3'/>",
    "<UIView height='0.7' top='10.2'/>", "<UILabel text=''/>", "<UIView height='50%' width='0'/>",
  ])
  func nothingElseIs(content: String) throws {
    #expect(try warnings(content) == [])
  }
}
