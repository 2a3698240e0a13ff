import Foundation
import QuoinDiagnostics
import QuoinGraphics

extension NSLayoutConstraint {
  /// The constraints that a line in the visual format language says.
  ///
  /// ```swift
  /// NSLayoutConstraint.constraints(
  ///   withVisualFormat: "|-[title]-(>=gap)-[price(80)]-|", options: .alignAllFirstBaseline, metrics: ["gap": 12],
  ///   views: ["title": title, "price": price])
  /// ```
  ///
  /// What cannot be read, or names a view or a metric that is not given, is misuse, told with its column; there are no
  /// constraints then.
  ///
  /// - Parameters:
  ///   - format: The line.
  ///   - options: How the views are aligned with each other, and how distances are counted.
  ///   - metrics: Numbers by their names.
  ///   - views: Views and guides by their names.
  ///   - fileID: Where the line is written, for messages.
  ///   - line: Where the line is written, for messages.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    do {
      var maker = FormatConstraints(
        format: try VisualFormat(format), options: options, metrics: metrics ?? [:], views: views,
        place: ConstraintPlace(fileID: fileID, line: line))
      return try maker.make()
    } catch {
      ViewMisuse.report(.visualFormat(format, error))
      return []
    }
  }
}

extension ViewMisuse {
  static func visualFormat(_ format: String, _ problem: VisualFormat.Problem) -> ViewMisuse {
    ViewMisuse("The visual format “\(format)” cannot be read at column \(problem.column): \(problem.message)")
  }
}

