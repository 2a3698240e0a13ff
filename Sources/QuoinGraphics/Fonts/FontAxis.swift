import CQuoinGraphics

/// An axis of a variable font.
public struct FontAxis: Hashable, Sendable {
  let code: UInt32
  /// The ends, in the font's own units.
  public let range: ClosedRange<Double>
  /// Where the font stands unless it is told otherwise.
  public let standard: Double

  /// The tag's four characters, such as `wght`.
  public var tag: String { FontTag.text(code) }

  /// The place nearest to a value.
  func clamped(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

  /// The most axes that count; more is no font that anyone has made.
  private static let limit = 64

  /// The axes of a face in an installed file, and the places on them that have names.
  static func all(in file: String, faceIndex: UInt32) -> (axes: [FontAxis], instances: [FontInstance]) {
    withExtendedLifetime(FontBytes(file: file)) { bytes in
      let face = hb_face_create(bytes.blob, faceIndex)
      defer { hb_face_destroy(face) }
      let axes = all(of: face)
      return (axes, FontInstance.all(of: face, axes: axes))
    }
  }

  /// The axes of one of HarfBuzz's faces.
  static func all(of face: OpaquePointer?) -> [FontAxis] {
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: limit)
    var count = UInt32(limit)
    _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let ends = [Double(info.min_value), Double(info.default_value), Double(info.max_value)].sorted()
      return FontAxis(code: info.tag, range: ends[0]...ends[2], standard: ends[1])
    }
  }
}

/// What a family is asked for, besides its name.
struct FontStyle: Hashable, Sendable {
  /// On OpenType's scale of 100 to 900.
  var weight = 400.0
  var isItalic = false
  /// In per cent of a normal width.
  var width = 100.0
  /// Places on axes that were asked for by their tags.
  var variations: [FontVariation] = []
}

extension [FontAxis] {
  /// The place on each axis that a style stands for, without those that stay where they are.
  func places(for style: FontStyle) -> [FontVariation] {
    let hasItalic = contains { $0.code == FontTag.italic }
    return compactMap { axis in
      let wanted = style.variations.last { $0.code == axis.code }?.value
      // FreeType counts in 65,536ths; what is nearer to the standard is the standard.
      let exact = wanted ?? axis.place(for: style, hasItalic: hasItalic)
      let place = axis.clamped((exact * 65_536).rounded() / 65_536)
      return place == axis.standard ? nil : FontVariation(code: axis.code, value: place)
    }.settled
  }
}

extension FontAxis {
  /// Where a style stands on the axis.
  fileprivate func place(for style: FontStyle, hasItalic: Bool) -> Double {
    switch code {
    case FontTag.weight: style.weight
    case FontTag.width: style.width
    case FontTag.italic: style.isItalic ? 1 : standard
    // As CSS's oblique; degrees count against the clock.
    case FontTag.slant: style.isItalic && !hasItalic ? -14 : standard
    default: standard
    }
  }
}
