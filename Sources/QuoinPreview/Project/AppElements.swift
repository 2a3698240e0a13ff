import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

/// The elements of a template that only an app knows, and what is drawn in their place.
struct AppElements {
  /// The registry with a component for each of them.
  private(set) var registry: ComponentRegistry
  /// One for each of them, where it comes first.
  private(set) var warnings = Diagnostics()

  private struct Use {
    let first: SourceSpan
    let parent: String?
    var attributes: Set<String> = []
  }

  /// The most files that are looked through: a template that includes more has other worries.
  private static let fileLimit = 200

  /// Looks through a template and the files that it names.
  init(in url: URL, loader: ResourceLoader, registry: ComponentRegistry) {
    self.registry = registry
    var uses: [String: Use] = [:]
    var (known, pending) = (Set([url]), [url])
    while let next = pending.popLast() {
      // What cannot be read is told by whoever compiles the template.
      guard let data = try? loader.data(at: next) else { continue }
      let markup = Markup(data: data, file: next.path)
      for event in markup.document.events {
        guard case .enter(let node) = event, let element = node.element else { continue }
        note(element, in: &uses)
        for name in ["xml", "template"] {
          guard known.count < Self.fileLimit, let reference = element.attribute(name)?.value,
            let file = try? loader.url(for: reference, relativeTo: next),
            file.isFileURL, known.insert(file).inserted
          else { continue }
          pending.append(file)
        }
      }
    }
    for (name, use) in uses.sorted(by: { $0.key < $1.key }) {
      guard let base = Self.base(of: name, in: use.parent, registry: registry) else { continue }
      self.registry = self.registry.adding(standIn: name, for: base, taking: use.attributes)
      warnings.append(.standIn(name, for: base, at: use.first))
    }
  }

  private func note(_ element: MarkupElement, in uses: inout [String: Use]) {
    // With the module's name in front, it is the class behind that.
    let name = element.name.split(separator: ".").last.map(String.init) ?? element.name
    guard name.first?.isUppercase == true, registry[name] == nil, !isSlip(name) else { return }
    var use = uses[name] ?? Use(first: element.nameSpan, parent: element.parent?.name)
    use.attributes.formUnion(element.attributes.map(\.name))
    uses[name] = use
  }

  /// Whether a name was meant to be one that is known: those of UIKit's classes are nobody else's.
  private func isSlip(_ name: String) -> Bool {
    ["UI", "NS", "CA", "WK", "MK"].contains { name.hasPrefix($0) }
      && nearestName(to: name, among: registry.componentNames) != nil
  }

  /// The component whose name a class of an app ends like: `UIViewController` of `BoxesViewController`.
  ///
  /// - Parameter parent: The element around it, which tells what kind of cell one is.
  static func base(of name: String, in parent: String?, registry: ComponentRegistry) -> String? {
    if name.hasSuffix("Cell"), !name.hasSuffix("TableViewCell"), !name.hasSuffix("CollectionViewCell") {
      return parent?.contains("Collection") == true ? "UICollectionViewCell" : "UITableViewCell"
    }
    let endings = registry.componentNames.filter { $0.hasPrefix("UI") }.map { ($0.dropFirst(2), $0) }
    let nearest = endings.filter { name.hasSuffix($0.0) }.max { $0.0.count < $1.0.count }
    if let nearest { return nearest.1 }
    let others = [
      "Controller": "UIViewController", "Field": "UITextField", "Icon": "UIImageView",
      "Picture": "UIImageView",
      "Text": "UILabel", "Toggle": "UISwitch",
    ]
    return others.first { name.hasSuffix($0.key) }?.value ?? "UIView"
  }
}

extension Diagnostic {
  fileprivate static func standIn(_ name: String, for base: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.warning, "<\(name)> is known to the app alone; a \(base) is shown in its place", at: span)
  }
}
