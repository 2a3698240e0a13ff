import QuoinGraphics

/// A view's margins once one of these has been set: many boxes have them and nothing else that is rare.
final class MarginProperties {
  var directional = NSDirectionalEdgeInsets.zero
  var hasDirectional = false
  var preservesSuperview = false
  var insetsFromSafeArea = true
}
