import QuoinDiagnostics

extension Linker {
  /// Warns of a child that its parent takes, as UIKit does, and that does not become there what it is for elsewhere.
  func warnOfPlace(of source: NodeSource, in parent: NodeSource) {
    let (component, container) = (source.component, parent.component)
    // Most children of a template stand where others of their kind do.
    let place = Place(component: ObjectIdentifier(component), container: ObjectIdentifier(container))
    if placesWithoutWarning.contains(place) { return }
    let count = diagnostics.all.count
    defer { if diagnostics.all.count == count, !diagnostics.isFull { placesWithoutWarning.insert(place) } }
    if let purpose = component.copyRole?.purpose {
      if container.container.makesCopies(of: component) { return }
      diagnostics.append(.plainView(component.name, for: purpose, in: container.name), at: source.span)
    } else if let part = container.container.partCovered(by: component) {
      diagnostics.append(.besideControllers(component.name, in: container.name, part), at: source.span)
    }
  }

  /// A component in another one.
  struct Place: Hashable {
    let component: ObjectIdentifier
    let container: ObjectIdentifier
  }

  /// Warns of a repetition in a table or collection that repeats no cells.
  func warnOfPlace(of repetition: RepetitionSource, in list: NodeSource) {
    if let missed = list.component.container.copiesMissed {
      diagnostics.append(.noCellsRepeated(in: list.component.name, missed), at: repetition.span)
    }
  }
}

extension Diagnostic {
  static func plainView(_ name: String, for use: String, in parent: String) -> Diagnostic {
    Diagnostic(.warning, "\(name) is \(use); in \(parent) it is a view like others")
  }

  static func besideControllers(_ name: String, in parent: String, _ part: String) -> Diagnostic {
    Diagnostic(
      .warning, "\(name) in \(parent) lies over what that shows; \(part) is a controller")
  }

  static func noCellsRepeated(in list: String, _ what: String) -> Diagnostic {
    Diagnostic(.warning, "This <repeat> in \(list) makes no \(what)")
  }
}
