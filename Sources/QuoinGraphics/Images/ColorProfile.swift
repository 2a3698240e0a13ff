import CQuoinGraphics
import Foundation
import QuoinResources

/// Brings the pixels of a picture from the colours that its profile means to sRGB, in which everything is drawn here.
enum ColorProfile {
  /// The most that a colour may differ from sRGB's for a profile to be taken for that of sRGB itself, of 255.
  private static let tolerance = 2
  /// What a pixel takes, in units of work.
  private static let workOfPixel = 2

  /// The same picture in sRGB.
  ///
  /// - Returns: Nothing where it is in sRGB already, or where the profile cannot be read or is not one of red, green and blue.
  static func converted(_ pixels: PixelBuffer, from profile: Data) -> PixelBuffer? {
    withTransform(from: profile, of: cmsSigRgbData, bgra) { transform in
      keepsColors(transform) ? nil : convert(pixels, by: transform, from: profile)
    }
  }

  /// Brings colours to sRGB.
  ///
  /// - Parameters:
  ///   - profile: What the colours are.
  ///   - space: The space that the profile has to be one of.
  ///   - format: How the colours are written.
  ///   - convert: Makes use of the transform.
  /// - Returns: What this gives; nothing where the profile cannot be read or is one of another space.
  private static func withTransform(
    from profile: Data, of space: cmsColorSpaceSignature, _ format: UInt32,
    _ convert: (cmsHTRANSFORM) -> PixelBuffer?
  ) -> PixelBuffer? {
    let source = profile.withUnsafeBytes { cmsOpenProfileFromMem($0.baseAddress, UInt32($0.count)) }
    guard let source else { return nil }
    defer { cmsCloseProfile(source) }
    guard cmsGetColorSpace(source) == space, let target = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(target) }
    guard
      let transform = cmsCreateTransform(
        source, format, target, bgra, UInt32(INTENT_RELATIVE_COLORIMETRIC), 0)
    else { return nil }
    defer { cmsDeleteTransform(transform) }
    return convert(transform)
  }

  /// Of how many components the colours are of a profile that could be read and may stand in a PDF: one of ICC's versions 2 and
  /// 4, of a device or a space of colours, as ISO 32000-1, 8.6.5.5 and PDF/A want it.
  ///
  /// - Returns: 3 or 4; nothing for one that may not.
  static func componentsInPDF(_ profile: Data) -> Int? {
    let bytes = profile.prefix(128)
    guard bytes.count == 128 else { return nil }
    func text(_ offset: Int) -> String {
      String(decoding: bytes.dropFirst(offset).prefix(4), as: Unicode.ASCII.self)
    }
    let length = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard [2, 4].contains(bytes[bytes.startIndex + 8]), length == profile.count, text(36) == "acsp",
      ["scnr", "mntr", "prtr", "spac"].contains(text(12))
    else { return nil }
    return ["RGB ": 3, "CMYK": 4][text(16)]
  }

  /// Four bytes a pixel, blue first, the last of which is no colour: `TYPE_BGRA_8`, a macro that Swift does not read.
  private static let bgra: UInt32 = 4 << 16 | 1 << 7 | 3 << 3 | 1 | 1 << 10 | 1 << 14

  /// Four bytes a pixel, one an ink: `TYPE_CMYK_8`, or `TYPE_CMYK_8_REV` where they tell what stays white.
  private static func cmyk(isInverted: Bool) -> UInt32 { 6 << 16 | 4 << 3 | 1 | (isInverted ? 1 << 13 : 0) }

  /// What four inks come to in sRGB.
  ///
  /// - Parameters:
  ///   - inks: Four bytes a pixel.
  ///   - isInverted: Whether these tell what stays white.
  ///   - profile: What the inks are.
  /// - Returns: Nothing where the profile cannot be read or is not one of four inks.
  static func pixels(
    ofInks inks: [UInt8], width: Int, height: Int, isInverted: Bool, _ profile: Data
  ) -> PixelBuffer? {
    withTransform(from: profile, of: cmsSigCmykData, cmyk(isInverted: isInverted)) { transform in
      guard let (surface, data) = surface(CAIRO_FORMAT_RGB24, width, height) else { return nil }
      let stride = Int(cairo_image_surface_get_stride(surface))
      let meter = BudgetMeter.current
      inks.withUnsafeBufferPointer { inks in
        guard let base = inks.baseAddress else { return }
        for y in 0..<height {
          guard meter?.allows(width * workOfPixel) != false else { break }
          cmsDoTransform(transform, base + y * width * 4, data + y * stride, UInt32(width))
        }
      }
      cairo_surface_mark_dirty(surface)
      return PixelBuffer(taking: surface, profile: profile)
    }
  }

  /// A new surface with its pixels; nothing where there is no memory for it.
  private static func surface(
    _ format: cairo_format_t, _ width: Int, _ height: Int
  ) -> (surface: OpaquePointer, data: UnsafeMutablePointer<UInt8>)? {
    guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return nil }
    guard let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    return (surface, data)
  }

  /// Whether a transform leaves a choice of colours as they are, nearly.
  private static func keepsColors(_ transform: cmsHTRANSFORM) -> Bool {
    let steps: [UInt8] = [0, 64, 128, 192, 255]
    var colors: [UInt8] = []
    for blue in steps { for green in steps { for red in steps { colors += [blue, green, red, 255] } } }
    var changed = [UInt8](repeating: 0, count: colors.count)
    cmsDoTransform(transform, colors, &changed, UInt32(colors.count / 4))
    return zip(colors, changed).enumerated().allSatisfy { index, pair in
      index % 4 == 3 || abs(Int(pair.0) - Int(pair.1)) <= tolerance
    }
  }

  private static func convert(
    _ pixels: PixelBuffer, by transform: cmsHTRANSFORM, from profile: Data
  ) -> PixelBuffer? {
    let (width, height) = (pixels.width, pixels.height)
    let format = pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let (surface, data) = surface(format, width, height) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let meter = BudgetMeter.current
    var row = [UInt8](repeating: 0, count: width * 4)
    for y in 0..<height {
      guard meter?.allows(width * workOfPixel) != false else { break }
      let from = pixels.bytes + y * pixels.stride
      let to = data + y * stride
      if pixels.isOpaque {
        cmsDoTransform(transform, from, to, UInt32(width))
        for x in 0..<width { to[x * 4 + 3] = 255 }
        continue
      }
      for x in 0..<width {
        let alpha = Int(from[x * 4 + 3])
        for channel in 0..<3 {
          row[x * 4 + channel] =
            alpha == 0 ? 0 : UInt8(min(255, (Int(from[x * 4 + channel]) * 255 + alpha / 2) / alpha))
        }
      }
      cmsDoTransform(transform, row, to, UInt32(width))
      for x in 0..<width {
        let alpha = Int(from[x * 4 + 3])
        for channel in 0..<3 { to[x * 4 + channel] = UInt8((Int(to[x * 4 + channel]) * alpha + 127) / 255) }
        to[x * 4 + 3] = UInt8(alpha)
      }
    }
    cairo_surface_mark_dirty(surface)
    return PixelBuffer(taking: surface, isTurned: pixels.isTurned, profile: profile)
  }
}
