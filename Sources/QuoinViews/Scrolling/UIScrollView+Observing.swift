import Foundation

extension UIScrollView: NamedValuesObservable {
  func observe(name: String, _ told: NamedChange) -> NSKeyValueObservation? {
    switch name {
    case "contentOffset": told.of(\.contentOffset, in: self)
    case "contentSize": told.of(\.contentSize, in: self)
    case "contentInset": told.of(\.contentInset, in: self)
    default: nil
    }
  }
}
