import QuoinDiagnostics
import QuoinExpressions

/// How a delegate or data source is told from other objects, and set.
struct DelegateAccess: Sendable {
  /// Whether an object conforms to the protocol.
  let fits: @Sendable (_ delegate: AnyObject) -> Bool
  /// Who is the delegate now.
  let get: @Sendable (_ object: AnyObject) -> AnyObject?
  /// Makes somebody, or nobody, the delegate.
  let set: @Sendable (_ object: AnyObject, _ delegate: AnyObject?) -> Void
}

extension Property {
  /// Declares a delegate or data source, which the owner becomes if it conforms to the protocol and nothing else is said.
  ///
  /// ```swift
  /// Property(delegate: "delegate", \UITextField.delegate, "Told of what is typed.")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The attribute's name: `delegate`, `dataSource` or one that ends so.
  ///   - keyPath: The property, of the type of an optional protocol.
  ///   - summary: What it is told or asked, in a sentence.
  public init<Object: AnyObject & SendableMetatype, Delegate>(
    delegate name: String, _ keyPath: ReferenceWritableKeyPath<Object, Delegate?> & Sendable,
    _ summary: String = ""
  ) {
    self.init(
      delegate: name, of: "\(Delegate.self)".split(separator: " ").last.map(String.init) ?? "", summary,
      DelegateAccess(
        fits: { $0 is Delegate },
        get: { object in (object as? Object)?[keyPath: keyPath].map { $0 as AnyObject } },
        set: { object, delegate in (object as? Object)?[keyPath: keyPath] = delegate as? Delegate }))
  }

  /// The same without the types, for all of which there is one of it.
  private init(delegate name: String, of typeName: String, _ summary: String, _ access: DelegateAccess) {
    var type = PropertyType(
      typeName, valueType: .any,
      conversion: { value, _ throws(Diagnostic) in
        switch value {
        case .null: return value
        case .object(let object) where access.fits(object): return value
        default: throw .wrongType(value.mention, expected: typeName)
        }
      })
    type.allowsNil = true
    self.init(
      name, type: type, summary, get: { access.get($0).map { .object($0) } ?? .null },
      set: { object, value, _ in
        switch value {
        case .null: access.set(object, nil)
        case .object(let delegate) where access.fits(delegate): access.set(object, delegate)
        default: return false
        }
        return true
      })
    self.delegate = access
  }
}
