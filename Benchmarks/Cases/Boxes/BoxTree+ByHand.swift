import Foundation
import Quoin

/// What a person would write for one of the trees: loops that set the frames the boxes find.
extension BoxTree {
  func layOutFlatByHand(width: CGFloat = BoxTree.width) {
    var y: CGFloat = 0
    for leaf in root.subviews {
      leaf.frame = CGRect(x: 0, y: y, width: width, height: 44)
      y += 44
    }
    root.frame = CGRect(x: 0, y: 0, width: width, height: y)
  }

  func layOutFeedByHand(width: CGFloat = BoxTree.width) {
    var y: CGFloat = 0
    let textWidth = width - 132
    for cell in root.subviews {
      let parts = cell.subviews
      var textHeight: CGFloat = 0
      for case let text as BoxTextLeaf in parts[1].subviews {
        let height = text.height(at: textWidth)
        text.frame = CGRect(x: 0, y: textHeight, width: textWidth, height: height)
        textHeight += height
      }
      let height = max(40, textHeight)
      parts[0].frame = CGRect(x: 8, y: 8 + ((height - 40) / 2).rounded(.down), width: 40, height: 40)
      parts[1].frame = CGRect(
        x: 56, y: 8 + ((height - textHeight) / 2).rounded(.down), width: textWidth, height: textHeight)
      parts[2].frame = CGRect(
        x: width - 68, y: 8 + ((height - 30) / 2).rounded(.down), width: 60, height: 30)
      cell.frame = CGRect(x: 0, y: y, width: width, height: height + 16)
      y += height + 16
    }
    root.frame = CGRect(x: 0, y: 0, width: width, height: y)
  }

  func layOutNestByHand(width: CGFloat = BoxTree.width) {
    var depth: CGFloat = 0
    var innermost: UIView = root
    while let inner = innermost.subviews.first {
      depth += 1
      innermost = inner
    }
    let textWidth = max(0, width - 2 * depth)
    var size = CGSize(width: width, height: texts[0].height(at: textWidth) + 2 * depth)
    root.frame = CGRect(origin: .zero, size: size)
    var view: UIView = root
    while let inner = view.subviews.first {
      size = CGSize(width: max(0, size.width - 2), height: size.height - 2)
      inner.frame = CGRect(origin: CGPoint(x: 1, y: 1), size: size)
      view = inner
    }
  }

  func layOutBalancedByHand(width: CGFloat = BoxTree.width) {
    for (i, row) in root.subviews.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(i) * 100, width: width, height: 100)
      var x: CGFloat = 0
      for (j, column) in row.subviews.enumerated() {
        let end = (CGFloat(j + 1) * width / 10).rounded()
        let inner = end - x
        column.frame = CGRect(x: x, y: 0, width: inner, height: 100)
        x = end
        for (k, line) in column.subviews.enumerated() {
          line.frame = CGRect(x: 0, y: CGFloat(k) * 10, width: inner, height: 10)
          var left: CGFloat = 0
          for (l, leaf) in line.subviews.enumerated() {
            let right = (CGFloat(l + 1) * inner / 10).rounded()
            leaf.frame = CGRect(x: left, y: 0, width: right - left, height: 10)
            left = right
          }
        }
      }
    }
    root.frame = CGRect(x: 0, y: 0, width: width, height: 1000)
  }
}
