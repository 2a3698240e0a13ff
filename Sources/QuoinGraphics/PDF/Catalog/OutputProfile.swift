import CQuoinGraphics
import Foundation

/// The ICC profile of what a document is printed by.
struct OutputProfile {
  let data: Data
  /// 4 for inks, 3 for red, green and blue.
  let components: Int
  /// What the profile calls itself, such as the name of a printing condition.
  let name: String

  /// Nothing for what is no profile of a printer that may stand in a PDF.
  init?(_ data: Data) {
    guard let components = ColorProfile.componentsInPDF(data), data.dropFirst(12).starts(with: "prtr".utf8),
      let profile = data.withUnsafeBytes({ cmsOpenProfileFromMem($0.baseAddress, UInt32($0.count)) })
    else { return nil }
    defer { cmsCloseProfile(profile) }
    var room = [CChar](repeating: 0, count: 256)
    cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", &room, UInt32(room.count))
    let name = String(decoding: room.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    (self.data, self.components) = (data, components)
    self.name = name.isEmpty ? "Custom" : name
  }

  /// The profile where it is one of inks.
  var inkData: Data? { components == 4 ? data : nil }

  /// What inks look like; nothing where the profile is not of these, or does not tell.
  func color(of inks: CGColor.Inks) -> CGColor? {
    guard let inkData else { return nil }
    let bytes = [inks.cyan, inks.magenta, inks.yellow, inks.black].map { UInt8((Int($0) * 255 + 500) / 1000) }
    let pixels = ColorProfile.pixels(ofInks: bytes, width: 1, height: 1, isInverted: false, inkData)
    return pixels.map { pixels in
      func part(_ index: Int) -> CGFloat { CGFloat(pixels.bytes[index]) / 255 }
      return CGColor(red: part(2), green: part(1), blue: part(0))
    }
  }

  /// The space of colours in which what lies over each other is mixed, and which the device has itself.
  var space: String { components == 4 ? "/DeviceCMYK" : "/DeviceRGB" }
}
