/// One of several ways in which rows are drawn, each with pictures of its own.
package enum RowVariant: Sendable, Hashable {
  /// A size as it was written.
  case size(String)
  /// A story of the template, as files are called after it.
  case story(String)

  /// What names of pictures call it.
  package var key: String {
    switch self {
    case .size: "pictureSize"
    case .story: "storyName"
    }
  }

  /// Its name in its kind.
  package var name: String {
    switch self {
    case .size(let name), .story(let name): name
    }
  }

  /// The size; nothing for what is none.
  package var size: String? { if case .size(let size) = self { size } else { nil } }
}
