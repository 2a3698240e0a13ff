import Foundation
import QuoinDiagnostics
import QuoinResources

/// The images of a PDF, each written once, when it is drawn first.
final class PDFImages {
  private let writer: PDFWriter
  /// Whether readers may smooth them, which PDF/A does not allow.
  private let isSmooth: Bool
  /// The profile of the inks that the document is printed with, if they are known.
  private let inkProfile: Data?
  private var images: [ObjectIdentifier: Written] = [:]
  private var alphas: [ObjectIdentifier: Written] = [:]
  private var stencils: [Stencil: Int] = [:]
  /// The profiles of colours by their bytes.
  private var profiles: [Data: Int] = [:]
  private var drawings: [Drawing: Written] = [:]
  /// They are kept, since the same ones come again and again.
  private var masks: [ObjectIdentifier: (mask: BlurredMask, number: Int)] = [:]

  /// The number of what stands for an image, as long as that is there: its address may become that of another.
  private struct Written {
    weak var image: CGImage?
    let number: Int
  }

  private struct Stencil: Hashable {
    let alpha: Int
    let color: PDFColor
  }

  private struct Drawing: Hashable {
    let image: ObjectIdentifier
    let (width, height): (Int, Int)
  }

  init(_ writer: PDFWriter, isSmooth: Bool, inkProfile: Data? = nil) {
    (self.writer, self.isSmooth, self.inkProfile) = (writer, isSmooth, inkProfile)
  }

  // MARK: Pixels

  /// The number of an image.
  func number(of image: CGImage, _ pixels: PixelBuffer) throws(Diagnostic) -> Int {
    if let known = images[ObjectIdentifier(image)], known.image === image { return known.number }
    let number = try write(image, pixels)
    images[ObjectIdentifier(image)] = Written(image: image, number: number)
    return number
  }

  /// Writes a JPEG's own bytes, or pixels as they have been deflated once; in the colours of the file's profile where it has one
  /// that may stand in a PDF.
  private func write(_ image: CGImage, _ pixels: PixelBuffer) throws(Diagnostic) -> Int {
    let number = writer.allocate()
    let size = Size(pixels.width, pixels.height)
    let components = pixels.profile.flatMap(ColorProfile.componentsInPDF)
    if let encoded = image.encoded, encoded.header.format == .jpeg, !encoded.header.isTruncated,
      !pixels.isTurned,
      components == nil
        ? encoded.header.isPlainJPEG && !pixels.isChanged : encoded.header.components == components
    {
      let space = encoded.header.components == 1 ? "/DeviceGray" : try space(pixels.profile, components)
      let decoding = components == 4 && encoded.header.isInverted ? " /Decode [ 1 0 1 0 1 0 1 0 ]" : ""
      let bytes = JPEGPicture.withoutNotes(encoded.data)
      try append(bytes, size, "/ColorSpace \(space)\(decoding) /Filter /DCTDecode", as: number)
      return number
    }
    let streams: PixelStreams.Streams
    var space: String
    if components == 3, let encoded = image.encoded {
      streams = try image.streamsInOwnColors(of: encoded.data)
      space = try self.space(pixels.profile, components)
    } else {
      streams = try image.streams.streams(of: pixels)
      space = try self.space(nil, nil)
    }
    if let palette = streams.palette { space = try self.space(palette, of: space) }
    let colors = streams.palette == nil ? 3 : 1
    var mask = ""
    if let alpha = streams.alpha { mask = " /SMask \(try write(alpha: alpha, of: image, size)) 0 R" }
    try append(
      streams.color, size, "/ColorSpace \(space)\(mask) \(size.deflated(colors: colors))", as: number)
    return number
  }

  /// The space of an image's colours: that of a profile, which stands in the file once, or that of the device, which is sRGB.
  private func space(_ profile: Data?, _ components: Int?) throws(Diagnostic) -> String {
    guard let profile, let components else { return "/DeviceRGB" }
    // PDF/X has no profile of a picture be that of the printer, whose inks they are.
    if profile == inkProfile { return "/DeviceCMYK" }
    if let known = profiles[profile] { return "[ /ICCBased \(known) 0 R ]" }
    let number = writer.allocate()
    try writer.append(
      deflating: Array(profile), "/N \(components) /Alternate /Device\(components == 3 ? "RGB" : "CMYK")",
      as: number)
    profiles[profile] = number
    return "[ /ICCBased \(number) 0 R ]"
  }

