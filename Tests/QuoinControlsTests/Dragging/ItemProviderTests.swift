import Foundation
import QuoinControls
import Testing

/// Something of a program's own that is dragged as JSON.
private final class Guest: NSObject, NSItemProviderReading, NSItemProviderWriting {
  let name: String
  init(_ name: String) { self.name = name }

  static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.guest"] }
  static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.guest"] }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Guest {
    Guest(try JSONDecoder().decode([String].self, from: data).joined())
  }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(try? JSONEncoder().encode([name]), nil)
    return nil
  }
}

@Suite("What is handed on")
struct ItemProviderTests {
  @Test("Texts, addresses, pictures and objects of one's own come out as they went in")
  func objects() throws {
    var found: [String] = []
    let text = NSItemProvider(object: "Ada")
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    text.loadObject(ofClass: String.self) { string, error in found.append("\(string ?? "") \(error == nil)") }
    text.loadObject(ofClass: NSString.self) { object, _ in
      found.append((object as? NSString).map { String(describing: $0) } ?? "none")
    }
    let address = try #require(URL(string: "https://example.org/a?b=1"))
    NSItemProvider(object: address).loadObject(ofClass: URL.self) { url, _ in
      found.append(url?.absoluteString ?? "none")
    }
    NSItemProvider(object: Guest("Grace")).loadObject(ofClass: Guest.self) { guest, _ in
      found.append((guest as? Guest)?.name ?? "none")
    }
    #expect(found == ["Ada true", "Ada", "https://example.org/a?b=1", "Grace"])

    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    var size = CGSize.zero
    NSItemProvider(object: picture).loadObject(ofClass: UIImage.self) { image, _ in
      size = (image as? UIImage)?.size ?? .zero
    }
    #expect(size == CGSize(width: 2 * picture.scale, height: 3 * picture.scale))
  }

  @Test("What is not offered cannot be had, and says so")
  func others() {
    let text = NSItemProvider(object: "Ada")
    #expect(text.canLoadObject(ofClass: String.self) && text.canLoadObject(ofClass: NSString.self))
    #expect(!text.canLoadObject(ofClass: UIImage.self) && !text.canLoadObject(ofClass: URL.self))
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    var failed = 0
    text.loadObject(ofClass: UIImage.self) { image, error in if image == nil, error != nil { failed += 1 } }
    text.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
      if data == nil, error != nil { failed += 1 }
    }
    #expect(failed == 2)
  }

  @Test("Bytes are made when they are wanted; those that come later are reported")
  func bytes() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { given in
      given(Data([1, 2]), nil)
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.late", visibility: .all) { _ in nil }
    var found: [Data?] = []
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in found.append(data) }
    let misuses = misuse(of: {
      provider.loadDataRepresentation(forTypeIdentifier: "org.example.late") { data, _ in found.append(data) }
    })
    #expect(found == [Data([1, 2]), nil])
    #expect(
      misuses == [
        "An item provider is given its data of the type org.example.late after its loader has returned, when nobody waits for them"
      ])
  }

  @Test("Objects are made when they are wanted")
  func later() {
    let provider = NSItemProvider()
    var made = 0
    provider.registerObject(ofClass: Guest.self, visibility: .all) { given in
      made += 1
      given(Guest("Grace"), nil)
      return nil
    }
    provider.registerObject(ofClass: String.self, visibility: .all) { given in
      given(nil, CocoaError(.userCancelled))
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["org.example.guest", "public.utf8-plain-text"])
    #expect(made == 0)
    var found: [String] = []
    provider.loadObject(ofClass: Guest.self) { guest, _ in found.append((guest as? Guest)?.name ?? "none") }
    provider.loadObject(ofClass: String.self) { text, error in
      found.append("\(text ?? "none") \((error as? CocoaError)?.code == .userCancelled)")
    }
    #expect(found == ["Grace", "none true"] && made == 1)
  }
}
