import Foundation
import QuoinDiagnostics

extension Device {
  /// The device with a name.
  ///
  /// - Throws: A diagnostic with the nearest name when there is no such device.
  public static func find(_ name: String) throws(Diagnostic) -> Device {
    guard let device = named(name) else { throw .unknownDevice(name) }
    return device
  }
}

extension Diagnostic {
  /// A device that is not in the table.
  static func unknownDevice(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "There is no device named “\(name)”",
      suggestion: nearestName(to: name, among: Device.all.map(\.name)))
  }
}
