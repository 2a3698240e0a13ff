import Foundation

extension CALayer {
  /// The value of a property that can be animated, or what was set by another name.
  public final func value(forKey key: String) -> Any? {
    AnimatedProperty(rawValue: key) == nil ? settings?.values[key] : value(forKeyPath: key)
  }

  /// Sets a property that can be animated; under another name, a value of any kind is kept with the layer.
  public final func setValue(_ value: Any?, forKey key: String) {
    guard AnimatedProperty(rawValue: key) == nil else { return setValue(value, forKeyPath: key) }
    changeSettings { $0.values[key] = value }
  }

  /// Sets a property that can be animated, or a part of one, by its name, as in `transform.scale`; another name, and a value
  /// of another kind, are reported.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = AnimatedKeyPath(keyPath), let old = self.value(of: path.property) else {
      return ViewMisuse.report(.keyPath(keyPath, of: self))
    }
    let model = path.part?.read(old) ?? old
    guard let value, let new = AnimatableValue(value, like: model) else {
      return ViewMisuse.report(.animationValue(value ?? "nil", keyPath))
    }
    store(path.part?.write(new, into: old) ?? new, as: path.property)
  }

  /// The number or value of a property that can be animated, or of a part of one, by its name; another name is reported.
  public final func value(forKeyPath keyPath: String) -> Any? {
    guard let path = AnimatedKeyPath(keyPath), let value = self.value(of: path.property) else {
      ViewMisuse.report(.keyPath(keyPath, of: self))
      return nil
    }
    return (path.part?.read(value) ?? value).any
  }
}
