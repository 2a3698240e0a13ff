import Foundation
import QuoinTemplates

/// What an inspector asks of the tree, or of the page that is looked at: all in the points of the picture.
extension PreviewStage {
  var inspection: TreeInspection { node.inspection(in: window, page: page) }

  /// What is read out.
  var accessibility: [AccessibilityInspection] { node.accessibilityInspection(in: window, page: page) }

  /// The most pages that are gone through to find something: whoever moves a caret waits for it.
  private static let searchedPages = 100

  /// The first page, other than the one that is looked at, on which a node stands; nothing where there is none.
  func page(where isMeant: @escaping (NodeInspection) -> Bool) -> Int? {
    guard let count = pages?.sizes.count, 2...Self.searchedPages ~= count else { return nil }
    return node.firstPage(where: isMeant).flatMap { $0 == page ? nil : $0 }
  }

  func details(ofNode key: String) -> NodeDetails? { node.details(ofNode: key, in: window, page: page) }

  func followers(of keys: Set<String>, in parent: String) -> Set<String> {
    node.followers(of: keys, in: parent, page: page)
  }

  func convert(_ point: CGPoint, toNode key: String) -> CGPoint? {
    node.convert(point, from: window, toNode: key, page: page)
  }
}
