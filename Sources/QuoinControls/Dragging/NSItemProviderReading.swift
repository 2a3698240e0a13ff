import Foundation
import QuoinGraphics

/// What can be written into data that somebody else reads.
public nonisolated protocol NSItemProviderWriting: SendableMetatype {
  /// The uniform type identifiers of the forms in which it is written, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: In which form.
  ///   - completionHandler: Called with the bytes, or with why there are none, before the method returns.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// What can be read out of data that somebody else wrote.
public nonisolated protocol NSItemProviderReading: SendableMetatype {
  /// The uniform type identifiers of the forms that are read, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Reads it.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value of Swift's that is handed on as an object.
public nonisolated protocol ItemProviderValue {
  /// As which object.
  associatedtype ItemProviderObject: NSItemProviderReading & NSItemProviderWriting
  /// The value of an object; nothing where that has none.
  init?(itemProviderObject: ItemProviderObject)
  /// The value as an object.
  var itemProviderObject: ItemProviderObject { get }
}

nonisolated extension String: ItemProviderValue {
  public init?(itemProviderObject: NSString) { self = String(describing: itemProviderObject) }
  public var itemProviderObject: NSString { NSString(string: self) }
}

nonisolated extension URL: ItemProviderValue {
  public init?(itemProviderObject: NSURL) { self.init(string: itemProviderObject.absoluteString) }
  public var itemProviderObject: NSURL { NSURL(string: absoluteString) ?? NSURL(fileURLWithPath: path) }
}

nonisolated extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
      throw CocoaError(.coderReadCorrupt)
    }
    return object
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

nonisolated extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self else {
      throw CocoaError(.coderReadCorrupt)
    }
    return object
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

nonisolated extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw CocoaError(.coderReadCorrupt) }
    return image
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
}
