import QuoinTestSupport

/// Makes random small templates of everything that can stand in one.
struct RandomTemplate {
  /// What kind of root a template has, and with that what stands in it.
  enum Kind: CaseIterable {
    case views, list, document
  }

  private var random: SeededGenerator
  /// The names of items of repetitions around, with what members they have.
  private var items: [(name: String, isRow: Bool)] = []
  private var macros: [String] = []
  private var ids: [String] = []
  private var idCount = 0
  /// Whether sizes may refer to siblings and parents that are open in stacks.
  private var room: Int

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    room = 0
  }

  mutating func root(_ kind: Kind) -> LawElement {
    room = Int.random(in: 2...9, using: &random)
    switch kind {
    case .views:
      var root = LawElement("UIView")
      if random.chance(15) { root.attributes.append(.init(name: "width", value: "auto")) }
      if random.chance(15) { root.attributes.append(.init(name: "height", value: "auto")) }
      root.children = content(depth: 4, in: .plain)
      return declaring(root)
    case .list:
      var list = self.list()
      if random.chance(30) { return list }
      list.attributes.append(.init(name: "width", value: "100%"))
      list.attributes.append(.init(name: "height", value: random.one(of: ["100%", "auto", "200", "a * 5"])))
      let isStack = random.chance(20)
      var children = [list]
      if random.chance(40) { children.append(leaf(in: isStack ? .stack : .plain)) }
      let inner = LawElement(isStack ? "UIStackView" : "UIView", [], children)
      return random.chance(20) ? declaring(LawElement("UIView", [], [inner])) : declaring(inner)
    case .document:
      var root = LawElement("document", [("size", "200 x 160"), ("margin", random.one(of: ["10", "{b}"]))])
      root.children = pieces(depth: 3)
      return declaring(root)
    }
  }

  private enum Place { case plain, stack, box, piece }

  private mutating func declaring(_ element: LawElement) -> LawElement {
    guard random.chance(15) else { return element }
    var element = element
    element.children.insert(
      LawElement(
        "macro", [("name", "SPACE"), ("value", random.one(of: ["a / 2", "b + 1", "items.count"]))]),
      at: 0)
    element.children.append(
      LawElement(
        "UILabel", [("text", "{SPACE}"), ("width", random.one(of: ["SPACE", "SPACE + a", "auto"]))]))
    return element
  }

  // MARK: Values

  private mutating func number() -> String {
    var choices = [
      "20", "a", "b", "a + b", "flag ? 30 : 12", "items.count * 7", "b / 2", "max(a, b)", "rows.count * 10",
      "name.count + 3",
    ]
    if let item = items.last {
      choices +=
        item.isRow ? ["\(item.name).n", "\(item.name).n + index"] : ["\(item.name) * 6", "index * 9"]
    }
    return random.one(of: choices)
  }

  private mutating func length(_ axis: String, in place: Place) -> String {
    var choices = [
      number(), number(), "auto", "auto + a", "auto + 4", "flag ? auto : 20", "max(auto, b)", "min(auto, 60)",
    ]
    if place != .piece {
      choices += [
        "100%", "50%", "100% - a", "flag ? 100% : 20", "parent.\(axis) / 2", "min(auto, 50%)",
        "previous.\(axis)",
        "next.\(axis)", "previous.\(axis) + 5",
      ]
    }
    if let id = ids.last, random.chance(30) { return "#\(id).\(axis)" }
    return random.one(of: choices)
  }

  private mutating func text() -> String {
    var choices = [
      "x", "{name}", "{a}", "{name} and some more words to wrap", "{items.count} of {rows.count}", "",
      "{flag ? name : 'no'}", "{0.1 * a}", "{previous.width} wide", "{next.height} high", "{parent.width}",
    ]
    if let item = items.last {
      choices +=
        item.isRow
        ? ["{\(item.name).text}", "{index}: {\(item.name).text}"]
        : ["{\(item.name)}", "{index}. {\(item.name)} {a}"]
    }
    if let id = ids.last, random.chance(30) { return "{#\(id).width} by {#\(id).height}" }
    return random.one(of: choices)
  }

  private mutating func test() -> String {
    var choices = ["flag", "!flag", "a > b", "items.count > 2", "rows.count == 0", "name == ''", "a > 20"]
    if let item = items.last {
      choices +=
        item.isRow
        ? ["\(item.name).n > a", "\(item.name).text == ''"] : ["\(item.name) > 2", "index * 10 > b"]
    }
    return random.one(of: choices)
  }

  // MARK: Views

  private mutating func content(depth: Int, in place: Place) -> [LawElement] {
    let count = Int.random(in: 1...3, using: &random)
    let (outerIDs, known) = (ids, items.count)
    defer {
      ids = outerIDs
      items.removeLast(items.count - known)
    }
    return (0..<count).flatMap { _ in child(depth: depth, in: place) }
  }

  private mutating func child(depth: Int, in place: Place) -> [LawElement] {
    room -= 1
    if depth > 0, random.chance(22) { return steering(depth: depth, in: place) }
    if depth <= 0 || room <= 0 || random.chance(35) { return [leaf(in: place)] }
    let (name, inside) = random.one(of: [
      ("UIView", Place.plain), ("UIView", .plain), ("UIStackView", .stack), ("UIStackView", .stack),
      ("UIScrollView", .plain), ("UIScrollView", .plain), ("LMRowView", .box), ("LMColumnView", .box),
      ("LMAnchorView", .box), ("LMScrollView", .box), ("Badge", .plain), ("part", .plain),
    ])
    if name == "part" { return [part(in: place)] }
    var element = LawElement(name, attributes(of: name, in: place))
    element.children = content(depth: depth - 1, in: inside)
    return [element]
  }

  private mutating func part(in place: Place) -> LawElement {
    if random.chance(50) {
      return LawElement(
        "UIView", [("xml", "Part.xml"), ("label", text()), ("size", number())] + placing(in: place))
    }
    return LawElement(
      "UIView", [("template", "Card.xml"), ("heading", text())] + placing(in: place), [leaf(in: .plain)])
  }

  private mutating func attributes(of name: String, in place: Place) -> [(String, String)] {
    var found = placing(in: place)
    switch name {
    case "UIStackView":
      if random.chance(60) {
        found.append(("axis", random.one(of: ["vertical", "vertical", "flag ? vertical : horizontal"])))
      }
      if random.chance(30) { found.append(("spacing", number())) }
      if random.chance(30) {
        found.append(
          ("alignment", random.one(of: ["center", "leading", "flag ? fill : center", "trailing"])))
      }
      if random.chance(20) {
        found.append(("distribution", random.one(of: ["fillEqually", "equalSpacing", "fillProportionally"])))
      }
    case "UIScrollView":
      if random.chance(20) { found.append(("contentInset.left", number())) }
      if random.chance(15) {
        found.append(("contentSize.height", random.one(of: ["a * 10", "auto + b", "200%"])))
      }
    case "LMRowView", "LMColumnView", "LMAnchorView":
      if random.chance(30), name != "LMAnchorView" { found.append(("spacing", number())) }
    default: break
    }
    return found
  }

  private mutating func placing(in place: Place) -> [(String, String)] {
    var found: [(String, String)] = []
    if random.chance(12) {
      idCount += 1
      ids.append("k\(idCount)")
      found.append(("id", "k\(idCount)"))
    }
    if random.chance(40) { found.append(("width", length("width", in: place))) }
    if random.chance(40) { found.append(("height", length("height", in: place))) }
    if random.chance(12) { found.append(("isHidden", test())) }
    switch place {
    case .plain:
      if random.chance(30) {
        found.append(
          (
            "left", random.one(of: ["a", "previous.right", "50%", "previous.left + 4", "50% - width / 2"])
          ))
      } else if random.chance(12) {
        found.append(
          (random.one(of: ["right", "center.x", "trailing", "leading"]), random.one(of: ["a", "10", "50%"])))
      }
      if random.chance(30) {
        found.append(("top", random.one(of: ["b", "previous.bottom", "previous.bottom + 4", "50%"])))
      } else if random.chance(10) {
        found.append((random.one(of: ["bottom", "center.y"]), random.one(of: ["b", "10", "50%"])))
      }
    case .stack:
      if random.chance(10) { found.append(("customSpacing", number())) }
    case .box:
      if random.chance(15) { found.append(("weight", random.one(of: ["1", "flag ? 1 : 0", "2"]))) }
    case .piece: break
    }
    return found
  }

  private mutating func leaf(in place: Place) -> LawElement {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return LawElement("UIView", placing(in: place))
    case 2: return LawElement("UIButton", placing(in: place) + [("title", text())])
    case 3: return LawElement("UISwitch", placing(in: place) + [("isOn", test())])
    case 4: return LawElement("Badge", placing(in: place) + [("count", number())])
    case 5 where place == .box: return LawElement("LMSpacer", placing(in: place))
    default:
      var label = LawElement("UILabel", placing(in: place) + [("text", text())])
      if random.chance(20) { label.attributes.append(.init(name: "numberOfLines", value: "0")) }
      if random.chance(10) { label.attributes.append(.init(name: "font", value: "{a}")) }
      return label
    }
  }

  // MARK: Repetitions and conditions

  private mutating func steering(depth: Int, in place: Place) -> [LawElement] {
    if random.chance(50) {
      let branch = content(depth: depth - 1, in: place)
      var found = [LawElement("if", [("test", test())], branch)]
      if random.chance(30) {
        found.append(LawElement("else", [("test", test())], content(depth: depth - 1, in: place)))
      }
      if random.chance(40) { found.append(LawElement("else", [], content(depth: depth - 1, in: place))) }
      return found
    }
    let (attributes, item) = repetition()
    items.append(item)
    defer { items.removeLast() }
    return [LawElement("repeat", attributes, content(depth: depth - 1, in: place))]
  }

  private mutating func repetition() -> ([(String, String)], (name: String, isRow: Bool)) {
    let isRow = random.chance(50)
    let name = isRow ? "row" : "item"
    let source =
      isRow
      ? random.one(of: ["rows", "rows", "flag ? rows : []", "rows.filter(r => r.n > a)"])
      : random.one(of: ["items", "items", "flag ? items : []", "0..<items.count"])
    var attributes = [("for", name), ("in", source)]
    if random.chance(50) {
      attributes.append(("key", isRow ? random.one(of: ["row.id", "row.text"]) : "item"))
    }
    return (attributes, (name, isRow))
  }

  // MARK: Lists

  private mutating func list() -> LawElement {
    let isTable = random.chance(60)
    var list = LawElement(isTable ? "UITableView" : "UICollectionView")
    if isTable {
      if random.chance(30) { list.attributes.append(.init(name: "style", value: "grouped")) }
      if random.chance(15) { list.attributes.append(.init(name: "rowHeight", value: number())) }
    } else if random.chance(60) {
      list.attributes.append(.init(name: "collectionViewLayout.itemSize.width", value: "a + 50"))
      list.attributes.append(.init(name: "collectionViewLayout.itemSize.height", value: "40"))
    }
    for _ in 0..<Int.random(in: 1...2, using: &random) { list.children.append(rows(isTable: isTable)) }
    if random.chance(15) { list.children.append(leaf(in: .plain)) }
    return list
  }

  private mutating func rows(isTable: Bool) -> LawElement {
    let known = items.count
    defer { items.removeLast(items.count - known) }
    let hasSections = random.chance(30)
    var outer: LawElement?
    if hasSections {
      outer = LawElement(
        "repeat", [("for", "part"), ("in", random.one(of: ["rows", "rows.filter(r => r.n > a)"]))])
      items.append(("part", true))
      if random.chance(70) { outer?.children.append(head(isTable: isTable)) }
    }
    let (attributes, item) = repetition()
    var inner = LawElement("repeat", attributes)
    if hasSections, random.chance(30) {
      inner.attributes[1].value = "0..<(part.n > 20 ? 2 : 0)"
      inner.attributes[0].value = "item"
      inner.attributes.removeAll { $0.name == "key" }
    }
    items.append(inner.attributes[0].value == item.name ? item : ("item", false))
    if random.chance(35) {
      inner.children = [
        LawElement("if", [("test", test())], [cell(isTable: isTable)]),
        LawElement("else", [], [cell(isTable: isTable)]),
      ]
    } else {
      inner.children = [cell(isTable: isTable)]
    }
    guard var outer else { return inner }
    items.removeLast()
    outer.children.append(inner)
    if random.chance(30) { outer.children.append(head(isTable: isTable)) }
    return outer
  }

  private mutating func head(isTable: Bool) -> LawElement {
    if isTable {
      return LawElement("UITableViewHeaderFooterView", [("textLabel.text", "{part.text} {a}")])
    }
    return LawElement(
      "UICollectionReusableView", [],
      [
        LawElement(
          "UILabel", [("text", "{part.text} {a}"), ("height", random.one(of: ["auto + 6", "a", "auto"]))])
      ])
  }

  private mutating func cell(isTable: Bool) -> LawElement {
    var cell = LawElement(isTable ? "UITableViewCell" : "UICollectionViewCell")
    let outer = room
    room = 3
    defer { room = outer }
    if isTable, random.chance(40) {
      cell.attributes.append(.init(name: "textLabel.text", value: text()))
      if random.chance(40) { cell.attributes.append(.init(name: "style", value: "subtitle")) }
    }
    if random.chance(40) {
      cell.attributes.append(
        .init(name: "height", value: random.one(of: ["auto", "auto + a", number(), "30"])))
    }
    if !isTable {
      cell.attributes.append(.init(name: "width", value: random.one(of: ["60", "a + 30", "auto"])))
    }
    if random.chance(60) { cell.children = content(depth: 2, in: .plain) }
    return cell
  }

  // MARK: Documents

  private mutating func pieces(depth: Int) -> [LawElement] {
    (0..<Int.random(in: 1...3, using: &random)).flatMap { _ -> [LawElement] in
      if depth > 0, random.chance(40) {
        if random.chance(50) {
          var found = [LawElement("if", [("test", test())], pieces(depth: depth - 1))]
          if random.chance(50) { found.append(LawElement("else", [], pieces(depth: depth - 1))) }
          return found
        }
        let (attributes, item) = repetition()
        items.append(item)
        defer { items.removeLast() }
        return [LawElement("repeat", attributes, pieces(depth: depth - 1))]
      }
      if depth > 0, random.chance(15) { return [LawElement("section", [], pieces(depth: depth - 1))] }
      if random.chance(20) { return [table()] }
      room = 3
      if random.chance(30) {
        var stack = LawElement("UIStackView", [("axis", "vertical")])
        stack.children = content(depth: 1, in: .stack)
        return [stack]
      }
      return [leaf(in: .piece)]
    }
  }

  private mutating func table() -> LawElement {
    var table = LawElement(
      "table", [], [LawElement("column", [("width", random.one(of: ["auto", "40"]))]), LawElement("column")])
    let (attributes, item) = repetition()
    items.append(item)
    defer { items.removeLast() }
    table.children.append(
      LawElement(
        "repeat", attributes,
        [LawElement("tr", [], [LawElement("td", [("text", text())]), LawElement("td", [("text", text())])])]))
    return table
  }
}
