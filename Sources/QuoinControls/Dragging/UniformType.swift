/// Which uniform types are of which others, as far as texts, pictures and addresses go.
nonisolated enum UniformType {
  private static let supertypes: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
  ]

  /// Whether what is of a type is of another one, too.
  static func `is`(_ type: String, _ other: String) -> Bool {
    type == other || supertypes[type]?.contains { `is`($0, other) } == true
  }
}
