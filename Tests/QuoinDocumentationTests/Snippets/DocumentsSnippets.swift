// swift-format-ignore-file: the pages show these pieces to the character.

import Foundation
import QuoinDocuments
import Testing

@Suite struct DocumentsSnippets {
  @Test func rowsBecomePages() throws {
    // snippet
    let document = DocumentView()
    document.size = .a5
    document.content = ViewContent {
      (1...1000).lazy.map { number in
        let label = UILabel()
        label.text = "Row \(number)"
        return label
      }
    }
    let pdf = try document.pdf()
    // end
    #expect(pdf.count > 1000)
  }
}