  /// The space of numbers of colours in a list.
  private func space(_ palette: [UInt8], of space: String) throws(Diagnostic) -> String {
    let number = writer.allocate()
    var words = PDFBytes()
    words.add(text: "[ /Indexed \(space) \(palette.count / 3 - 1) <")
    for byte in palette { words.addHex(UInt16(byte), digits: 2) }
    words.add("> ]\n")
    try writer.append(words.bytes, nil, as: number)
    return "\(number) 0 R"
  }

  private func write(alpha: Data, of image: CGImage, _ size: Size) throws(Diagnostic) -> Int {
    if let known = alphas[ObjectIdentifier(image)], known.image === image { return known.number }
    let number = writer.allocate()
    try append(alpha, size, "/ColorSpace /DeviceGray \(size.deflated(colors: 1))", as: number)
    alphas[ObjectIdentifier(image)] = Written(image: image, number: number)
    return number
  }

  /// The number of an image in one colour, of which the alpha counts; nothing for one that is opaque everywhere.
  func stencil(
    of image: CGImage, _ pixels: PixelBuffer, _ color: PDFColor
  ) throws(Diagnostic) -> Int? {
    guard let alpha = try image.streams.streams(of: pixels).alpha else { return nil }
    return try stencil(try write(alpha: alpha, of: image, Size(pixels.width, pixels.height)), color)
  }

  /// The number of a mask's image in one colour.
  func stencil(of mask: BlurredMask, _ color: PDFColor) throws(Diagnostic) -> Int {
    if let known = masks[ObjectIdentifier(mask)] { return try stencil(known.number, color) }
    let number = writer.allocate()
    let size = Size(mask.width, mask.height)
    try writer.append(
      deflating: mask.rows, "\(size.entries(isSmooth)) /ColorSpace /DeviceGray", as: number)
    masks[ObjectIdentifier(mask)] = (mask, number)
    return try stencil(number, color)
  }

  /// One pixel of the colour, as far as an alpha lets it through.
  private func stencil(_ alpha: Int, _ color: PDFColor) throws(Diagnostic) -> Int {
    let key = Stencil(alpha: alpha, color: color)
    if let known = stencils[key] { return known }
    let number = writer.allocate()
    try append(
      Data(color.bytes), Size(1, 1), "/ColorSpace \(color.space) /SMask \(alpha) 0 R", as: number)
    stencils[key] = number
    return number
  }

  private func append(
    _ stream: Data, _ size: Size, _ entries: String, as number: Int
  ) throws(Diagnostic) {
    try writer.append(stream, "\(size.entries(isSmooth)) \(entries)", as: number)
  }

  private struct Size {
    let (width, height): (Int, Int)

    init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    func entries(_ isSmooth: Bool) -> String {
      "/Type /XObject /Subtype /Image /Width \(width) /Height \(height) /BitsPerComponent 8 /Interpolate \(isSmooth)"
    }

    func deflated(colors: Int) -> String {
      "/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors \(colors) /BitsPerComponent 8 /Columns \(width) >>"
    }
  }

  // MARK: Drawings

  /// The number of the form that an SVG becomes; nothing where there is no time for it.
  ///
  /// - Parameter scale: How many units of the form one of its own is.
  func form(
    of image: CGImage, _ drawing: SVGDrawing, scale: CGFloat, _ meter: BudgetMeter
  ) throws(Diagnostic) -> Int? {
    let size = CGSize(width: drawing.size.width * scale, height: drawing.size.height * scale)
    let key = Drawing(
      image: ObjectIdentifier(image), width: Int(nearest: size.width * 100),
      height: Int(nearest: size.height * 100))
    if let known = drawings[key], known.image === image { return known.number }
    guard drawing.hasTime(at: scale, meter) else { return nil }
    let number = try CairoForm.write(size: size, to: writer, isSmooth: isSmooth) { context in
      drawing.draw(in: context, CGRect(origin: .zero, size: size))
    }
    drawings[key] = Written(image: image, number: number)
    return number
  }
}
