import QuoinResources

/// Lets go of what is kept of fonts for later.
///
/// Texts that were set lately, masks and opened faces keep the bytes of the fonts they are made of. Those of installed fonts
/// are mapped files, few and the same for all; with fonts that templates bring along there is no end of them.
enum FontMemory {
  private static let keepers = Guarded<[@Sendable () -> Void]>([])

  /// Has what is kept elsewhere forgotten, too.
  ///
  /// - Parameter forget: Forgets all that is not in use at the moment.
  static func add(_ forget: @escaping @Sendable () -> Void) { keepers.withLock { $0.append(forget) } }

  /// Forgets all that is not in use at the moment.
  static func forget() {
    for forget in keepers.withLock({ $0 }) { forget() }
    FontLibrary.shared.forgetInstances()
    DrawingFonts.forget()
    FontFile.forget()
  }
}
