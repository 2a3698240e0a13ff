import QuoinTemplateEngine

/// Elements of one kind, to be put into a template.
public struct PaletteGroup: Sendable, Hashable, Codable {
  /// What kind it is: "Text".
  public let name: String
  /// The elements.
  public let items: [PaletteItem]
}

/// An element to be put into a template.
public struct PaletteItem: Sendable, Hashable, Codable {
  /// Its name.
  public let element: String
  /// What it is, in a sentence.
  public let summary: String
  /// The element as it comes into the file, with attributes so that something is seen of it.
  public let markup: String
}

extension Designer {
  /// The elements that may be put into a template, by kinds.
  public var palette: [PaletteGroup] {
    var groups: [String: [PaletteItem]] = [:]
    for element in schema.elements {
      guard let group = Palette.group(of: element) else { continue }
      groups[group, default: []].append(
        PaletteItem(element: element.name, summary: element.summary, markup: markup(for: element)))
    }
    return Palette.groupNames.compactMap { name in
      groups[name].map {
        PaletteGroup(name: name, items: $0.sorted { Palette.precedes($0.element, $1.element) })
      }
    }
  }

  private func markup(for element: ComponentSchema) -> String {
    let attributes = Palette.attributes[element.name] ?? []
    let text = attributes.map { " \($0.0)=\"\($0.1)\"" }.joined()
    let inside = Palette.content[element.name] ?? ""
    return inside.isEmpty
      ? "<\(element.name)\(text)/>" : "<\(element.name)\(text)>\n\(inside)\n</\(element.name)>"
  }
}

/// What the standard elements are called together, and how they begin.
private enum Palette {
  static let groupNames = groups.map(\.name) + [others]
  private static let others = "Own"

  private static let groups: [(name: String, elements: [String])] = [
    ("Text", ["UILabel", "UITextField", "UITextView", "UISearchBar", "UISearchTextField"]),
    (
      "Controls",
      [
        "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker", "UIPickerView",
        "UIPageControl", "UIProgressView", "UIActivityIndicatorView", "UIColorWell", "UIControl",
      ]
    ),
    (
      "Views",
      [
        "UIView", "UIImageView", "GradientView", "UIVisualEffectView", "UIScrollView", "MKMapView",
        "WKWebView",
      ]
    ),
    ("Codes, paths and charts", ["QRCode", "Barcode", "Path", "Chart"]),
    (
      "Stacks and boxes",
      ["UIStackView", "LMRowView", "LMColumnView", "LMAnchorView", "LMSpacer", "LMScrollView"]
    ),
    (
      "Lists",
      [
        "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
        "UICollectionViewCell", "UICollectionReusableView",
      ]
    ),
    ("Bars", ["UINavigationBar", "UIToolbar", "UITabBar"]),
    ("Controllers", ["UIViewController", "UINavigationController", "UITabBarController"]),
  ]

  /// Those that nobody adds by hand: kept for old templates, or made by others.
  private static let hidden: Set<String> = [
    "UIWebView", "UIInputView", "UIRefreshControl", "LMLayoutView", "LMBoxView", "LMRootView",
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
  ]

  private static let places: [String: (group: Int, place: Int)] = {
    var places: [String: (Int, Int)] = [:]
    for (number, group) in groups.enumerated() {
      for (place, element) in group.elements.enumerated() { places[element] = (number, place) }
    }
    return places
  }()

  static func group(of element: ComponentSchema) -> String? {
    if let known = places[element.name] { return groups[known.group].name }
    switch element.kind {
    case .steering, .object: return nil
    case .controller: return hidden.contains(element.name) ? nil : groups.last?.name
    case .view: return hidden.contains(element.name) ? nil : others
    }
  }

  static func precedes(_ first: String, _ second: String) -> Bool {
    (places[first]?.place ?? .max, first) < (places[second]?.place ?? .max, second)
  }

  static let attributes: [String: [(String, String)]] = [
    "UILabel": [("text", "Label")],
    "UITextField": [("width", "200"), ("borderStyle", "roundedRect"), ("placeholder", "Text")],
    "UITextView": [("width", "200"), ("height", "100"), ("text", "Text")],
    "UISearchBar": [("width", "100%"), ("placeholder", "Search")],
    "UISearchTextField": [("width", "200"), ("placeholder", "Search")],
    "UIButton": [("type", "system"), ("title", "Button")],
    "UISwitch": [("isOn", "true")],
    "UISlider": [("width", "160"), ("value", "0.5")],
    "UISegmentedControl": [("items", "['First', 'Second']")],
    "UIPageControl": [("numberOfPages", "3")],
    "UIProgressView": [("width", "160"), ("progress", "0.5")],
    "UIActivityIndicatorView": [("isAnimating", "true")],
    "UIControl": [("width", "100"), ("height", "44")],
    "UIView": [("width", "100"), ("height", "100"), ("backgroundColor", "systemGray5")],
    "UIImageView": [("width", "100"), ("height", "100"), ("backgroundColor", "systemGray5")],
    "GradientView": [("width", "100"), ("height", "100"), ("colors", "[#007AFF, #5856D6]")],
    "UIVisualEffectView": [("width", "100"), ("height", "100"), ("effect", "UIBlurEffect(light)")],
    "UIScrollView": [("width", "100%"), ("height", "200")],
    "MKMapView": [("width", "200"), ("height", "150")],
    "WKWebView": [("width", "200"), ("height", "150")],
    "QRCode": [("width", "100"), ("content", "https://example.org")],
    "Barcode": [("content", "Quoin")],
    "Path": [("width", "48"), ("d", "M0 0L24 12L0 24Z"), ("fillColor", "systemBlue")],
    "Chart": [("width", "200"), ("height", "120"), ("data", "[3, 5, 4]")],
    "UIStackView": [("axis", "vertical"), ("spacing", "8")],
    "LMRowView": [("spacing", "8")],
    "LMColumnView": [("spacing", "8")],
    "LMAnchorView": [("width", "200"), ("height", "100")],
    "LMScrollView": [("width", "100%"), ("height", "200")],
    "UITableView": [("width", "100%"), ("height", "300")],
    "UITableViewCell": [("textLabel.text", "Row")],
    "UICollectionView": [("width", "100%"), ("height", "300")],
    "UICollectionViewCell": [("width", "100"), ("height", "100")],
    "UINavigationBar": [("width", "100%")],
    "UIToolbar": [("width", "100%")],
    "UITabBar": [("width", "100%")],
    "UIViewController": [("title", "Screen")],
  ]

  /// What stands inside, where nothing would be seen otherwise.
  static let content: [String: String] = [
    "UIStackView": "    <UILabel text=\"First\"/>\n    <UILabel text=\"Second\"/>",
    "LMRowView": "    <UILabel text=\"First\"/>\n    <UILabel text=\"Second\"/>",
    "LMColumnView": "    <UILabel text=\"First\"/>\n    <UILabel text=\"Second\"/>",
    "UITableView": "    <UITableViewCell textLabel.text=\"Row\"/>",
  ]
}