/// Makes the constraints of a line.
private struct FormatConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  let place: ConstraintPlace
  private var made: [NSLayoutConstraint] = []

  init(
    format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any], place: ConstraintPlace
  ) {
    (self.format, self.options, self.metrics, self.views, self.place) = (
      format, options, metrics, views, place
    )
  }

  private var beginning: NSLayoutConstraint.Attribute {
    guard format.isHorizontal else { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var ending: NSLayoutConstraint.Attribute {
    guard format.isHorizontal else { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  /// Which way distances count.
  private var sign: CGFloat { options.contains(.directionRightToLeft) && format.isHorizontal ? -1 : 1 }

  mutating func make() throws(VisualFormat.Problem) -> [NSLayoutConstraint] {
    var ends: [ConstraintEnd] = []
    for item in format.items { ends.append(try end(of: item.name, .notAnAttribute)) }
    let container = try containerIfNeeded(ends)
    for (index, item) in format.items.enumerated() {
      let own = ConstraintEnd(ends[index].item, beginning)
      if let before = item.before {
        if index == 0 {
          if let container { try connect(before, from: edge(of: container, beginning, before), to: own) }
        } else {
          let upper = ConstraintEnd(ends[index - 1].item, ending)
          if options.contains(.spacingBaselineToBaseline), !format.isHorizontal {
            try connect(
              before, from: ConstraintEnd(upper.item, .lastBaseline),
              to: ConstraintEnd(own.item, .firstBaseline))
          } else {
            try connect(before, from: upper, to: own)
          }
        }
      }
      for length in item.lengths { try add(length, lengthOf: ends[index].item) }
    }
    if let end = format.end, let container, let last = ends.last {
      try connect(end, from: ConstraintEnd(last.item, ending), to: edge(of: container, ending, end))
    }
    align(ends.map(\.item))
    return made
  }

  /// The view that `|` stands for: that in which the first view stands.
  private func containerIfNeeded(_ ends: [ConstraintEnd]) throws(VisualFormat.Problem) -> ViewItem? {
    let needsOne = format.end != nil || format.items.first?.before != nil
    guard needsOne, let first = ends.first, let item = format.items.first else { return nil }
    let view = (first.item as? ViewItem)?.view?.superview ?? (first.item as? GuideItem)?.guide?.owningView
    guard let view else {
      throw VisualFormat.Problem(
        message: "“\(item.name.text)” stands in no view that “|” could be an edge of", column: 1)
    }
    return ViewItem.of(view)
  }

  /// An edge of the view around; its margin where the distance is the system's.
  private func edge(
    of container: ViewItem, _ attribute: NSLayoutConstraint.Attribute, _ connection: VisualFormat.Connection
  ) -> ConstraintEnd {
    guard case .standard = connection, let view = container.view else {
      return ConstraintEnd(container, attribute)
    }
    return ConstraintEnd(GuideItem.of(view.layoutMarginsGuide), attribute)
  }

  private mutating func connect(
    _ connection: VisualFormat.Connection, from upper: ConstraintEnd, to lower: ConstraintEnd
  ) throws(VisualFormat.Problem) {
    switch connection {
    case .none: add(lower, .equal, upper, 0, nil)
    case .standard:
      let isEdge = upper.item is GuideItem || lower.item is GuideItem
      add(lower, .equal, upper, isEdge ? 0 : ConstraintEnd.systemSpacing(from: upper, to: lower), nil)
    case .distances(let distances):
      for distance in distances {
        add(
          lower, distance.relation, upper, try number(distance.operand),
          try distance.priority.map { operand throws(VisualFormat.Problem) in try number(operand) })
      }
    }
  }

  private mutating func add(
    _ lower: ConstraintEnd, _ relation: NSLayoutConstraint.Relation, _ upper: ConstraintEnd,
    _ distance: CGFloat, _ priority: CGFloat?
  ) {
    // Counted from the right, what is farther on has the smaller number.
    let made =
      sign < 0
      ? upper.constraint(relation, lower, constant: distance, place)
      : lower.constraint(relation, upper, constant: distance, place)
    if let priority { made.priority = UILayoutPriority(Float(priority)) }
    self.made.append(made)
  }

  private mutating func add(
    _ length: VisualFormat.Predicate, lengthOf item: LayoutItem
  ) throws(VisualFormat.Problem) {
    let attribute: NSLayoutConstraint.Attribute = format.isHorizontal ? .width : .height
    let own = ConstraintEnd(item, attribute)
    let constraint: NSLayoutConstraint
    if length.operand.number == nil, metrics[length.operand.text] == nil {
      let other = try end(of: length.operand, attribute)
      constraint = own.constraint(length.relation, other, multiplier: length.multiplier, place)
    } else {
      constraint = own.constraint(
        length.relation, nil, constant: try number(length.operand) * length.multiplier, place)
    }
    if let priority = length.priority {
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }
    made.append(constraint)
  }

  private mutating func align(_ items: [LayoutItem]) {
    let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments where options.contains(option) {
      for (one, next) in zip(items, items.dropFirst()) {
        made.append(
          ConstraintEnd(one, attribute).constraint(.equal, ConstraintEnd(next, attribute), place))
      }
    }
  }

  private func end(
    of name: VisualFormat.Operand, _ attribute: NSLayoutConstraint.Attribute
  ) throws(VisualFormat.Problem) -> ConstraintEnd {
    guard let object = views[name.text] else {
      let nearest = nearestName(to: name.text, among: views.keys.sorted())
      throw VisualFormat.Problem(
        message: "no view is called “\(name.text)”" + (nearest.map { "; did you mean “\($0)”?" } ?? ""),
        column: name.column)
    }
    if let view = object as? UIView { return ConstraintEnd(ViewItem.of(view), attribute) }
    if let guide = object as? UILayoutGuide { return ConstraintEnd(GuideItem.of(guide), attribute) }
    throw VisualFormat.Problem(
      message: "“\(name.text)” is a \(type(of: object)), and neither a view nor a guide", column: name.column)
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormat.Problem) -> CGFloat {
    if let number = operand.number { return number }
    switch metrics[operand.text] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as UILayoutPriority: return CGFloat(number.rawValue)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default:
      throw VisualFormat.Problem(message: "no metric is called “\(operand.text)”", column: operand.column)
    }
  }
}
