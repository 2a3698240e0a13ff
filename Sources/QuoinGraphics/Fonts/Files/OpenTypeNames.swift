import CQuoinGraphics

/// The names that a face gives itself.
struct OpenTypeNames {
  private let face: OpaquePointer?
  private let entries: [hb_ot_name_entry_t]
  /// No name is longer, in bytes.
  private static let longest = 256

  init(_ face: OpaquePointer?) {
    self.face = face
    var count: UInt32 = 0
    let list = hb_ot_name_list_names(face, &count)
    entries = Array(UnsafeBufferPointer(start: list, count: Int(count)))
  }

  /// The name in English, or else in the first language that has one.
  func first(_ id: Int) -> String? {
    text(id, PinnedLanguage.shaper) ?? all(id).first
  }

  /// The name in all languages.
  func all(_ id: Int) -> [String] {
    entries.filter { Int($0.name_id) == id }.compactMap { text(id, $0.language) }
  }

  /// The family, under which all widths and weights go.
  var family: String? { first(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY) ?? first(HB_OT_NAME_ID_FONT_FAMILY) }

  private func text(_ id: Int, _ language: hb_language_t?) -> String? {
    var room = UInt32(Self.longest)
    var buffer = [CChar](repeating: 0, count: Self.longest)
    guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, &room, &buffer) > 0 else { return nil }
    let text = String(decoding: buffer.prefix(Int(room)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }
}
