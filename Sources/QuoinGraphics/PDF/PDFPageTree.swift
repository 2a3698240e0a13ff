import Foundation
import QuoinDiagnostics

/// The pages of a PDF, as a tree with so many in a branch that readers need not look at all of a long one.
struct PDFPageTree {
  private let writer: PDFWriter
  /// The number, height and label of each page.
  private(set) var pages: [(number: Int, height: CGFloat, label: String?)] = []
  private var branches: [Int] = []

  /// How many pages a branch has.
  private static let branchSize = 256

  init(_ writer: PDFWriter) { self.writer = writer }

  /// Adds a page; gives its number.
  mutating func begin(height: CGFloat, label: String?) -> Int {
    let number = writer.allocate()
    if pages.count % Self.branchSize == 0 { branches.append(writer.allocate()) }
    pages.append((number, height, label))
    return number
  }

  /// Takes back all pages behind the first ones.
  mutating func removeAll(behind count: Int) {
    pages.removeLast(pages.count - count)
    let rest = (count + Self.branchSize - 1) / Self.branchSize
    branches.removeLast(branches.count - rest)
  }

  /// The branch of the last page.
  var parent: Int { branches.last ?? 0 }

  /// Writes the branches; gives the root.
  func finish() throws(Diagnostic) -> Int {
    if branches.count == 1 {
      try write(branches[0], pages.map(\.number), count: pages.count, parent: nil)
      return branches[0]
    }
    let root = writer.allocate()
    for (index, branch) in branches.enumerated() {
      let start = index * Self.branchSize
      let part = pages[start..<min(start + Self.branchSize, pages.count)]
      try write(branch, part.map(\.number), count: part.count, parent: root)
    }
    try write(root, branches, count: pages.count, parent: nil)
    return root
  }

  private func write(_ number: Int, _ kids: [Int], count: Int, parent: Int?) throws(Diagnostic) {
    var words = PDFBytes()
    words.add("<< /Type /Pages")
    if let parent {
      words.add(" /Parent ")
      words.add(parent)
      words.add(" 0 R")
    }
    words.add(" /Count ")
    words.add(count)
    words.add("\n   /Kids [")
    for kid in kids {
      words.add(" ")
      words.add(kid)
      words.add(" 0 R")
    }
    words.add(" ] >>\n")
    try writer.append(words.bytes, nil, as: number)
  }
}
