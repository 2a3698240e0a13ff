import Foundation
import Quoin

/// A tree of boxes below a column 375 points wide, with its views by level, so that a hand-written function can set the
/// same frames without searching.
struct BoxTree {
  static let width: CGFloat = 375

  let root: LMColumnView
  var texts: [BoxTextLeaf] = []

  /// Lays out the root at a width, as high as it needs to be.
  func layOut(width: CGFloat = BoxTree.width) {
    let size = root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    root.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    root.layoutIfNeeded()
  }

  /// `count` leaves that are 44 points high.
  static func flat(_ count: Int) -> BoxTree {
    let root = LMColumnView(spacing: 0)
    for _ in 0..<count {
      let leaf = UIView()
      leaf.height = 44
      root.addSubview(leaf)
    }
    return BoxTree(root: root)
  }

  /// `count` cells: an image, two or three lines of text, a button.
  static func feed(_ count: Int) -> BoxTree {
    var tree = BoxTree(root: LMColumnView(spacing: 0))
    for index in 0..<count {
      let image = UIView()
      image.width = 40
      image.height = 40
      let button = UIView()
      button.width = 60
      button.height = 30
      let lines = LMColumnView(spacing: 0)
      lines.weight = 1
      for line in 0..<(2 + index % 2) {
        let text = BoxTextLeaf(cell: index, line: line)
        lines.addSubview(text)
        tree.texts.append(text)
      }
      tree.root.addSubview(LMRowView(margin: 8, verticalAlignment: .center, spacing: 8, image, lines, button))
    }
    return tree
  }

  /// `depth` columns within each other, or columns and rows in turn, around one text.
  static func nest(_ depth: Int, mixed: Bool = false) -> BoxTree {
    var tree = BoxTree(root: LMColumnView(margin: 1))
    let text = BoxTextLeaf(cell: 0, line: 1)
    tree.texts = [text]
    var box: UIView = tree.root
    for level in 1..<depth {
      let inner = mixed && level % 2 == 1 ? LMRowView(margin: 1) : LMColumnView(margin: 1)
      box.addSubview(inner)
      box = inner
    }
    box.addSubview(text)
    return tree
  }

  /// Ten children on each of four levels, columns and rows in turn, around leaves of 10×10.
  static func balanced() -> BoxTree {
    func fill(_ box: UIView, level: Int) {
      for _ in 0..<10 {
        if level == 3 {
          let leaf = UIView()
          leaf.width = 10
          leaf.height = 10
          box.addSubview(leaf)
        } else {
          let inner = level % 2 == 0 ? LMRowView(spacing: 0) : LMColumnView(spacing: 0)
          box.addSubview(inner)
          fill(inner, level: level + 1)
        }
      }
    }
    let tree = BoxTree(root: LMColumnView(spacing: 0))
    fill(tree.root, level: 0)
    return tree
  }
}
