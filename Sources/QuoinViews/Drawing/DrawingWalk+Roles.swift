import Foundation
import QuoinGraphics

/// What a view is to those who do not see it, while it is drawn; behind a pointer, as steps of a walk nest deep.
final class OpenRole {
  let role: ViewRole
  /// What views in it are.
  let roles: (UIView) -> ViewRole?

  init(_ role: ViewRole, within roles: @escaping (UIView) -> ViewRole?) {
    (self.role, self.roles) = (role, roles)
  }

  deinit {}
}

extension DrawingWalk {
  /// Begins what a view is; nothing where that is not written.
  func beginRole(of view: UIView) -> OpenRole? {
    guard let roles, let role = roles(view) else { return nil }
    for (role, attributes) in role.elements.dropLast() { canvas.beginRole(role, attributes) }
    if !role.places.isEmpty {
      canvas.stand(at: role.places, inNext: !role.elements.isEmpty || role.link != nil)
    }
    if let (role, attributes) = role.elements.last { canvas.beginRole(role, attributes) }
    if role.link != nil { canvas.beginRole(.link) }
    guard view.isAccessibilityElement, !role.elements.isEmpty,
      !role.elements.contains(where: { $0.role.isCell })
    else { return OpenRole(role, within: roles) }
    // What is in an element that is read out is a part of it, but for links.
    return OpenRole(role) { view in
      var role = roles(view)
      if role?.link == nil, role?.places.isEmpty != false { return nil }
      role?.elements = []
      return role
    }
  }

  /// The same walk within what has a role.
  func within(_ role: OpenRole) -> DrawingWalk {
    var walk = self
    walk.roles = role.roles
    return walk
  }

  /// Ends what a view is.
  func end(_ open: OpenRole, of view: UIView) {
    if let link = open.role.link {
      canvas.linkText = open.role.linkText
      canvas.setURL(link, for: view.bounds)
      canvas.linkText = nil
      canvas.endRole()
    }
    for _ in open.role.elements { canvas.endRole() }
  }
}

nonisolated extension StructureRole {
  /// Whether it is a cell, whose text is read out and which may hold any views as well.
  fileprivate var isCell: Bool {
    switch self {
    case .tableCell, .tableHeader: true
    default: false
    }
  }
}
