import CQuoinGraphics

/// A face as Cairo draws it, opened for one drawing at a time.
///
/// FreeType allows one thread at a time in a face, and in a library while a face is opened or closed. The faces that
/// Cairo opens itself are shared by the whole process, and once ten are open it closes one without asking whether another
/// thread has just begun to use it. So each drawing has faces of its own, each in a library of its own: whichever thread
/// Cairo lets go of the last font on, nobody else is in there.
final class DrawnFace {
  /// Cairo's font face, without size.
  let pointer: OpaquePointer

  // The address tells Cairo which of its user data is meant; nothing is ever written there.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// Opens a face; nil when FreeType cannot, as for the face that stands in when no font is installed.
  init?(_ face: FontFace) {
    guard let open = FreeTypeFace(face),
      let pointer = cairo_ft_font_face_create_for_ft_face(open.pointer, open.loadFlags)
    else { return nil }
    let owned = Unmanaged.passRetained(open)
    let status = cairo_font_face_set_user_data(pointer, Self.key, owned.toOpaque()) { data in
      data.map { Unmanaged<FreeTypeFace>.fromOpaque($0).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(pointer)
      owned.release()
      return nil
    }
    self.pointer = pointer
  }

  deinit { cairo_font_face_destroy(pointer) }
}

/// A face that FreeType reads from the bytes that HarfBuzz shapes with.
private final class FreeTypeFace {
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
    guard let bytes = face.bytes.baseAddress else { return nil }
    var library: FT_Library?
    guard FT_New_Library(Self.memory, &library) == 0, let library else { return nil }
    FT_Add_Default_Modules(library)
    var pointer: FT_Face?
    guard
      FT_New_Memory_Face(
        library, bytes, FT_Long(face.bytes.count), FT_Long(face.record.faceIndex), &pointer) == 0, let pointer
    else {
      FT_Done_Library(library)
      return nil
    }
    self.library = library
    self.pointer = pointer
    self.face = face
  }

  /// Outlines where there are any; emoji are nothing but pictures.
  var loadFlags: Int32 {
    pointer.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 ? Int32(FT_LOAD_NO_BITMAP) : 0
  }

  deinit {
    FT_Done_Face(pointer)
    FT_Done_Library(library)
  }
}
