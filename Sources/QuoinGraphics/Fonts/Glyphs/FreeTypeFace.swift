import CQuoinGraphics

/// A face that FreeType reads from the bytes that HarfBuzz shapes with.
final class FreeTypeFace {
  let pointer: FT_Face
  private let library: FT_Library
  /// Keeps the bytes.
  private let face: FontFace

  // `FT_Init_FreeType` would let the environment choose how glyphs look.
  nonisolated(unsafe) private static let memory: FT_Memory = {
    let memory = FT_Memory.allocate(capacity: 1)
    memory.initialize(
      to: FT_MemoryRec_(
        user: nil, alloc: { _, size in malloc(size) }, free: { _, block in free(block) },
        realloc: { _, _, size, block in realloc(block, size) }))
    return memory
  }()

  init?(_ face: FontFace) {
    let bytes = face.bytes.bytes
    guard let start = bytes.baseAddress else { return nil }
    var library: FT_Library?
    guard FT_New_Library(Self.memory, &library) == 0, let library else { return nil }
    FT_Add_Default_Modules(library)
    var pointer: FT_Face?
    let index = FT_Long(face.record.faceIndex)
    guard FT_New_Memory_Face(library, start, FT_Long(bytes.count), index, &pointer) == 0, let pointer else {
      FT_Done_Library(library)
      return nil
    }
    self.library = library
    self.pointer = pointer
    self.face = face
    guard stand(at: face.record) else { return nil }
  }

  /// Goes to a place on each axis of a variable font.
  private func stand(at record: FontRecord) -> Bool {
    if record.places.isEmpty { return true }
    var places = record.axes.map { axis in
      let place = record.places.last { $0.code == axis.code }?.value ?? axis.standard
      return FT_Fixed((place * 65_536).rounded())
    }
    return FT_Set_Var_Design_Coordinates(pointer, FT_UInt(places.count), &places) == 0
  }

  /// Outlines where there are any; emoji are nothing but pictures.
  var loadFlags: Int32 {
    hasOutlines ? Int32(FT_LOAD_NO_BITMAP) : 0
  }

  /// Whether there are outlines; other faces hold pictures.
  var hasOutlines: Bool { pointer.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }

  /// The shape of a glyph in pixels, until the next one is asked for; nil for one that leaves no trace.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number.
  ///   - scale: How em units become pixels.
  ///   - shift: Where its origin lies, in 64ths of a pixel to the right and up.
  func outline(of glyph: UInt32, _ scale: GlyphScale, shiftedBy shift: (x: Int, y: Int)) -> GlyphOutline? {
    // In em units, which is exact, and leaves alone what Cairo has set up in the face.
    guard FT_Load_Glyph(pointer, glyph, Int32(FT_LOAD_NO_SCALE | FT_LOAD_IGNORE_TRANSFORM)) == 0,
      let slot = pointer.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0
    else { return nil }
    var matrix = scale.matrix
    return withUnsafeMutablePointer(to: &slot.pointee.outline) { outline in
      FT_Outline_Transform(outline, &matrix)
      if scale.boldness > 0 {
        // Which grows to the right and upward.
        FT_Outline_Embolden(outline, scale.boldness)
        FT_Outline_Translate(outline, -scale.boldness / 2, -scale.boldness / 2)
      }
      FT_Outline_Translate(outline, shift.x, shift.y)
      return GlyphOutline(outline, in: library)
    }
  }

  deinit {
    FT_Done_Face(pointer)
    FT_Done_Library(library)
  }
}
