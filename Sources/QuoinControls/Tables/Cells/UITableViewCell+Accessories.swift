import Foundation

extension UITableViewCell {
  /// The view that stands at the trailing side, where there is one of the program's own.
  final var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  /// Brings the marks beside the content up to date.
  final func accessoriesDidChange(from old: UIView? = nil) {
    old?.removeFromSuperview()
    for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    let kinds: [CellMark.Kind]
    if let view = shownAccessoryView {
      if view.superview !== self { addSubview(view) }
      if view.bounds.isEmpty { view.sizeToFit() }
      kinds = []
    } else {
      switch shownAccessoryType {
      case .none: kinds = []
      case .disclosureIndicator: kinds = [.disclosure]
      case .detailDisclosureButton: kinds = [.detail, .disclosure]
      case .checkmark: kinds = [.checkmark]
      case .detailButton: kinds = [.detail]
      }
    }
    if accessoryMarks.map(\.kind) != kinds {
      for mark in accessoryMarks { mark.removeFromSuperview() }
      accessoryMarks = kinds.map { kind in
        let mark = CellMark(kind)
        if kind == .detail {
          mark.onTap = { [weak self] in self.map { $0.table?.accessoryButtonTapped(in: $0) } }
        }
        addSubview(mark)
        return mark
      }
    }
    updateEditingMarks()
    updateContentMargins()
    contentSizeMayHaveChanged()
  }

  private func updateEditingMarks() {
    var kind: CellMark.Kind?
    if isEditing {
      switch placement.editingStyle {
      case .none: kind = nil
      case .delete: kind = .deletion
      case .insert: kind = .insertion
      }
      if placement.showsChoice { kind = isSelected ? .chosen : .unchosen }
    }
    if let kind {
      let mark = editingMark ?? CellMark(kind)
      if editingMark == nil {
        editingMark = mark
        addSubview(mark)
        mark.frame.origin = CGPoint(x: -mark.bounds.width, y: (bounds.height - mark.bounds.height) / 2)
      }
      mark.kind = kind
      mark.isHidden = false
      mark.onTap =
        placement.showsChoice
        ? nil : { [weak self] in self.map { $0.table?.editingControlTapped(in: $0) } }
    } else {
      editingMark?.isHidden = true
    }
    if isEditing, placement.isMovable, showsReorderControl {
      if reorderMark == nil {
        let mark = CellMark(.reorder)
        reorderMark = mark
        addSubview(mark)
      }
      reorderMark?.isHidden = false
    } else {
      reorderMark?.isHidden = true
    }
  }

  /// The table that shows the cell.
  final var table: UITableView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }

  final func placementDidChange(from old: CellPlacement) {
    if old.editingStyle != placement.editingStyle || old.isMovable != placement.isMovable
      || old.showsChoice != placement.showsChoice
    {
      accessoriesDidChange()
    }
    if old.sideMargin != placement.sideMargin || old.indexInset != placement.indexInset {
      updateContentMargins()
      contentSizeMayHaveChanged()
    }
    roundCorners(was: old)
    setNeedsDisplay()
  }
}
