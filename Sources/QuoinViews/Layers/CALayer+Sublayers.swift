import Foundation

extension CALayer {
  /// The layer above this one: the one it was added to, or that of the view's superview.
  public var superlayer: CALayer? { ownSuperlayer ?? view?.superview?.layer }

  /// The layers of the subviews and those that were added, from the back to the front.
  ///
  /// Setting them takes those away that are not among the new ones: the subviews of the view, too.
  public var sublayers: [CALayer]? {
    get {
      let layers = ownSublayers.merged(with: view?.children ?? []).map { sibling in
        switch sibling {
        case .view(let view): return view.layer
        case .layer(let layer): return layer
        }
      }
      return layers.isEmpty ? nil : layers
    }
    set {
      let layers = newValue ?? []
      let kept = Set(layers.map(ObjectIdentifier.init))
      for layer in sublayers ?? [] where !kept.contains(ObjectIdentifier(layer)) {
        if let view = layer.view { view.removeFromSuperview() } else { layer.removeFromSuperlayer() }
      }
      for layer in layers { addSublayer(layer) }
    }
  }

  /// The view in whose drawing the layer takes part: its own, or that of the layers it stands in or masks.
  var hostView: UIView? {
    var layer = self
    while layer.view == nil, let outer = layer.ownSuperlayer ?? layer.maskedLayer { layer = outer }
    return layer.view
  }

  /// Whether layers were added beside those of the subviews.
  var hasOwnSublayers: Bool { !ownSublayers.isEmpty }

  /// Lets the sublayers and the mask go without recursion, however deep they nest.
  func releaseSublayers() {
    if !hasOwnSublayers, mask == nil { return }
    var pending: [CALayer] = []
    func release(_ layer: CALayer) {
      for sublayer in layer.ownSublayers.layers {
        sublayer.storedSuperlayer = nil
        pending.append(sublayer)
      }
      layer.ownSublayers = OwnSublayers()
      if let mask = layer.mask { pending.append(mask) }
      layer.mask = nil
    }
    release(self)
    while var layer = pending.popLast() {
      if isKnownUniquelyReferenced(&layer) { release(layer) }
    }
  }

  /// Inserts a layer so many places above another one; before all where that is not here.
  func insert(_ layer: CALayer, beside sibling: CALayer?, step: Int) {
    // Counted without the layer itself, which may move within the same order.
    if layer === sibling { return }
    guard let sibling, let index = sublayers?.filter({ $0 !== layer }).firstIndex(where: { $0 === sibling })
    else {
      return addSublayer(layer)
    }
    insertSublayer(layer, at: UInt32(index + step))
  }

  /// Whether this layer is another one or stands in it, at any depth.
  func isWithin(_ layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let candidate = next, candidate !== layer { next = candidate.layerAround }
    return next != nil
  }
}
