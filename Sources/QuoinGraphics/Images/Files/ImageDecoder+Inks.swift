import CQuoinGraphics
import QuoinResources

/// JPEGs of four inks with a profile that says what these come to; gdk-pixbuf gives red, green and blue without looking at it.
extension ImageDecoder {
  /// The pixels in sRGB, as the picture was held.
  ///
  /// - Returns: Nothing for other files, and where the profile is not one of four inks.
  static func decodeInks(_ file: ImageFile) -> PixelBuffer? {
    let header = file.header
    guard header.format == .jpeg, header.components == 4, !header.isTruncated,
      let profile = file.notes.readProfile(), let inks = inks(of: file)
    else { return nil }
    return ColorProfile.pixels(
      ofInks: inks, width: header.width, height: header.height, isInverted: header.isInverted, profile)
  }

  /// Four bytes a pixel, as the file has them.
  private static func inks(of file: ImageFile) -> [UInt8]? {
    guard BudgetMeter.current == nil || (try? BudgetMeter.current?.checkTime()) != nil,
      let decoder = tjInitDecompress()
    else { return nil }
    defer { tjDestroy(decoder) }
    return file.essence.withUnsafeBytes { bytes -> [UInt8]? in
      guard let data = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      let (width, height, count) = (file.header.width, file.header.height, UInt(bytes.count))
      var (across, down, samples, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard tjDecompressHeader3(decoder, data, count, &across, &down, &samples, &space) == 0,
        across == width, down == height,
        space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
      else { return nil }
      var inks = [UInt8](repeating: 0, count: width * height * 4)
      let result = tjDecompress2(
        decoder, data, count, &inks, across, across * 4, down, Int32(TJPF_CMYK.rawValue), 0)
      return result == 0 ? inks : nil
    }
  }
}
