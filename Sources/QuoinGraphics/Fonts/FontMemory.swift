/// Lets go of what is kept of fonts for later.
///
/// Texts that were set lately, masks and opened faces keep the bytes of the fonts they are made of. Those of installed fonts
/// are mapped files, few and the same for all; with fonts that templates bring along there is no end of them.
enum FontMemory {
  /// Forgets all that is not in use at the moment.
  static func forget() {
    TextCache.shared.forget()
    FontLibrary.shared.forgetInstances()
    DrawingFonts.forget()
    FontFile.forget()
  }
}
