import QuoinDiagnostics
import QuoinExpressions

/// What is known of an option set without its type: bits and their names. There is one such value for all of them, since
/// what the compiler makes anew for each is machine code that nobody runs.
struct OptionBits: Sendable {
  let typeName: TypeName
  /// The options by name.
  let named: @Sendable () -> [(name: String, bits: UInt64)]
  /// The bits that a number stands for; nothing for one that is no set.
  let exactly: @Sendable (Double) -> UInt64?
  /// The bits of a set; nothing for what is none of the type.
  let bits: @Sendable (HostValue) -> UInt64?

  /// The bits of a set, the name of an option, a raw number, or an array of these; nothing for anything else.
  func united(_ value: Value) throws(Diagnostic) -> UInt64? {
    switch value {
    case .string(let name):
      let named = named()
      guard let found = named.first(where: { $0.name == name }) else {
        throw .unknownCase(name, of: typeName.name, among: named.map(\.name))
      }
      return found.bits
    case .array(let options):
      var union: UInt64 = 0
      for option in options {
        guard let part = try united(option) else { return nil }
        union |= part
      }
      return union
    case .number(let number): return exactly(number)
    case .boxed(let box): return bits(box)
    default: return nil
    }
  }

  /// The type of such sets.
  ///
  /// - Parameter set: Makes a set of bits.
  func propertyType(
    cases: @escaping @Sendable () -> [PropertyType.Case], set: @escaping @Sendable (UInt64) -> Value
  ) -> PropertyType {
    var type = PropertyType(
      typeName.name, valueType: .optionSet(typeName), cases: cases(),
      conversion: { value, _ throws(Diagnostic) in
        if case .null = value { return value }
        guard let options = try united(value) else {
          throw .wrongType(value.mention, expected: typeName.name)
        }
        return set(options)
      })
    type.isOptionSet = true
    return type
  }
}
