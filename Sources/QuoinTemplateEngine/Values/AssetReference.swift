import Foundation
import QuoinDiagnostics
import QuoinResources

/// The name of an asset, with the bundle that it is looked for in, if it says one.
enum AssetReference {
  /// One that is looked for where the template is.
  case plain(String)
  /// One in a bundle.
  case bundled(String, ResourceBundle)

  /// Takes a name apart.
  ///
  /// - Parameters:
  ///   - text: `name`, `bundle:name`, or an address or a conditional, which are taken as a name.
  ///   - bundle: A bundle that stood in braces before the text.
  init(_ text: String, in bundle: Bundle? = nil, _ context: ConversionContext) throws(Diagnostic) {
    try ResourceLoader.check(text)
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
      String($0.trimmingWhiteSpace)
    }
    if let bundle {
      guard parts.count == 2, parts[0].isEmpty, !parts[1].isEmpty else { throw .badBundleName(text) }
      self = .bundled(parts[1], ResourceBundle(bundle))
      return
    }
    // A conditional has a colon of its own.
    guard parts.count > 1, !text.contains("//"), !text.contains("?"),
      !["http", "https", "file", "data"].contains(parts[0].lowercased()),
      let resources = context.resources
    else {
      self = .plain(text)
      return
    }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .badBundleName(text) }
    self = .bundled(parts[1], try resources.bundle(named: parts[0], from: context.base))
  }

  /// The folders in which the name is looked for.
  func folders(_ context: ConversionContext) -> [URL] {
    switch self {
    case .plain: context.resources?.folders(from: context.base) ?? []
    case .bundled(_, let bundle): [bundle.resources]
    }
  }

  /// The name without the bundle.
  var name: String {
    switch self {
    case .plain(let name), .bundled(let name, _): name
    }
  }
}

extension Diagnostic {
  static func badBundleName(_ text: String) -> Diagnostic {
    Diagnostic(.error, "Invalid name \(text.quotable): a bundle and a name stand on either side of one colon")
  }

  static func missingAsset(_ kind: String, _ name: String, in bundle: String, nearest: NearestNames?)
    -> Diagnostic
  {
    Diagnostic(.error, "There is no \(kind) \(name.quotable) in bundle \(bundle)", suggestions: nearest)
  }
}
