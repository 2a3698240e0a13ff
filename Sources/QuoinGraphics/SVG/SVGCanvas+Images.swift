import Foundation
import QuoinDiagnostics
import QuoinResources

extension SVGCanvas {
  /// Draws an image, in parts when it has cap insets.
  func drawImage(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    guard let source = image.cgImage, rect.overlaps(clipBounds) else { return }
    let tint = image.drawingTint(tint)?.resolvedCGColor(with: traits)
    if let tint, tint.alpha == 0 { return }
    let name = define(source)
    var filter = ""
    if let tint {
      let id = newName("f")
      line(
        """
        <filter id="\(id)" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">\
        <feFlood\(SVGWriter.color("flood-color", tint))/><feComposite in2="SourceAlpha" operator="in"/></filter>
        """)
      filter = " filter=\"url(#\(id))\""
    }
    guard image.capInsets != .zero else {
      let place = CGAffineTransform(
        a: rect.width / source.size.width, b: 0, c: 0, d: rect.height / source.size.height, tx: rect.minX,
        ty: rect.minY)
      return line("<use xlink:href=\"#\(name)\" transform=\"\(SVGWriter.matrix(place))\"\(filter)/>")
    }
    if tint != nil { line("<g\(filter)>") }
    let slices = ImageSlices(size: image.size, caps: image.capInsets, mode: image.resizingMode, in: rect)
    for slice in slices.slices where slice.target.overlaps(clipBounds) {
      let box = slice.source.applying(CGAffineTransform(scaleX: image.scale, y: image.scale))
      let view = [box.minX, box.minY, box.width, box.height].map(SVGWriter.number).joined(separator: " ")
      line(
        """
        <svg\(SVGWriter.box(slice.target)) viewBox="\(view)" preserveAspectRatio="none">\
        <use xlink:href="#\(name)"/></svg>
        """)
    }
    if tint != nil { line("</g>") }
  }

  /// The name of an image, one unit a pixel; its bytes are written once.
  func define(_ image: CGImage) -> String {
    if let name = imageNames[ObjectIdentifier(image)] { return name }
    let name = newName("i")
    imageNames[ObjectIdentifier(image)] = name
    keptImages.append(image)
    let (type, data) = file(of: image)
    line(
      """
      <defs><image id="\(name)"\(SVGWriter.attributes(["width": image.size.width, "height": image.size.height])) \
      preserveAspectRatio="none" xlink:href="data:\(type);base64,\(data.base64EncodedString())"/></defs>
      """)
    return name
  }

  /// The file that an image came from, without what is no part of the picture, or a PNG of its pixels.
  private func file(of image: CGImage) -> (type: String, data: Data) {
    if let (data, header) = image.encoded {
      guard case .pixels(let pixels) = image.content else { return ("image/svg+xml", data) }
      // Readers differ in whether they turn photos upright and draw what ends early.
      if !pixels.isChanged, !header.isTruncated {
        let type = "image/\(header.format.rawValue)"
        if header.format == .jpeg { return (type, JPEGPicture.withoutNotes(data)) }
        if let file = ImageFile(data) { return (type, file.essence) }
      }
    }
    guard case .pixels(let pixels) = image.content else { return ("image/png", Data()) }
    return ("image/png", png(of: pixels))
  }

  private func png(of pixels: PixelBuffer) -> Data {
    noteFailure { () throws(Diagnostic) in
      try BudgetMeter.checkTime(toDeflate: pixels.width * pixels.height, .default)
      return try PNGEncoder.encode(
        pixels.bytes, width: pixels.width, height: pixels.height, stride: pixels.stride, compression: .default
      )
    } ?? Data()
  }
}
