import Foundation
import QuoinDocuments
import QuoinTestSupport
import Testing

/// What holds for every document: nothing is lost or there twice, the order stays, and no page is overfull.
@Suite struct PageLawTests {
  @Test(arguments: 0..<60) func everyBlockStandsOnceAndInOrderAndInsideItsPage(seed: UInt64) throws {
    var random = RandomBlocks(seed: seed)
    let count = random.number(1...40)
    let document = DocumentView()
    document.size = PageSize(width: 300, height: CGFloat(random.number(160...500)))
    document.margin = PageMargins(20)
    document.spacing = CGFloat(random.number(0...12))
    document.columnCount = random.number(0...4) == 0 ? 2 : 1
    let blocks = random
    document.content = ViewContent {
      var random = blocks
      return (0..<count).map { random.block($0) }
    }
    let pages = try ComposedPages(document)
    let words = pages.frames.flatMap { page in
      Self.inReadingOrder(page).flatMap { $0.text.split(separator: " ").map(String.init) }
    }
    var expected = blocks
    #expect(words == (0..<count).flatMap { expected.words($0) })
    let height = try #require(document.size).height
    if pages.warnings.isEmpty {
      for page in pages.frames {
        for (text, frame) in page {
          #expect(
            // One that is as high as its page may reach beyond it by less than a pixel.
            frame.minY >= 19.99 && frame.maxY <= height - 19.5,
            "\(text) at \(frame) in \(height), seed \(seed)")
        }
      }
    }
    #expect(pages.frames.dropFirst().allSatisfy { !$0.isEmpty })
  }

  /// The second column behind the first one.
  private static func inReadingOrder(_ page: [(text: String, frame: CGRect)]) -> [(
    text: String, frame: CGRect
  )] {
    page.filter { $0.frame.minX < 145 } + page.filter { $0.frame.minX >= 145 }
  }

  @Test(arguments: 0..<30) func everyRowOfATableStandsOnOnePage(seed: UInt64) throws {
    var random = RandomBlocks(seed: seed)
    let count = random.number(0...120)
    let heights = (0..<max(count, 1)).map { _ in random.number(6...40) }
    let document = DocumentView()
    document.size = PageSize(width: 300, height: CGFloat(random.number(160...500)))
    document.margin = PageMargins(10)
    document.content = ViewContent {
      let table = TableView(columns: [TableColumn(width: .fixed(40)), TableColumn()])
      table.makeEdges = {
        [
          TableHeadView([TableRowView([TableHeaderCell("head")])]),
          TableFootView([TableRowView([TableHeaderCell("foot")])], on: .notLast),
        ]
      }
      table.content = ViewContent {
        (0..<count).lazy.map { index in
          let cell = TableCell("\(index)")
          cell.layoutSizing.height = CGFloat(heights[index])
          return PageBlock(TableRowView([cell]), item: index)
        }
      }
      return [table]
    }
    let pages = try ComposedPages(document)
    let rows = pages.texts.flatMap { $0.filter { Int($0) != nil } }
    #expect(rows == (0..<count).map { "\($0)" })
    for (number, page) in pages.texts.enumerated() {
      #expect(page.first == "head")
      #expect((page.last == "foot") == (number < pages.texts.count - 1))
    }
    let bottom = try #require(document.size).height - 9.99
    #expect(pages.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= bottom } })
  }
}

/// Makes the same blocks each time.
private struct RandomBlocks {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state >> 11) % range.count
  }

  /// A block, whose words say which it is.
  mutating func block(_ index: Int) -> UIView {
    let view = make(index)
    switch number(0...9) {
    case 0: view.pageRules.keepWithNext = true
    case 1: view.pageRules.breakBefore = .page
    case 2: view.pageRules.keepTogether = true
    case 3: (view.pageRules.orphans, view.pageRules.widows) = (number(1...4), number(1...4))
    case 4: view.pageRules.decorationBreak = .clone
    case 5: view.pageRules.spacingAfter = CGFloat(number(0...30))
    default: break
    }
    return view
  }

  mutating func words(_ index: Int) -> [String] {
    block(index).allTexts.flatMap { $0.split(separator: " ").map(String.init) }
  }

  private mutating func make(_ index: Int) -> UIView {
    switch number(0...5) {
    case 0, 1: return text(index, part: 0)
    case 2:
      let stack = UIStackView()
      stack.axis = .vertical
      stack.spacing = CGFloat(number(0...8))
      for part in 0..<number(1...5) { stack.addArrangedSubview(text(index, part: part)) }
      return stack
    case 3:
      let row = UIStackView()
      row.alignment = .top
      row.distribution = .fillEqually
      row.addArrangedSubview(text(index, part: 0))
      return row
    default:
      let box = UIView()
      // A few are higher than any page.
      box.layoutSizing.height = CGFloat(number(0...15) == 0 ? number(470...700) : number(4...110))
      box.accessibilityLabel = "\(index).box"
      let outer = UIStackView(arrangedSubviews: [box])
      outer.axis = .vertical
      return outer
    }
  }

  private mutating func text(_ index: Int, part: Int) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    label.text = (0..<number(1...60)).map { "\(index).\(part).\($0)" }.joined(separator: " ")
    return label
  }
}

extension UIView {
  fileprivate var allTexts: [String] {
    if let text = (self as? UILabel)?.text ?? accessibilityLabel { return [text] }
    return subviews.flatMap(\.allTexts)
  }
}
