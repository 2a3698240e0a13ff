import Foundation

/// A layer that was added to another, and the subview that it stands right above.
struct SublayerEntry {
  let layer: CALayer
  weak var above: UIView?
}

/// The layers that were added to one, by the subviews that they stand right above: looked up for each subview, so that
/// many of both are gone through once.
struct OwnSublayers {
  private var layers: [ObjectIdentifier?: [CALayer]] = [:]

  init(_ entries: [SublayerEntry]) {
    for entry in entries { layers[entry.above.map { ObjectIdentifier($0) }, default: []].append(entry.layer) }
  }

  /// The layers right above a subview; those beneath all subviews when there is none.
  subscript(above view: UIView?) -> [CALayer] { layers[view.map { ObjectIdentifier($0) }] ?? [] }

  /// The layers right above a subview in the order in which they are drawn.
  func fromBack(above view: UIView?) -> [CALayer] {
    let layers = self[above: view]
    if layers.allSatisfy({ $0.zPosition == 0 }) { return layers }
    return layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    .map(\.element)
  }
}
