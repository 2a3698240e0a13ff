import Foundation
import Testing

@testable import QuoinDocuments

/// Lists that go over many pages.
@Suite struct LongListDivisionTests {
  /// A view that counts how often it has been put somewhere else.
  private final class Item: UIView {
    var moves = 0

    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }

    override func didMoveToSuperview() { moves += 1 }
  }

  private func room(_ height: CGFloat = 100) -> PageRoom {
    PageRoom(width: 100, height: height, pageHeight: height, isWholePage: true)
  }

  /// The parts of a view on pages of 100 points, the last one being the rest.
  private func parts(of view: UIView) -> [UIView] {
    var (parts, rest): ([UIView], UIView) = ([], view)
    while rest.bounds.height > 100, let division = rest.division(in: room()) {
      let part: UIView
      (part, rest) = division.divide()
      parts.append(part)
    }
    return parts + [rest]
  }

  private func list(_ items: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: items)
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20 * items.count)
    stack.layoutIfNeeded()
    return stack
  }

  @Test func nothingIsMovedThatDoesNotStandOnThePage() {
    let items = (0..<200).map { _ in Item() }
    let parts = parts(of: list(items))
    #expect(parts.count == 40)
    // Into the stack, into what remains, and onto the page.
    #expect(items.allSatisfy { $0.moves <= 3 }, "\(items.map(\.moves).max() ?? 0)")
    #expect(parts.map(\.subviews.count).allSatisfy { $0 == 5 })
    #expect(parts.map(\.bounds.height).allSatisfy { $0 == 100 })
    for part in parts {
      #expect(part.subviews.map { $0.frame.minY - part.bounds.minY } == [0, 20, 40, 60, 80])
    }
  }

  @Test func linesThatGoOverPushDownWhatIsBelowThem() {
    let items = (0..<4).map { index in
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 10)
      label.text = (1...9).map { "\(index) line \($0)" }.joined(separator: "\n")
      return label
    }
    let stack = UIStackView(arrangedSubviews: items)
    stack.axis = .vertical
    let size = stack.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: size.height)
    stack.layoutIfNeeded()
    let parts = parts(of: stack)
    #expect(parts.count > 3)
    var lines: [String] = []
    for part in parts {
      #expect(part.bounds.height <= 100.01)
      var end: CGFloat = 0
      for child in part.subviews {
        #expect(child.frame.minY - part.bounds.minY >= end - 0.01)
        end = child.frame.maxY - part.bounds.minY
        let text = (child as? UILabel)?.text ?? child.accessibilityLabel ?? ""
        lines += text.split(separator: "\n").map(String.init)
      }
      #expect(abs(end - part.bounds.height) < 0.01)
    }
    #expect(lines == (0..<4).flatMap { index in (1...9).map { "\(index) line \($0)" } })
  }

  @Test func whatStandsBesideOtherThingsGoesOverAtItsOwnHeight() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 260))
    for (x, count) in [(0, 13), (50, 6)] {
      for index in 0..<count {
        view.addSubview(UIView(frame: CGRect(x: x, y: index * 20, width: 50, height: 20)))
      }
    }
    let parts = parts(of: view)
    #expect(parts.map(\.subviews.count) == [10, 6, 3])
    #expect(parts.map(\.bounds.height) == [100, 100, 60])
  }
}
