import QuoinControls
import QuoinDiagnostics
import QuoinDocuments
import QuoinViews

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What a tree shows, as text that is the same where the picture is.
enum TreeDump {
  static func lines(_ view: UIView, _ indentation: String = "") -> String {
    // What stands in a document is laid out on its pages alone.
    if let pages = view as? DocumentView {
      return "\(indentation)Document\n" + pageLines(pages, indentation + "  ")
    }
    var line = "\(indentation)\(type(of: view)) \(view.frame.short)"
    if let label = view as? UILabel { line += " \"\(label.text ?? "")\"" }
    if let toggle = view as? UISwitch { line += toggle.isOn ? " on" : " off" }
    if let scroll = view as? UIScrollView {
      line += " content \(short(scroll.contentSize.width))"
      // Of rows that are not seen, a live tree may know the heights already that a fresh one has to guess.
      if !(view is UITableView) || scroll.contentSize.height <= scroll.bounds.height {
        line += " \(short(scroll.contentSize.height))"
      }
    }
    line += "\n"
    let inside = indentation + "  "
    if let list = view as? any CopiesView { return line + copyLines(list, inside) }
    if let stack = view as? UIStackView, stack.arrangedSubviews != stack.subviews {
      line += "\(inside)arranged \(stack.arrangedSubviews.map { stack.subviews.firstIndex(of: $0) ?? -1 })\n"
    }
    return line + view.subviews.filter { !$0.isHidden }.map { lines($0, inside) }.joined()
  }

  private static func copyLines(_ list: any CopiesView, _ inside: String) -> String {
    var found = ""
    let copies = list.seenCopies.sorted { $0.path < $1.path }
    for (path, view) in copies { found += "\(inside)\(path[0]).\(path[1])\n" + lines(view, inside + "  ") }
    let sections =
      (list as? UITableView)?.numberOfSections ?? (list as? UICollectionView)?.numberOfSections ?? 0
    for section in 0..<sections {
      for head in list.seenHeads(ofSection: section) {
        found += "\(inside)head \(section)\n" + lines(head, inside + "  ")
      }
    }
    if let table = list as? UITableView {
      for view in [table.tableHeaderView, table.tableFooterView] {
        if let view { found += lines(view, inside) }
      }
    }
    return found
  }

  private static func pageLines(_ document: DocumentView, _ inside: String) -> String {
    var found = ""
    do throws(Diagnostics) {
      _ = try document.forEachPage { page throws(Diagnostic) in
        found += "\(inside)page \(page.number)\n" + lines(page.view, inside + "  ")
      }
    } catch {
      found += "\(inside)\(error)\n"
    }
    return found
  }
}

private func short(_ number: CGFloat) -> String {
  let rounded = (number * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

extension CGRect {
  fileprivate var short: String {
    [minX, minY, width, height].map { number in
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}
