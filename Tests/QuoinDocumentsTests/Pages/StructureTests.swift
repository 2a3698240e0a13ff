import Foundation
import QuoinDocuments
import QuoinGraphics
import Testing

/// What a PDF says that parts of pages are.
@Suite struct StructureTests {
  /// The elements of a document, each with its object's number, its type and what it belongs to.
  private struct Elements {
    let text: String
    private let types: [(number: Int, type: String, parent: Int)]

    init(_ content: String, _ language: String? = nil) throws {
      var options = OutputOptions()
      options.pdf.packsObjects = false
      options.metadata.language = language
      let template = try Template(
        markup: "<document size=\"200 x 200\" margin=\"10\">\(content)</document>", registry: .documents)
      text = String(decoding: try template.render(as: .pdf, options: options), as: Unicode.ASCII.self)
      types = text.matches(of: /(\d+) 0 obj\s*<< \/Type \/StructElem \/S \/(\w+) \/P (\d+) 0 R/).compactMap {
        guard let number = Int($0.1), let parent = Int($0.3) else { return nil }
        return (number, String($0.2), parent)
      }
    }

    /// The types of elements that say their language, with that.
    var languages: [String] {
      text.split(separator: "endobj").compactMap {
        $0.firstMatch(of: /\/Type \/StructElem \/S \/(\w+)[\s\S]*\/Lang \((\w+)\)/).map { "\($0.1) \($0.2)" }
      }.sorted()
    }

    /// The types from the document down to each element of a type.
    func paths(to type: String) -> [String] {
      types.filter { $0.type == type }.map { element in
        var path = [element.type]
        var next = types.first { $0.number == element.parent }
        while let found = next {
          path.insert(found.type, at: 0)
          next = types.first { $0.number == found.parent }
        }
        return path.joined(separator: " ")
      }
    }
  }

  @Test func whatStandsInAListIsAnItemOfIt() throws {
    let found = try Elements(
      """
      <UIStackView accessibilityContainerType="list" axis="vertical" height="auto" width="100%">
        <UILabel text="Oak"/><UILabel text="Ash"/>
      </UIStackView>
      """)
    #expect(found.paths(to: "P") == ["Document L LI LBody P", "Document L LI LBody P"])
  }

  @Test func aPartSaysItsLanguage() throws {
    let found = try Elements(
      """
      <UILabel language="fr" text="Bonjour"/>
      <UILabel accessibilityLanguage="it" headingLevel="1" text="Salve"/>
      <UIView accessibilityLanguage="sv" height="auto" width="100%"><UILabel text="Hej"/></UIView>
      <table accessibilityLanguage="fi" width="100%"><column/>
        <tr><td accessibilityLanguage="et" text="Tere"/></tr><tr><td text="Moi"/></tr></table>
      """)
    #expect(found.languages == ["Div sv", "H1 it", "P fr", "TD et", "Table fi"])
    #expect(found.paths(to: "P").sorted() == ["Document Div P", "Document P"])
  }

  @Test func aSectionIsAPartInItsLanguageHoweverManyPagesItTakes() throws {
    let found = try Elements(
      """
      <UILabel text="Hello"/>
      <section accessibilityLanguage="fr">
        <UILabel text="Bonjour"/><section><UILabel text="Bonsoir"/></section>
        <UILabel breakBefore="page" text="Adieu"/>
        <section accessibilityLanguage="de"><UILabel text="Hallo"/></section>
      </section>
      <UILabel text="Bye"/>
      """)
    #expect(found.languages == ["Sect de", "Sect fr"])
    #expect(
      found.paths(to: "P").sorted()
        == ["Document P", "Document P"] + Array(repeating: "Document Sect P", count: 4))
  }

  @Test func wordsThatAreHyphenatedByWhatIsAroundThemSayNoLanguage() throws {
    let found = try Elements(
      """
      <UIView accessibilityLanguage="fr" height="auto" width="100%">
        <UILabel hyphenationFactor="0.9" numberOfLines="0" text="Bonjour" width="100%"/>
      </UIView>
      <UILabel text="Say &lt;span lang='it'&gt;ciao&lt;/span&gt;"/>
      """, "en")
    #expect(found.languages == ["Div fr", "Span it"])
  }

  @Test func theContentsAreOneListWithALinkInEachLine() throws {
    let found = try Elements(
      """
      <contents/><UILabel headingLevel="1" text="Oak"/><UILabel headingLevel="1" text="Ash"/>
      """)
    #expect(found.paths(to: "TOC") == ["Document TOC"])
    let path = "Document TOC TOCI Reference Link"
    #expect(found.paths(to: "Link") == [path, path])
    #expect(found.text.contains("/Contents (Oak)"))
  }

  @Test func aLinkHoldsItsText() throws {
    let found = try Elements("<UILabel link=\"https://example.org/oak\" text=\"Oak\"/>")
    #expect(found.paths(to: "Link") == ["Document P Link"])
    #expect(found.text.contains("/Contents (Oak)"))
    #expect(found.text.contains(/\/S \/Link[^>]*\/Pg \d+ 0 R\s+\/K \[ 0 << \/Type \/OBJR/))
  }

  @Test func aLinkWithinATextThatGoesOverPagesIsOne() throws {
    let words = String(repeating: "the one place of all ", count: 60)
    let found = try Elements(
      "<UILabel numberOfLines=\"0\">See <a href=\"https://x.org\">\(words)</a> now</UILabel>")
    #expect(found.text.matches(of: /\/Type \/Page\b/).count > 1)
    #expect(found.paths(to: "Link") == ["Document P Link"])
  }

  @Test func aShadowIsNotReadOut() throws {
    let found = try Elements("<UILabel text=\"Oak\" shadowColor=\"gray\"/>")
    #expect(found.text.contains(/\/S \/P [^>]*\/K \[ 0 \]/))
    #expect(found.paths(to: "P") == ["Document P"])
  }

  @Test func aListWithinATextIsOne() throws {
    let found = try Elements(
      """
      <UILabel numberOfLines="0">Trees<ul><li>Oak<ol type="a"><li>leaf</li></ol></li><li>Ash</li></ul></UILabel>
      """)
    #expect(found.paths(to: "P") == ["Document Div P"])
    #expect(found.paths(to: "L") == ["Document Div L LI LBody L", "Document Div L"])
    #expect(found.paths(to: "Lbl").count == 3 && found.paths(to: "LBody").count == 3)
    #expect(found.text.contains("/ListNumbering /Disc") && found.text.contains("/ListNumbering /LowerAlpha"))
  }

  @Test func aListWithinATextGoesOnOnTheNextPage() throws {
    let items = (1...6).map { "<li>\($0) \(String(repeating: "tree ", count: 40))</li>" }.joined()
    let found = try Elements("<UILabel numberOfLines=\"0\"><ol>\(items)</ol></UILabel>")
    #expect(found.text.matches(of: /\/Type \/Page\b/).count > 2)
    #expect(found.paths(to: "L") == ["Document Div L"])
    #expect(found.paths(to: "LBody") == Array(repeating: "Document Div L LI LBody", count: 6))
    #expect(found.paths(to: "Lbl").count == 6)
  }

  @Test func aListInACellStandsInTheCell() throws {
    let found = try Elements("<table><tr><td><ul><li>Oak</li></ul></td></tr></table>")
    #expect(found.paths(to: "LBody") == ["Document Table TBody TR TD L LI LBody"])
  }
}
