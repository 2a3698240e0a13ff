import QuoinDiagnostics

extension PDFOptions {
  /// Who may open a PDF, and what for: by AES with keys of 256 bits, as ISO 32000-2, 7.6.4, has it.
  ///
  /// ```swift
  /// options.pdf.encryption = .init(password: "for readers", ownerPassword: "for me", permissions: [.print])
  /// ```
  ///
  /// Readers keep to permissions by themselves; what nobody may read is kept by a password that is asked for.
  public struct Encryption: Sendable {
    /// What those may do who open a PDF without its owner's password. Reading it out is always allowed.
    public enum Permission: String, Sendable, CaseIterable, Codable {
      /// Print it.
      case print
      /// Copy text and pictures out of it.
      case copy
      /// Change what is on its pages.
      case change
      /// Add comments, and what fills fields.
      case annotate
      /// Fill fields, and sign.
      case fill
      /// Insert, turn and take away pages.
      case assemble
    }

    /// What is asked for when it is opened; empty for a PDF that anybody opens.
    public var password: String
    /// What gives all rights to whoever opens it with that; empty for the other one.
    public var ownerPassword: String
    /// What the others may do.
    public var permissions: Set<Permission>

    /// Creates an encryption; one of the two passwords is needed, and the owner's where something is not permitted.
    public init(
      password: String = "", ownerPassword: String = "",
      permissions: Set<Permission> = Set(Permission.allCases)
    ) {
      (self.password, self.ownerPassword, self.permissions) = (password, ownerPassword, permissions)
    }
  }
}

// Whoever prints options reads no password.
extension PDFOptions.Encryption: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    let allowed = Permission.allCases.filter(permissions.contains).map(\.rawValue)
    return "Encryption(permissions: \(allowed.joined(separator: ", ")))"
  }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension PDFOptions.Encryption {
  /// What encrypts a PDF so.
  ///
  /// - Throws: What is wrong with the passwords, which are not told.
  func cipher() throws(Diagnostic) -> PDFCipher {
    let forbids = permissions.count < Permission.allCases.count
    if forbids, ownerPassword.isEmpty { throw .permissionsWithoutOwner }
    if password.isEmpty, ownerPassword.isEmpty { throw .encryptionWithoutPassword }
    let user = try PDFPassword(password)
    let owner = ownerPassword.isEmpty ? user : try PDFPassword(ownerPassword)
    if forbids, owner.bytes == user.bytes { throw .onePasswordForBoth }
    return PDFCipher(user: user, owner: owner, flags: flags)
  }

  /// Bits of permissions, ISO 32000-2, table 22, counted from 1; the tenth lets programs read it out.
  private var flags: UInt32 {
    let bits: [Permission: [UInt32]] = [
      .print: [3, 12], .change: [4], .copy: [5], .annotate: [6], .fill: [9], .assemble: [11],
    ]
    return permissions.reduce(into: 0xFFFF_F0C0 | 1 << 9) { flags, permission in
      for bit in bits[permission] ?? [] { flags |= 1 << (bit - 1) }
    }
  }
}

extension Diagnostic {
  fileprivate static var encryptionWithoutPassword: Diagnostic {
    Diagnostic(.error, "A PDF is encrypted by a password, and none is given")
  }

  fileprivate static var permissionsWithoutOwner: Diagnostic {
    Diagnostic(
      .error, "What readers of a PDF may not do is up to whoever has the owner's password, and none is given",
      notes: [Note("--owner-password-file names it, and so does owner_password in requests and Python")])
  }

  fileprivate static var onePasswordForBoth: Diagnostic {
    Diagnostic(
      .error,
      "A PDF whose two passwords are one permits everything to everybody who opens it; the owner's needs to be another"
    )
  }
}
