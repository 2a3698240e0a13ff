import Foundation
import QuoinDiagnostics

/// The outline of a PDF: lines within lines.
struct PDFOutline {
  private struct Item {
    let entry: DocumentRecord.OutlineEntry
    let number: Int
    let parent: Int
    var children: [Int] = []
    /// How many lines are in it, at all depths.
    var count = 0
  }

  /// Writes the outline.
  ///
  /// - Parameters:
  ///   - entries: At least one.
  ///   - place: The PDF's words for where a line leads.
  /// - Returns: The outline's number.
  static func write(
    _ entries: [DocumentRecord.OutlineEntry], to writer: PDFWriter, place: (DocumentRecord.Place) -> String
  ) throws(Diagnostic) -> Int {
    let root = writer.allocate()
    var items: [Item] = []
    var top: [Int] = []
    // The last lines of rising levels, each in the one before.
    var path: [Int] = []
    for entry in entries {
      while let last = path.last, items[last].entry.level >= entry.level { path.removeLast() }
      let index = items.count
      items.append(
        Item(entry: entry, number: writer.allocate(), parent: path.last.map { items[$0].number } ?? root))
      if let parent = path.last { items[parent].children.append(index) } else { top.append(index) }
      for ancestor in path { items[ancestor].count += 1 }
      path.append(index)
    }
    func reach(_ indices: [Int]) -> String {
      guard let first = indices.first, let last = indices.last else { return "" }
      return " /First \(items[first].number) 0 R /Last \(items[last].number) 0 R"
    }
    for siblings in [top] + items.map(\.children) {
      for (position, index) in siblings.enumerated() {
        let item = items[index]
        var links = reach(item.children)
        if position > 0 { links += " /Prev \(items[siblings[position - 1]].number) 0 R" }
        if position + 1 < siblings.count { links += " /Next \(items[siblings[position + 1]].number) 0 R" }
        if item.count > 0 { links += " /Count \(item.count)" }
        try writer.append(
          "<< /Title \(PDFText.string(item.entry.title)) /Parent \(item.parent) 0 R \(place(item.entry.place))\(links) >>",
          as: item.number)
      }
    }
    try writer.append("<< /Type /Outlines\(reach(top)) /Count \(items.count) >>", as: root)
    return root
  }
}
