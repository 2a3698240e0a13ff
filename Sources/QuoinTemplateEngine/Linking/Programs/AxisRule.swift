/// How a node comes to its position and size along one axis: which of its attributes say so.
struct AxisRule: Sendable {
  /// The index among the node's attributes of the size, if one is given.
  var size: Int?
  /// The attributes that say where, at most two, in the order of precedence, with their indexes.
  var positions: [(attribute: LayoutAttribute, index: Int)] = []
}
