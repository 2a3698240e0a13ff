import QuoinDiagnostics
import QuoinViews

extension Diagnostic {
  static func missingOutlet(_ name: String, of owner: AnyObject, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(
      .error, "\(type(of: owner)) has no outlet \(name)",
      notes: notes(on: owner, unless: nearest != nil), suggestions: nearest)
  }

  /// How what an owner has gets a name for layouts; nothing where another name is near.
  private static func notes(on owner: AnyObject, unless isNear: Bool) -> [Note] {
    guard owner is any LayoutOwner else {
      return [Note("It is no LayoutOwner, so that nothing of it can be named")]
    }
    return isNear
      ? [] : [Note("What layouts may name stands in its layoutMembers, a static property, in a line each")]
  }

  static func wrongOutlet(_ name: String, of owner: AnyObject, takes part: String, not label: String)
    -> Diagnostic
  {
    Diagnostic(.error, "The outlet \(name) of \(type(of: owner)) takes a \(part), not a \(label)")
  }

  static func dynamicOutlet(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "outlet must be a constant or literal value, and here it changes with the state")
  }

  static func duplicateOutlet(_ name: String, first: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "The outlet \(name) holds another part of the layout already",
      notes: first.map { [Note("It was named here first", at: $0)] } ?? [])
  }

  static func missingAction(
    _ name: String, of owner: AnyObject, searchesResponders: Bool, nearest: NearestNames?
  ) -> Diagnostic {
    let others = searchesResponders ? ", nor has any responder above it" : ""
    return Diagnostic(
      .error, "\(type(of: owner)) has no method \(name) for layouts\(others)",
      notes: notes(on: owner, unless: nearest != nil), suggestions: nearest)
  }

  static func wrongSender(_ name: String, of owner: AnyObject, _ selector: Selector, not sender: AnyObject)
    -> Diagnostic
  {
    let wanted = selector.senderClass ?? "another sender"
    return Diagnostic(
      .error, "The method \(name) of \(type(of: owner)) takes a \(wanted), not a \(type(of: sender))")
  }

  static func ownerValueFailed(_ key: String, _ error: any Error) -> Diagnostic {
    let reason = Diagnostics(error).all.map(\.sentence).joined(separator: "; ")
    return Diagnostic(.error, "The owner has no value for \(key): \(reason)")
  }

  static func boundAlready(to owner: AnyObject, not other: AnyObject) -> Diagnostic {
    Diagnostic(
      .error,
      "The layout belongs to \(type(of: owner)) and cannot be bound to \(type(of: other)) before it is unbound"
    )
  }
}
