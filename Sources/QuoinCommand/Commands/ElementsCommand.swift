import ArgumentParser
import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine
import QuoinDiagnostics
import QuoinDocuments
import QuoinTools

/// `quoin elements`: what templates may name.
struct ElementsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "elements",
    abstract: "List the elements that templates may hold, or the attributes of one.",
    discussion: """
      quoin elements                    every element with a line
      quoin elements UILabel            its attributes with types, units and a line each
      quoin elements UIColor            the names of a type
      quoin elements --markdown folder  a page for each element
      """)

  @Argument(help: "An element or a type.")
  var name: String?

  @Option(help: ArgumentHelp("Write the reference as pages of Markdown.", valueName: "folder"))
  var markdown: String?

  @Flag(help: "Write all elements and types as JSON.")
  var json = false

  func validate() throws {
    if [name != nil, markdown != nil, json].filter({ $0 }).count > 1 {
      throw ValidationError("Give a name, --markdown or --json, not several of them")
    }
  }

  func run() throws {
    let schema = ComponentRegistry.documents.schema
    if let markdown {
      for page in ReferencePages(schema: schema).pages {
        try OutputFile(path: "\(markdown)/\(page.name)").write(Data(page.text.utf8))
      }
    } else if json {
      try Console.output(JSONText(encoding: schema).line)
    } else {
      let listing = ElementListing(schema: schema)
      try Console.output(try name.map { try listing.text(for: $0) } ?? listing.text)
    }
  }
}
