/// A number of 128 bits that stands for some bytes, the same on every machine: FNV-1a, by Fowler, Noll and Vo.
///
/// Two inputs that somebody made for the purpose may have the same; two that nobody did have not.
struct Fingerprint: Hashable, Sendable {
  private(set) var value: UInt128

  init() { value = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d }

  /// One that was written down.
  init(value: UInt128) { self.value = value }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
    // So that "a", "bc" is another than "ab", "c".
    value = (value ^ 0x100) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
  }

  mutating func add(_ text: String) { add(text.utf8) }
}
