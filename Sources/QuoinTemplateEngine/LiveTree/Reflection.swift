import Foundation
import QuoinViews

// Mirrors look into stored properties one by one, and so through the whole of a tree from any part of it. Test libraries
// and `dump` make mirrors of whatever they are shown, so these classes say themselves what there is to see.

extension LayoutNode: CustomReflectable {
  /// The node's name and its view's place.
  public var customMirror: Mirror {
    Mirror(self, children: ["id": id as Any, "frame": madeView?.frame as Any])
  }
}

extension LiveNode: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["label": program.source.label]) }
}

extension LiveTree: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["evaluationCount": evaluationCount]) }
}

extension LiveRegion: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["count": self.children.count]) }
}

extension ContextSlots: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["count": count]) }
}
