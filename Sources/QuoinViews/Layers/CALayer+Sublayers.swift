import Foundation

extension CALayer {
  /// The layer above this one: the one it was added to, or that of the view's superview.
  public var superlayer: CALayer? { ownSuperlayer ?? view?.superview?.layer }

  /// The layers of the subviews and those that were added, from the back to the front.
  public var sublayers: [CALayer]? {
    let own = ownSublayers
    var layers = own[above: nil]
    for child in view?.subviews ?? [] {
      layers.append(child.layer)
      layers.append(contentsOf: own[above: child])
    }
    return layers.isEmpty ? nil : layers
  }

  /// The view in whose drawing the layer takes part: its own, or that of the layers it stands in or masks.
  var hostView: UIView? {
    var layer = self
    while layer.view == nil, let outer = layer.ownSuperlayer ?? layer.maskedLayer { layer = outer }
    return layer.view
  }

  /// Whether layers were added beside those of the subviews.
  var hasOwnSublayers: Bool { !childLayers.isEmpty }

  /// The layers that were added, by the subviews that they stand above.
  var ownSublayers: OwnSublayers { OwnSublayers(childLayers) }

  /// Lets the sublayers and the mask go without recursion, however deep they nest.
  func releaseSublayers() {
    if childLayers.isEmpty, mask == nil { return }
    var pending = childLayers.map(\.layer)
    childLayers = []
    if let mask { pending.append(mask) }
    mask = nil
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      pending.append(contentsOf: layer.childLayers.map(\.layer))
      layer.childLayers = []
      if let mask = layer.mask { pending.append(mask) }
      layer.mask = nil
    }
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, step: Int) {
    // Counted without the layer itself, which may move within the same order.
    if layer === sibling { return }
    guard let sibling, let index = sublayers?.filter({ $0 !== layer }).firstIndex(where: { $0 === sibling })
    else {
      return addSublayer(layer)
    }
    insertSublayer(layer, at: UInt32(index + step))
  }

  func insert(_ layer: CALayer, above anchor: UIView?, at index: Int) {
    layer.ownSuperlayer = self
    let entry = SublayerEntry(layer: layer, above: anchor)
    let places = childLayers.indices.filter { childLayers[$0].above === anchor }
    if index < places.count {
      childLayers.insert(entry, at: places[index])
    } else {
      childLayers.append(entry)
    }
  }

  /// Whether this layer is another one or stands in it, at any depth.
  func isWithin(_ layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let candidate = next, candidate !== layer { next = candidate.layerAround }
    return next != nil
  }

  /// Moves a subview right above another one and some of the layers above that; behind all for none.
  func move(_ subview: UIView, above anchor: UIView?, at index: Int) {
    // What comes after the place stands above the subview from now on.
    let passed = ownSublayers[above: anchor].dropFirst(index)
    if let anchor {
      view?.insertSubview(subview, aboveSubview: anchor)
    } else {
      view?.sendSubviewToBack(subview)
    }
    for index in childLayers.indices where passed.contains(where: { $0 === childLayers[index].layer }) {
      childLayers[index].above = subview
    }
  }

  /// Keeps the layers that stood right above a subview in their place when it leaves.
  func subviewWillLeave(_ subview: UIView, below: UIView?) {
    // They come after those that already stand there.
    let moved = childLayers.filter { $0.above === subview }
    if moved.isEmpty { return }
    childLayers.removeAll { $0.above === subview }
    childLayers += moved.map { SublayerEntry(layer: $0.layer, above: below) }
  }
}
