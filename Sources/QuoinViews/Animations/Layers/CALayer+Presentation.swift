import Foundation

/// What a layer keeps of its model while it is drawn with other values.
struct PresentedModel {
  var geometry: ViewGeometry?
  var values: [(property: AnimatedProperty, value: AnimatableValue)] = []
}

extension CALayer {
  /// The values of the animated properties at a time of the window, and those of the model.
  final func animatedValues(
    at windowTime: TimeInterval, over models: [AnimatedProperty: AnimatableValue] = [:]
  ) -> [(property: AnimatedProperty, model: AnimatableValue, value: AnimatableValue)] {
    let time = localTime(windowTime)
    var result: [(property: AnimatedProperty, model: AnimatableValue, value: AnimatableValue)] = []
    for running in running {
      for track in running.tracks {
        guard let progress = running.progress(of: track, at: time) else { continue }
        var index = result.firstIndex { $0.property == track.property }
        if index == nil, let model = models[track.property] ?? value(of: track.property) {
          index = result.count
          result.append((track.property, model, model))
        }
        guard let index else { continue }
        result[index].value = track.apply(to: result[index].value, progress)
      }
    }
    return result
  }

  /// The value of a property that is drawn at a time of the window where its model is a given one.
  final func presentedValue(
    of property: AnimatedProperty, over model: AnimatableValue, at windowTime: TimeInterval
  ) -> AnimatableValue {
    if running.isEmpty { return model }
    return animatedValues(at: windowTime, over: [property: model]).first { $0.property == property }?.value
      ?? model
  }

  /// Gives the layer the values that are drawn at a time of the window, without telling anybody.
  final func present(at windowTime: TimeInterval) {
    let values = animatedValues(at: windowTime)
    if values.isEmpty { return }
    var model = PresentedModel()
    isPresenting = true
    for entry in values {
      if entry.property.isGeometry {
        if model.geometry == nil { model.geometry = view?.geometry ?? geometry }
      } else {
        model.values.append((entry.property, entry.model))
      }
      store(entry.value, as: entry.property)
    }
    animations?.model = model
  }

  /// Gives the layer the values of its model back.
  final func restoreModel() {
    guard let animations, let model = animations.model else { return }
    animations.model = nil
    for entry in model.values { store(entry.value, as: entry.property) }
    if let stored = model.geometry {
      if let view { view.storedGeometry = stored } else { geometry = stored }
    }
    isPresenting = false
  }

  /// A copy of the layer with the values that are drawn at this moment; nothing for a layer that is in no window.
  public final func presentation() -> Self? {
    guard let window = hostWindow else { return nil }
    let copy = type(of: self).init(for: self)
    copy.copyProperties(of: self)
    for entry in animatedValues(at: window.clock.time) { copy.store(entry.value, as: entry.property) }
    return copy
  }

  /// The layer that this one is a presentation of, or itself.
  public final func model() -> Self { self }
}
