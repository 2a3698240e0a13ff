// swift-format-ignore-file: the pages show these pieces to the character.
import Foundation
import Quoin
import Testing

@Suite struct ResourcesSnippets {
  @Test func oneTemplateSpeaksEachLanguage() throws {
    let documents = try DocumentFolder()
    let folder = documents.url
    try documents.write("card.xml", "<UILabel text=\"{strings.Greeting(name)}\"/>")
    try documents.write("en.lproj/Localizable.strings", "Greeting = \"Hello %@\";")
    try documents.write("de.lproj/Localizable.strings", "Greeting = \"Guten Tag %@\";")
    // snippet: language
    let template = try Template(contentsOf: folder.appendingPathComponent("card.xml"))
    var options = OutputOptions()
    options.traits = UITraitCollection(language: "de")
    let picture = try template.render(state: ["name": "Ada"], size: .width(320), as: .svg, options: options)
    // end
    #expect(String(decoding: picture, as: UTF8.self).contains("Guten Tag"))
  }
}
