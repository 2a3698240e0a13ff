/// Between which states of its neighbours a divider stands.
struct SegmentDivider: Hashable {
  let left: UIControl.State
  let right: UIControl.State
}
