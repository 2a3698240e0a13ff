import CQuoinGraphics

/// A place on a variable font's axes that has a name, such as Manrope Bold.
struct FontInstance: Hashable, Sendable {
  /// Such as `Manrope-Bold`.
  let postScriptName: String
  /// The family and the place's own name, such as `Manrope Bold`.
  let fullName: String
  /// Where it stands, without the axes on which the font stands there by itself.
  let places: [FontVariation]

  /// No font has more.
  private static let limit: UInt32 = 1024

  /// Whether it answers to a name in small letters.
  func isCalled(_ name: String) -> Bool {
    postScriptName.lowercased() == name || fullName.lowercased() == name
  }

  /// The named places of one of HarfBuzz's faces.
  static func all(of face: OpaquePointer?, axes: [FontAxis]) -> [FontInstance] {
    let count = min(hb_ot_var_get_named_instance_count(face), limit)
    guard count > 0, !axes.isEmpty else { return [] }
    let names = OpenTypeNames(face)
    guard let family = names.family else { return [] }
    return (0..<count).compactMap { index in
      guard let name = names.first(Int(hb_ot_var_named_instance_get_subfamily_name_id(face, index))) else {
        return nil
      }
      let postScript = names.first(Int(hb_ot_var_named_instance_get_postscript_name_id(face, index)))
      var values = [Float](repeating: 0, count: axes.count)
      var room = UInt32(axes.count)
      _ = hb_ot_var_named_instance_get_design_coords(face, index, &room, &values)
      let places = zip(axes, values).compactMap { axis, value in
        let place = axis.clamped(Double(value))
        return place == axis.standard ? nil : FontVariation(code: axis.code, value: place)
      }
      return FontInstance(
        postScriptName: postScript ?? "\(family)-\(name)".filter { $0 != " " }, fullName: "\(family) \(name)",
        places: places.settled)
    }
  }
}
