/// Where a link leads.
public enum LinkTarget: Hashable, Sendable {
  /// To an address.
  case url(String)
  /// To the place of that name in the same document.
  case destination(String)
}
