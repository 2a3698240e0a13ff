import Foundation
import QuoinGraphics
import QuoinTestSupport

@testable import QuoinViews

/// What constraints say of one direction of a view, so that it is decided.
enum PlaceRule {
  /// So far from the superview's beginning, and so long.
  case start(CGFloat, length: CGFloat)
  /// So far from both of the superview's ends.
  case ends(CGFloat, CGFloat)
  /// So far from both of the superview's margins.
  case margins(CGFloat, CGFloat)
  /// Around the superview's middle, as a share of its length and some points.
  case middle(CGFloat, share: CGFloat, plus: CGFloat)
  /// So far behind where the sibling before ends, or as `start`.
  case after(CGFloat, length: CGFloat)
  /// Beside where another view of the tree begins, at whatever depth, and as long as it.
  case like(Int, CGFloat)
  /// Frame and mask.
  case frame(CGFloat, CGFloat)
}

/// A tree of views whose places are said by constraints, and the same places worked out by hand.
struct RandomConstraints {
  struct Entry {
    var parent: Int
    var across: PlaceRule
    var down: PlaceRule
  }

  var size: CGSize
  /// The first stands for the root.
  var entries: [Entry]

  init(seed: UInt64, count: Int) {
    var numbers = SeededGenerator(seed: seed)
    size = CGSize(width: numbers.number(100...400), height: numbers.number(100...400))
    entries = [Entry(parent: -1, across: .ends(0, 0), down: .ends(0, 0))]
    for index in 1...count {
      let parent = Int.random(in: max(0, index - 4)..<index, using: &numbers)
      let isFrame = numbers.isOne(in: 8)
      func rule(_ numbers: inout SeededGenerator) -> PlaceRule {
        let (a, b) = (numbers.number(-20...60) + 0.25, numbers.number(10...120) + 0.5)
        if isFrame { return .frame(a, b) }
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: return .start(a, length: b)
        case 1: return .ends(a, numbers.number(-10...20))
        case 2: return .margins(a, numbers.number(-10...20))
        case 3: return .middle(a, share: numbers.number(1...4) / 4, plus: b)
        case 4: return .after(a, length: b)
        default:
          let other = Int.random(in: 1...max(1, index - 1), using: &numbers)
          return other < index ? .like(other, a) : .start(a, length: b)
        }
      }
      entries.append(Entry(parent: parent, across: rule(&numbers), down: rule(&numbers)))
    }
  }

  // MARK: By constraints

  /// The views, and the constraints of each.
  func build() -> (views: [UIView], constraints: [[NSLayoutConstraint]]) {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    var views = [root]
    var constraints: [[NSLayoutConstraint]] = [[]]
    for (index, entry) in entries.enumerated().dropFirst() {
      let view = UIView()
      view.tag = index
      let parent = views[entry.parent]
      let before = entries[..<index].lastIndex { $0.parent == entry.parent }
      parent.addSubview(view)
      views.append(view)
      if case .frame(let x, let width) = entry.across, case .frame(let y, let height) = entry.down {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        constraints.append([])
        continue
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      let sibling = before.flatMap { $0 > 0 ? views[$0] : nil }
      constraints.append(
        Self.across(entry.across, view, parent, sibling, views)
          + Self.down(entry.down, view, parent, sibling, views))
      NSLayoutConstraint.activate(constraints[index])
    }
    return (views, constraints)
  }

  private static func across(
    _ rule: PlaceRule, _ view: UIView, _ parent: UIView, _ before: UIView?, _ views: [UIView]
  ) -> [NSLayoutConstraint] {
    switch rule {
    case .start(let start, let length):
      [
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: start),
        view.widthAnchor.constraint(equalToConstant: length),
      ]
    case .ends(let start, let end):
      [
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: start),
        parent.rightAnchor.constraint(equalTo: view.rightAnchor, constant: end),
      ]
    case .margins(let start, let end):
      [
        view.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor, constant: start),
        view.trailingAnchor.constraint(equalTo: parent.layoutMarginsGuide.trailingAnchor, constant: -end),
      ]
    case .middle(let offset, let share, let plus):
      [
        view.centerXAnchor.constraint(equalTo: parent.centerXAnchor, constant: offset),
        view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: share, constant: plus),
      ]
    case .after(let distance, let length):
      [
        view.leftAnchor.constraint(equalTo: before?.rightAnchor ?? parent.leftAnchor, constant: distance),
        view.widthAnchor.constraint(equalToConstant: length),
      ]
    case .like(let other, let distance):
      [
        view.leftAnchor.constraint(equalTo: views[other].leftAnchor, constant: distance),
        view.widthAnchor.constraint(equalTo: views[other].widthAnchor),
      ]
    case .frame: []
    }
  }

  private static func down(
    _ rule: PlaceRule, _ view: UIView, _ parent: UIView, _ before: UIView?, _ views: [UIView]
  ) -> [NSLayoutConstraint] {
    switch rule {
    case .start(let start, let length):
      [
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: start),
        view.heightAnchor.constraint(equalToConstant: length),
      ]
    case .ends(let start, let end):
      [
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: start),
        parent.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: end),
      ]
    case .margins(let start, let end):
      [
        view.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor, constant: start),
        view.bottomAnchor.constraint(equalTo: parent.layoutMarginsGuide.bottomAnchor, constant: -end),
      ]
    case .middle(let offset, let share, let plus):
      [
        view.centerYAnchor.constraint(equalTo: parent.centerYAnchor, constant: offset),
        view.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: share, constant: plus),
      ]
    case .after(let distance, let length):
      [
        view.topAnchor.constraint(equalTo: before?.bottomAnchor ?? parent.topAnchor, constant: distance),
        view.heightAnchor.constraint(equalToConstant: length),
      ]
    case .like(let other, let distance):
      [
        view.topAnchor.constraint(equalTo: views[other].topAnchor, constant: distance),
        view.heightAnchor.constraint(equalTo: views[other].heightAnchor),
      ]
    case .frame: []
    }
  }

  // MARK: By hand

  /// The frames, each with edges on whole pixels.
  func frames(scale: CGFloat) -> [CGRect] {
    let across = spans(\.across, total: size.width)
    let down = spans(\.down, total: size.height)
    let grid = PixelGrid(scale: scale)
    return entries.indices.map { index in
      let rect = CGRect(
        x: across[index].start, y: down[index].start, width: max(0, across[index].length),
        height: max(0, down[index].length))
      if index == 0 { return CGRect(origin: .zero, size: size) }
      if case .frame = entries[index].across { return rect }
      return grid.round(rect)
    }
  }

  /// Where each view begins in its superview, and how long it is.
  private func spans(
    _ rule: KeyPath<Entry, PlaceRule>, total: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    var spans: [(start: CGFloat, length: CGFloat)] = [(0, total)]
    /// Where a view begins in the root.
    func absolute(_ index: Int) -> CGFloat {
      index == 0 ? 0 : spans[index].start + absolute(entries[index].parent)
    }
    for (index, entry) in entries.enumerated().dropFirst() {
      let room = spans[entry.parent].length
      let before = entries[..<index].lastIndex { $0.parent == entry.parent }.flatMap { $0 > 0 ? $0 : nil }
      switch entry[keyPath: rule] {
      case .start(let start, let length), .frame(let start, let length): spans.append((start, length))
      case .ends(let start, let end): spans.append((start, room - start - end))
      case .margins(let start, let end): spans.append((8 + start, room - 16 - start - end))
      case .middle(let offset, let share, let plus):
        let length = share * room + plus
        spans.append((room / 2 + offset - length / 2, length))
      case .after(let distance, let length):
        spans.append(((before.map { spans[$0].start + spans[$0].length } ?? 0) + distance, length))
      case .like(let other, let distance):
        spans.append((absolute(other) + distance - absolute(entry.parent), spans[other].length))
      }
    }
    return spans
  }
}
