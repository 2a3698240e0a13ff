import Foundation
import QuoinDiagnostics
import QuoinResources

/// The first page of a PDF as an SVG, which poppler's `pdftocairo` makes of it.
///
/// It runs as a process of its own: what reads PDFs is larger than all other libraries together, and a file that it
/// cannot bear ends that process alone.
enum PDFFirstPage {
  private static let converter = Installation.current.program("pdftocairo")
  /// Bounds the process's memory and time by the system, whatever the file makes of it.
  private static let bounds = ["--as=2000000000", "--cpu=30", "--core=0"]
  /// The most bytes of the SVG.
  private static let limit = 32 << 20
  /// How long it may take where nothing else is said.
  private static let longestTime = Duration.seconds(10)

  /// Makes the SVG, a pixel of which is a point of the page.
  ///
  /// - Parameters:
  ///   - data: The PDF's bytes.
  ///   - name: What diagnostics call the image.
  /// - Throws: That it cannot be read, is too much, or that the program is not installed.
  static func svg(of data: Data, name: String) throws(Diagnostic) -> Data {
    guard access(converter, X_OK) == 0 else { throw .missingPDFReader(name, converter) }
    let time = min(BudgetMeter.current?.remainingTime ?? longestTime, longestTime)
    let deadline = ContinuousClock.now + time
    let reading: FileDescriptor.Reading
    do throws(SystemError) {
      let arguments = bounds + [converter, "-svg", "-f", "1", "-l", "1", "-", "-"]
      let process = try ChildProcess(
        Installation.current.program("prlimit"), arguments: arguments, input: data)
      reading = try FileDescriptor.readToEnd(of: process.output.number, limit: limit, until: deadline)
    } catch {
      throw .unreadablePDF(name, error.reason)
    }
    switch reading {
    case .contents(let svg) where !svg.isEmpty: return inPoints(svg)
    case .contents: throw .brokenImage(name, format: .pdf)
    case .tooLarge: throw .svgTooComplex(name)
    case .tooLate:
      try BudgetMeter.current?.checkTime()
      throw .svgTooComplex(name)
    }
  }

  /// Takes the unit away from the sizes of the root, which would make a point a third larger.
  private static func inPoints(_ svg: Data) -> Data {
    guard let start = svg.range(of: Data("<svg".utf8)),
      let end = svg[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return svg }
    let root = String(decoding: svg[start.lowerBound..<end], as: UTF8.self)
    return svg[..<start.lowerBound] + Data(root.replacingOccurrences(of: "pt\"", with: "\"").utf8)
      + svg[end...]
  }
}

extension Diagnostic {
  fileprivate static func missingPDFReader(_ name: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, "\(name) is a PDF, and \(path), which reads it, is not installed",
      notes: [Note("Debian's package is poppler-utils; an SVG needs none")])
  }

  fileprivate static func unreadablePDF(_ name: String, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "\(name) is a PDF, and the program that reads it cannot be run: \(reason)")
  }
}
