import Foundation
import QuoinTemplates

/// What an inspector asks of the tree, or of the page that is looked at: all in the points of the picture.
extension PreviewStage {
  var inspection: TreeInspection { node.inspection(in: window, page: page) }

  /// What is read out.
  var accessibility: [AccessibilityInspection] { node.accessibilityInspection(in: window, page: page) }

  func details(ofNode key: String) -> NodeDetails? { node.details(ofNode: key, in: window, page: page) }

  func followers(of keys: Set<String>, in parent: String) -> Set<String> {
    node.followers(of: keys, in: parent, page: page)
  }

  func convert(_ point: CGPoint, toNode key: String) -> CGPoint? {
    node.convert(point, from: window, toNode: key, page: page)
  }
}
