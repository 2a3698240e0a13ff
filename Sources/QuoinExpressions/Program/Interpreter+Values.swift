import QuoinDiagnostics

extension Program {
  /// Carries out an instruction that works on values.
  ///
  /// - Returns: Whether to jump to the instruction's target.
  func executeValue(
    _ step: Instruction, _ frame: ExpressionFrame, _ n: UnsafeMutablePointer<Double>,
    _ v: UnsafeMutablePointer<Value>, _ slots: UnsafeMutablePointer<Value?>,
    _ locals: UnsafeMutablePointer<Value>?
  ) throws(Diagnostic) -> Bool {
    let a = Int(step.a)
    let b = Int(step.b)
    switch step.operation {
    case .loadValue:
      if let value = slots[b] { v[a] = value } else { v[a] = try slot(b, frame, slots) }
    case .loadLocal: v[a] = locals?[b] ?? .null
    case .callLibrary: v[a] = try callLibrary(step, frame, v + a, locals)
    case .setValue: v[a] = constants[b].value
    case .jumpIfNotNull:
      if v[a].isNull { frame.unreadNumber = nil }
      return !v[a].isNull
    case .jumpIfTruthy: return v[a].isTruthy
    case .boxNumber: v[a] = .number(n[a])
    case .boxBool: v[a] = .bool(n[a] != 0)
    case .unboxNumber:
      if v[a].isNull { try refuseUnreadNumber(frame) }
      n[a] = try number(v[a])
    case .unboxBool: n[a] = try bool(v[a]) ? 1 : 0
    case .addValues:
      v[a] = try Operations.add(v[a], v[a + 1], limits: frame.limits, host: host)
    case .compareValues:
      let operation = ExpressionNode.Kind(rawValue: UInt8(step.c)) ?? .less
      n[a] = try Operations.compare(v[a], v[a + 1], operation, limits: frame.limits, host: host) ? 1 : 0
    case .equalValues: n[a] = v[a].isEqual(to: v[a + 1]) == (step.c == 0) ? 1 : 0
    case .makeRange:
      v[a] = try Operations.range(
        step.c & 1 != 0 ? n[a] : nil, step.c & 2 != 0 ? n[a + 1] : nil, includesUpper: step.c & 4 != 0)
    case .makeArray: v[a] = .array(Array(UnsafeBufferPointer(start: v + a, count: b)))
    case .makeParts:
      v[a] = try Operations.parts(UnsafeBufferPointer(start: v + a, count: b), limits: frame.limits)
    case .makeList:
      v[a] = try Operations.flatten(UnsafeBufferPointer(start: v + a, count: b), limits: frame.limits)
    case .join:
      v[a] = try Operations.join(
        UnsafeBufferPointer(start: v + a, count: b), limits: frame.limits, host: host)
    case .subscripting:
      v[a] = try Operations.element(of: v[a], at: v[a + 1], limits: frame.limits, host: host)
    case .subscriptNumber:
      v[a] = try Operations.element(
        of: v[a], at: .number(n[a + 1]), limits: frame.limits, host: host)
    case .member:
      v[a] = try Operations.member(
        texts[b], of: v[a], isOptional: step.c != 0, limits: frame.limits, host: host)
    case .knownMember:
      if v[a].isNull { break }
      do { v[a] = try members[b].read(v[a]) } catch { throw .failed(error) }
    case .call:
      let arguments = Array(UnsafeBufferPointer(start: v + a, count: Int(step.c)))
      do { v[a] = try functions[b].body(arguments) } catch { throw .failed(error) }
    case .callValue:
      if case .string(let text) = v[a] {
        let arguments = Array(UnsafeBufferPointer(start: v + a + 1, count: Int(step.c)))
        let symbols = NumberSymbols(language: frame.language)
        try frame.limits.count(read: text.utf8.count)
        let written = try PrintFormat(text).text(
          arguments, of: PrintFormat.name(of: text), symbols: symbols, in: host,
          after: FormattedText(frame.limits))
        v[a] = .string(written.text)
        break
      }
      guard case .function(let function) = v[a] else {
        throw .mismatch(expected: .function(.untyped), found: v[a].described(in: host))
      }
      let arguments = Array(UnsafeBufferPointer(start: v + a + 1, count: Int(step.c)))
      do { v[a] = try function.body(arguments) } catch { throw .failed(error) }
    case .makeColor: v[a] = try (ColorFunction(rawValue: step.c) ?? .rgb)(n + a, in: host).value
    case .coerce:
      if v[a].isNull, case .number = types[b] { try refuseUnreadNumber(frame) }
      v[a] = try Operations.coerce(v[a], to: types[b], limits: frame.limits, host: host)
    default: break
    }
    return false
  }
}
