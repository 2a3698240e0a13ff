import Foundation
import QuoinDiagnostics
import QuoinDocuments
import Testing

/// Attributes that mean nothing where they stand, and values that pages do not have.
@Suite struct PageAttributeTests {
  private func problems(_ content: String, attributes: String = "") -> [String] {
    do {
      let template = try Template(
        markup: "<document size=\"A6\" \(attributes)>\(content)</document>", registry: .documents)
      return try template.rendering(as: .pdf).warnings.all.map(\.message)
    } catch { return Diagnostics(error).all.map(\.message) }
  }

  @Test(arguments: [
    ("<UIView height=\"9\" note=\"a\"/>", "This note is not shown"),
    ("<UILabel headingLevel=\"9\" text=\"a\"/>", "The level of a heading goes from 1 to 6"),
    ("<UILabel text=\"a\" top=\"20\"/>", "top"),
    ("<UILabel link=\"example.org\" text=\"a\"/>", "The link 'example.org' is no address"),
    ("<QRCode content=\"\"/>", "A QR code needs something to say"),
    ("<QRCode content=\"{''}\"/>", "A QR code needs something to say"),
    ("<Barcode type=\"ean13\"/>", "An EAN-13 code needs something to say"),
    ("<table><column/><tr><td colSpan=\"2\"/></tr></table>", "Unknown property colSpan of td"),
    ("<table><column/><td/></table>", "table takes no td inside; td stands in a row"),
    ("<table><tbody/></table>", "<table> takes no HTML, but <tbody> stands inside it"),
  ])
  func isTold(content: String, message: String) {
    let found = problems(content)
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test func aPageHasAColumn() {
    #expect(
      problems("<UILabel text=\"a\"/>", attributes: "columns=\"0\"") == [
        "A page has one column or more, not 0"
      ])
  }

  @Test func namesOfHTMLLeadToThoseHere() {
    func suggestion(_ attribute: String) -> String? {
      let markup = "<document><table><tr><td \(attribute)=\"2\"/></tr></table></document>"
      do throws(Diagnostics) { _ = try Template(markup: markup, registry: .documents).instantiate() } catch {
        return error.all.first?.suggestion
      }
      return nil
    }
    #expect(suggestion("colSpan") == "columnSpan")
    #expect(suggestion("colspan") == "columnSpan")
    #expect(suggestion("rowspan") == "rowSpan")
  }

  @Test(arguments: [
    ("", "room, numberOfLines=\"0\" or adjustsFontSizeToFitWidth"), ("numberOfLines=\"0\"", "room"),
    ("adjustsFontSizeToFitWidth=\"true\" minimumScaleFactor=\"0.9\"", "room or numberOfLines=\"0\""),
    ("numberOfLines=\"2\"", "room, numberOfLines=\"0\" or adjustsFontSizeToFitWidth"),
  ])
  func whatHelpsTextIsNothingThatIsSet(attributes: String, ways: String) throws {
    let template = try Template(
      markup:
        "<UILabel \(attributes) height=\"20\" width=\"40\" text=\"A text that is far too long for it\"/>",
      registry: .documents)
    let notes = try template.rendering(as: .png).warnings.all.flatMap(\.notes).map(\.message)
    #expect(notes == ["Give it \(ways), or say that it is meant by lineBreakMode"])
  }
}
