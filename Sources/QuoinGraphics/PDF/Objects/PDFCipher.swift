import CQuoinGraphics

/// Encrypts what a PDF holds by AES with a key of 256 bits: revision 6 of the standard handler, ISO 32000-2, 7.6.4.
///
/// The key and all that is added to passwords are random, so that two equal documents are not seen to be equal.
struct PDFCipher {
  private let key: [UInt8]
  /// What readers find the key by that are told a password.
  let dictionary: String

  /// - Parameters:
  ///   - user: The password that is asked for.
  ///   - owner: The one that gives all rights.
  ///   - flags: What is permitted without that.
  init(user: PDFPassword, owner: PDFPassword, flags: UInt32) {
    key = Self.random(32)
    let users = Self.entries(for: user.bytes, of: [], key: key)
    let owners = Self.entries(for: owner.bytes, of: users.check, key: key)
    let little = (0..<4).map { UInt8(truncatingIfNeeded: flags >> (8 * $0)) }
    // All metadata are encrypted, too.
    let permissions = little + [0xFF, 0xFF, 0xFF, 0xFF] + Array("Tadb".utf8) + Self.random(4)
    dictionary = """
      << /Filter /Standard /V 5 /R 6 /Length 256 /P \(Int32(bitPattern: flags))
         /U \(Self.hex(users.check)) /UE \(Self.hex(users.key))
         /O \(Self.hex(owners.check)) /OE \(Self.hex(owners.key))
         /Perms \(Self.hex(Self.block(permissions, key: key)))
         /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>
      """
  }

  /// What is known of a password: what tells whether it is the one, and the key as it alone opens it.
  private static func entries(
    for password: [UInt8], of user: [UInt8], key: [UInt8]
  ) -> (check: [UInt8], key: [UInt8]) {
    let (checkSalt, keySalt) = (random(8), random(8))
    let check = hash(password, checkSalt, user) + checkSalt + keySalt
    return (check, chain(key, key: hash(password, keySalt, user), start: [UInt8](repeating: 0, count: 16)))
  }

  // MARK: Encrypting

  /// A stream or string: what it begins with, and its bytes, filled up to whole blocks.
  func encrypted(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let start = Self.random(16)
    let rest = 16 - bytes.count % 16
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count + rest)
    filled.append(contentsOf: bytes)
    filled.append(contentsOf: repeatElement(UInt8(rest), count: rest))
    return start + Self.chain(filled, key: key, start: start)
  }

  /// An object with its strings encrypted; what is no string stays.
  func encryptingStrings(of object: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(object.count + 64)
    var reader = PDFStringReader(object)
    while let part = reader.next() {
      switch part {
      case .byte(let byte): result.append(byte)
      case .string(let bytes): result.append(contentsOf: Self.hex(encrypted(bytes)).utf8)
      }
    }
    return result
  }

  // MARK: Parts of the standard

  /// Algorithm 2.B, which takes so many steps that guessing takes long.
  ///
  /// - Parameter user: The user's entry, where the password is the owner's; else empty.
  static func hash(_ password: [UInt8], _ salt: [UInt8], _ user: [UInt8]) -> [UInt8] {
    var key = digest(password + salt + user, bits: 256)
    var round = 0
    while true {
      let once = password + key + user
      var many: [UInt8] = []
      many.reserveCapacity(64 * once.count)
      for _ in 0..<64 { many += once }
      let mixed = chain(many, key: Array(key[..<16]), start: Array(key[16..<32]))
      // The first 16 bytes as a number leave what the sum of them does: 256 is 1 more than a multiple of 3.
      let rest = mixed[..<16].reduce(0) { $0 + Int($1) } % 3
      key = digest(mixed, bits: [256, 384, 512][rest])
      round += 1
      if round >= 64, Int(mixed.last ?? 0) <= round - 32 { return Array(key[..<32]) }
    }
  }

  private static func digest(_ bytes: [UInt8], bits: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bits / 8) { result, count in
      count = bits / 8
      if bits == 256 {
        var state = sha256_ctx()
        nettle_sha256_init(&state)
        nettle_sha256_update(&state, bytes.count, bytes)
        return nettle_sha256_digest(&state, count, result.baseAddress)
      }
      var state = sha512_ctx()
      if bits == 384 { nettle_sha384_init(&state) } else { nettle_sha512_init(&state) }
      nettle_sha512_update(&state, bytes.count, bytes)
      if bits == 384 {
        nettle_sha384_digest(&state, count, result.baseAddress)
      } else {
        nettle_sha512_digest(&state, count, result.baseAddress)
      }
    }
  }

  /// Cipher block chaining over whole blocks, by a key of 16 or 32 bytes.
  private static func chain(_ bytes: [UInt8], key: [UInt8], start: [UInt8]) -> [UInt8] {
    var start = start
    return [UInt8](unsafeUninitializedCapacity: bytes.count) { result, count in
      count = bytes.count
      if key.count == 16 {
        var state = aes128_ctx()
        nettle_aes128_set_encrypt_key(&state, key)
        nettle_cbc_aes128_encrypt(&state, &start, count, result.baseAddress, bytes)
      } else {
        var state = aes256_ctx()
        nettle_aes256_set_encrypt_key(&state, key)
        nettle_cbc_aes256_encrypt(&state, &start, count, result.baseAddress, bytes)
      }
    }
  }

  /// One block by itself.
  private static func block(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    chain(bytes, key: key, start: [UInt8](repeating: 0, count: 16))
  }

  /// Bytes from the system's generator, which is made for keys.
  private static func random(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in generator.next() }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    var words = PDFBytes()
    words.add("<")
    for byte in bytes { words.addHex(UInt16(byte), digits: 2) }
    words.add(">")
    return String(decoding: words.bytes, as: UTF8.self)
  }
}
