import Foundation
import QuoinGraphics
import Synchronization

/// Where what is cut and copied is kept until it is pasted, in this process; safe from any number of threads.
///
/// ```swift
/// UIPasteboard.general.string = "Ada"
/// ```
public nonisolated final class UIPasteboard: NSObject, Sendable {
  /// The name of a pasteboard.
  public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard that all share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What lies on all pasteboards of one name.
  private final class Contents: Sendable {
    let items = Mutex<(items: [[String: any Sendable]], changeCount: Int)>(([], 0))
  }

  private static let shared = UIPasteboard(name: .general, contents: Contents())
  private static let named = Mutex<[Name: Contents]>([.general: shared.contents])

  /// The pasteboard that stands for the general one within a task, as in tests that run beside others.
  @TaskLocal public static var taskGeneral: UIPasteboard?

  /// The pasteboard that all share.
  public static var general: UIPasteboard { taskGeneral ?? shared }

  /// What the pasteboard is called.
  public let name: Name
  private let contents: Contents

  private init(name: Name, contents: Contents) {
    self.name = name
    self.contents = contents
  }

  /// Finds the pasteboard of a name; all of one name hold the same.
  ///
  /// - Parameter create: Whether it is made where there is none.
  public convenience init?(name: Name, create: Bool) {
    let contents = Self.named.withLock { known -> Contents? in
      if let found = known[name] { return found }
      guard create else { return nil }
      let made = Contents()
      known[name] = made
      return made
    }
    guard let contents else { return nil }
    self.init(name: name, contents: contents)
  }

  /// A pasteboard with a name that no other has.
  public static func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString), contents: Contents())
  }

  /// Lets go of the pasteboard of a name; the general one stays.
  public static func remove(withName name: Name) {
    if name != .general { named.withLock { $0[name] = nil } }
  }

  // MARK: Items

  /// What lies on the pasteboard: for each item its values by uniform type identifiers.
  public var items: [[String: any Sendable]] {
    get { contents.items.withLock { $0.items } }
    set { change { $0 = newValue } }
  }

  /// How often the pasteboard has changed.
  public var changeCount: Int { contents.items.withLock { $0.changeCount } }
  /// How many items there are.
  public var numberOfItems: Int { contents.items.withLock { $0.items.count } }
  /// The types of the first item, sorted.
  public var types: [String] { (items.first?.keys).map { $0.sorted() } ?? [] }

  /// Adds items to those that are there.
  public func addItems(_ items: [[String: any Sendable]]) { change { $0 += items } }
  /// Whether the first item has one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }
  /// The value of a type in the first item.
  public func value(forPasteboardType type: String) -> Any? { items.first?[type] }
  /// Puts a value in the place of all items.
  public func setValue(_ value: any Sendable, forPasteboardType type: String) { items = [[type: value]] }
  /// The bytes of a type in the first item.
  public func data(forPasteboardType type: String) -> Data? { value(forPasteboardType: type) as? Data }
  /// Puts bytes in the place of all items.
  public func setData(_ data: Data, forPasteboardType type: String) {
    setValue(data, forPasteboardType: type)
  }

  private func change(_ body: (inout [[String: any Sendable]]) -> Void) {
    contents.items.withLock { contents in
      body(&contents.items)
      contents.changeCount += 1
    }
  }

  // MARK: Values of known types

  /// The first text; setting it puts it in the place of all items.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all items; nothing where none has one.
  public var strings: [String]? {
    get { values(of: "public.utf8-plain-text") }
    set { set(newValue, type: "public.utf8-plain-text") }
  }
  /// The first address.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses of all items.
  public var urls: [URL]? {
    get { values(of: "public.url") }
    set { set(newValue, type: "public.url") }
  }
  /// The first image.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of all items.
  public var images: [UIImage]? {
    get { values(of: "public.png") }
    set { set(newValue, type: "public.png") }
  }
  /// The first colour.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours of all items.
  public var colors: [UIColor]? {
    get { values(of: "com.apple.uikit.color") }
    set { set(newValue, type: "com.apple.uikit.color") }
  }

  /// Whether any item has a text.
  public var hasStrings: Bool { strings != nil }
  /// Whether any item has an address.
  public var hasURLs: Bool { urls != nil }
  /// Whether any item has an image.
  public var hasImages: Bool { images != nil }
  /// Whether any item has a colour.
  public var hasColors: Bool { colors != nil }

  private func values<Value>(of type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func set<Value: Sendable>(_ values: [Value]?, type: String) {
    items = (values ?? []).map { [type: $0] }
  }
}
