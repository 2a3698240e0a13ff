/// What moves a layer, as far as the layer and its view have to know; the animations of a layer are one.
class LayerMotion {
  init() {}

  /// Whether the view takes no touches meanwhile.
  var blocksTouches: Bool { false }
}
