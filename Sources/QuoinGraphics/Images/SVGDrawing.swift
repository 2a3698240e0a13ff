import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources

/// An SVG as a drawing, sharp at every size.
final class SVGDrawing: Sendable {
  /// The size that the file asks for, in pixels.
  let size: CGSize
  private let data: Data
  private let idle: Guarded<[SVGHandle]>

  // Threads beyond these read the file again for each drawing.
  private static let idleLimit = 8

  /// Reads an SVG. It is given no address, so that it can load nothing but what it holds itself.
  init(data: Data, name: String) throws(Diagnostic) {
    let handle: SVGHandle
    do throws(SVGHandle.Failure) {
      handle = try SVGHandle(data)
    } catch {
      throw .brokenSVG(name, reason: error.reason)
    }
    guard let size = handle.size else { throw .imageWithoutSize(name) }
    self.data = data
    self.size = size
    idle = Guarded([handle])
  }

  /// Draws into a rectangle of a Cairo context.
  ///
  /// One of librsvg's handles may draw for one thread at a time, so each drawing takes one that is idle, or makes its
  /// own.
  func draw(in context: OpaquePointer, _ rect: CGRect) {
    guard let handle = idle.withLock({ $0.popLast() }) ?? (try? SVGHandle(data)) else { return }
    handle.draw(in: context, rect)
    idle.withLock { if $0.count < Self.idleLimit { $0.append(handle) } }
  }
}

extension Diagnostic {
  static func brokenSVG(_ name: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "\(name) is no SVG that can be drawn",
      notes: reason.isEmpty ? [] : [Note(reason.trimmingCharacters(in: .whitespacesAndNewlines))])
  }
}
