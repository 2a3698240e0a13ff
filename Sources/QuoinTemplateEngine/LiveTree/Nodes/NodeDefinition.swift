import Foundation
import QuoinExpressions
import QuoinViews

/// What was given with a node beside its expressions: a view or controller, data, and the public node.
struct NodeDefinition {
  var object: AnyObject?
  /// The frame of a view that the user gave, which holds where expressions say nothing.
  var givenFrame: CGRect?
  /// The values of the state variables, in the order of the shape.
  var state: [Value] = []
  /// The values of the constants, in the order of the shape.
  var constants: [Value] = []
  var handle: LayoutNode?
}
