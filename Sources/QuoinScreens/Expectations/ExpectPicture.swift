import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

/// Expects that something looks as it was recorded.
///
/// The first run records the picture and fails, saying so. Later runs compare, and fail where somebody could see a
/// difference; `QUOIN_RECORD=again swift test` then records what differs.
///
/// ```swift
/// expectPicture(of: Card(order), "card", across: .matrix(appearances: [.light, .dark]))
/// ```
///
/// - Parameters:
///   - subject: A view, a controller, a node of a template or a screen; evaluated for each of the surroundings.
///   - name: What the picture is called in its file of tests; the name of the test unless given.
///   - device: The name of the device that it is shown on.
///   - size: The size in points, 0 where the content decides; unless given the device's, the view's own or what fits.
///   - matrix: The surroundings that it is looked at in, a picture for each.
///   - tolerance: How far it may differ; unless given not so far that anybody sees it.
public func expectPicture<Subject: Shown>(
  of subject: @autoclosure () throws -> Subject, _ name: String? = nil, on device: String? = nil,
  size: CGSize? = nil, across matrix: Surroundings.Matrix = .single, tolerance: PictureTolerance? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let expectation = Expectation(kind: .picture, name: name, place: place)
  try expectation(of: subject, across: matrix, on: device, size: size) { (view, record) throws(Diagnostic) in
    var options = view.outputOptions
    options.scale = view.displayScale
    let image = try view.renderedImage(options: options)
    let check = RecordCheck(expectation: expectation, record: record)
    try check.comparePicture(image, of: view, tolerance: tolerance ?? Recording.current.tolerance)
  }
}

extension RecordCheck {
  /// Compares a picture with its record.
  fileprivate func comparePicture(
    _ image: UIImage, of view: UIView, tolerance: PictureTolerance
  ) throws(Diagnostic) {
    guard let actual = image.cgImage else { throw .noPixels }
    guard let data = try read() else { return try recordPicture(image) }
    let recorded = RecordedPicture(data: data)
    if actual.withPixels(recorded.isStamped) == true { return }
    let expected = try recorded.decoded(name: file.path)
    guard expected.size == actual.size else {
      return try failDiffering(
        "is \(actual.size.inPixels) pixels, and was recorded at \(expected.size.inPixels)", [], image, data,
        nil)
    }
    let compared = actual.withPixels { new in
      expected.withPixels { PictureComparison($0, new, tolerance: tolerance) }
    }
    guard let comparison = compared ?? nil, !comparison.passes else { return }
    let shown = actual.withPixels { new in
      expected.withPixels { PictureComparison.picture(of: $0, new) } ?? nil
    }
    let message = comparison.message(scale: image.scale, expected: expected, actual: actual, in: view)
    try failDiffering(message.sentence, message.details, image, data, shown ?? nil)
  }

  private func recordPicture(_ image: UIImage) throws(Diagnostic) {
    guard let picture = RecordedPicture(image), let cgImage = image.cgImage else { throw .noPixels }
    try recordFirst(
      picture.data, "\(cgImage.size.inPixels) pixels, \((picture.data.count + 1023) / 1024) KB",
      .picture(expected: nil, actual: picture.data, difference: nil, scale: Double(image.scale)))
  }

  private func failDiffering(
    _ sentence: String, _ details: [(String, String?)], _ image: UIImage, _ expected: Data,
    _ difference: CGImage?
  ) throws(Diagnostic) {
    guard let actual = RecordedPicture(image)?.data else { throw .noPixels }
    let shown = difference.flatMap { UIImage(cgImage: $0).pngData() }
    var files = [("expected", "png", expected), ("actual", "png", actual)]
    if let shown { files.append(("difference", "png", shown)) }
    try failDiffering(
      sentence, details, data: actual,
      .picture(expected: expected, actual: actual, difference: shown, scale: Double(image.scale)),
      files: files)
  }
}

nonisolated extension CGSize {
  /// `780 × 1688`
  fileprivate var inPixels: String { "\(width.short) × \(height.short)" }
}

nonisolated extension Diagnostic {
  static let noPixels = Diagnostic(.error, "what was drawn could not be written as a picture")
}
