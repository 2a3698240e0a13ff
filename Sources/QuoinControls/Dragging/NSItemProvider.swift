import Foundation

/// Who gets to see what is offered; kept for code that says it: everybody is in this process.
public nonisolated enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// What is dragged or handed on, in one or several forms that are made when somebody wants them.
///
/// Foundation has no such class on Linux. Loading calls what it is given before it returns; data that are not there by then
/// are reported.
///
/// ```swift
/// let provider = NSItemProvider(object: "Ada")
/// _ = provider.loadObject(ofClass: String.self) { name, _ in label.text = name }
/// ```
open nonisolated class NSItemProvider: NSObject {
  /// Gives the bytes of a form to who is passed to it.
  public typealias DataLoader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private var representations: [(type: String, load: DataLoader)] = []
  /// What a file of it would be called.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  public override init() {}

  /// Creates a provider of an object in all the forms in which that can be written.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a text or an address.
  public convenience init(object: some ItemProviderValue) { self.init(object: object.itemProviderObject) }

  deinit {}

  // MARK: Offering

  /// Offers an object as well, in all the forms in which it can be written.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { given in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: given)
      }
    }
  }

  /// Offers an object as well that is made when somebody wants it.
  ///
  /// - Parameters:
  ///   - aClass: Of which class it will be: in which forms it can be written.
  ///   - visibility: Kept.
  ///   - loadHandler: Called when somebody wants it; it gives it before it returns.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { given in
        loadHandler { object, error in
          guard let object else { return given(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: given)
        }
      }
    }
  }

  /// Offers a text or an address as well that is made when somebody wants it.
  public final func registerObject<Value: ItemProviderValue>(
    ofClass value: Value.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Value?, (any Error)?) -> Void) -> Progress?
  ) {
    registerObject(ofClass: Value.ItemProviderObject.self, visibility: visibility) { given in
      loadHandler { given($0?.itemProviderObject, $1) }
    }
  }

  /// Offers bytes as well.
  ///
  /// - Parameters:
  ///   - typeIdentifier: Of what form they are, as a uniform type identifier.
  ///   - visibility: Kept.
  ///   - loadHandler: Called when somebody wants them; it gives them before it returns.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoader
  ) {
    representations.append((typeIdentifier, loadHandler))
  }

  /// The forms that are offered, the best first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Whether a form is offered that is of a type, as `public.png` is of `public.image`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representations.contains { UniformType.is($0.type, typeIdentifier) }
  }

  // MARK: Loading

  /// Whether an object of a class can be made of one of the forms.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { form(for: aClass) != nil }

  /// Whether a text or an address can be made of one of the forms.
  public final func canLoadObject<Value: ItemProviderValue>(ofClass value: Value.Type) -> Bool {
    canLoadObject(ofClass: Value.ItemProviderObject.self)
  }

  /// Makes an object.
  ///
  /// - Parameters:
  ///   - aClass: Of which class.
  ///   - completionHandler: Called with it, or with why there is none.
  /// - Returns: A progress that is over.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    do { completionHandler(try object(of: aClass), nil) } catch { completionHandler(nil, error) }
    return .over
  }

  /// Makes a text or an address.
  @discardableResult
  public final func loadObject<Value: ItemProviderValue>(
    ofClass value: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    do { completionHandler(try self.value(of: value), nil) } catch { completionHandler(nil, error) }
    return .over
  }

  /// Gets the bytes of a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    do {
      guard let form = representations.first(where: { UniformType.is($0.type, typeIdentifier) }) else {
        throw CocoaError(.coderValueNotFound)
      }
      completionHandler(try data(of: form), nil)
    } catch { completionHandler(nil, error) }
    return .over
  }

  /// An object of a class, made now.
  final func object(of aClass: any NSItemProviderReading.Type) throws -> any NSItemProviderReading {
    guard let form = form(for: aClass) else { throw CocoaError(.coderValueNotFound) }
    return try aClass.object(withItemProviderData: data(of: form), typeIdentifier: form.type)
  }

  /// A text or an address, made now.
  final func value<Value: ItemProviderValue>(of type: Value.Type) throws -> Value {
    guard let object = try object(of: Value.ItemProviderObject.self) as? Value.ItemProviderObject,
      let value = Value(itemProviderObject: object)
    else { throw CocoaError(.coderReadCorrupt) }
    return value
  }

  private func form(for aClass: any NSItemProviderReading.Type) -> (type: String, load: DataLoader)? {
    for wanted in aClass.readableTypeIdentifiersForItemProvider {
      if let form = representations.first(where: { UniformType.is($0.type, wanted) }) { return form }
    }
    return nil
  }

  private func data(of form: (type: String, load: DataLoader)) throws -> Data {
    let given = GivenData()
    _ = form.load { given.take($0, $1) }
    guard let result = given.result else {
      ControlMisuse.report(.lateData(form.type))
      throw CocoaError(.coderValueNotFound)
    }
    return try result.get()
  }
}

extension ControlMisuse {
  static func lateData(_ type: String) -> ControlMisuse {
    ControlMisuse(
      "An item provider is given its data of the type \(type) after its loader has returned, when nobody waits for them"
    )
  }
}

nonisolated extension Progress {
  /// The progress of something that is done.
  static var over: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
