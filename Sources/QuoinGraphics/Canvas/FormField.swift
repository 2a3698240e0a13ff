import Foundation
import QuoinDiagnostics

/// What readers of a PDF fill in, in the place of what is drawn otherwise: a text, a choice, a check, a signature.
///
/// ```swift
/// var field = FormField(.line("Ada"), in: bounds) { canvas, _ in canvas.draw(text, at: .zero) }
/// field.name = "customer"
/// ```
public struct FormField {
  /// What is filled in.
  public enum Kind: Hashable, Sendable {
    /// A line of text.
    case line(String)
    /// Text of several lines.
    case lines(String)
    /// A line whose characters are not seen, and stand in no file.
    case secret
    /// Something that is so or not.
    case check(Bool)
    /// One of the field's parts, by its place among them; nothing for none.
    case radio(Int?)
    /// One of several texts, which open when it is pressed.
    case menu([String], Int?)
    /// One of several texts, which are seen.
    case list([String], Int?)
    /// A place to be signed.
    case signature
  }

  /// A rectangle of a field, with what it looks like before it is filled in.
  public struct Part {
    /// Where it is, in points of whatever draws the field.
    public var rect: CGRect
    /// What it stands for among others; empty for a part that is alone.
    public var title: String
    /// Draws it in the coordinates of its rectangle, with the value that it has, or for checks and radios also with the other one.
    public var draw: (_ canvas: Canvas, _ isOn: Bool) -> Void

    /// Creates a part.
    public init(_ rect: CGRect, title: String = "", draw: @escaping (_ canvas: Canvas, _ isOn: Bool) -> Void)
    {
      (self.rect, self.title, self.draw) = (rect, title, draw)
    }
  }

  /// What is filled in, with what it is before.
  public var kind: Kind
  /// Its parts: one, or for radios one for each choice.
  public var parts: [Part]
  /// What programs call it; for a view its identifier, else what people call it, unless given. A second one of the name gets a
  /// number.
  public var name: String?
  /// What people call it; a view's `accessibilityLabel` unless given.
  public var label: String?
  /// Whether it is shown and not filled in.
  public var isReadOnly = false
  /// The font of what is filled in.
  public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of what is filled in.
  public var textColor = UIColor.label
  /// Where what is filled in stands between the edges.
  public var textAlignment = NSTextAlignment.natural
  /// Whether what draws it leaves out its value, and draws around it on the page what stays when it is filled in.
  public var hasSurroundings = false
  /// Where it is written, for what is said of it.
  package var span: SourceSpan?

  /// Creates a field of one part.
  public init(
    _ kind: Kind, in rect: CGRect, draw: @escaping (_ canvas: Canvas, _ isOn: Bool) -> Void = { _, _ in }
  ) {
    self.init(kind, parts: [Part(rect, draw: draw)])
  }

  /// Creates a field of several parts.
  public init(_ kind: Kind, parts: [Part]) { (self.kind, self.parts) = (kind, parts) }
}

extension FormField.Kind {
  /// Whether its parts have two looks.
  var isTurned: Bool {
    switch self {
    case .check, .radio: true
    default: false
    }
  }

  /// Whether a part is on.
  func isOn(_ part: Int) -> Bool {
    switch self {
    case .check(let isOn): isOn
    case .radio(let chosen): chosen == part
    default: true
    }
  }

  /// What it is called where nothing else is known.
  var name: String {
    switch self {
    case .line, .lines: "text"
    case .secret: "secret"
    case .check: "check"
    case .radio, .menu, .list: "choice"
    case .signature: "signature"
    }
  }
}

extension Canvas {
  /// Makes a part of the page one that readers fill in, where `takesFields`; else nothing is drawn.
  public final func addField(_ field: FormField) {
    if state.seesNothing { return noteUnseen() }
    guard takesFields, meter.allows(64) else { return }
    let tags = tagsViews
    (tagsViews, fillsFields) = (false, false)
    fieldPrimitive(field)
    (tagsViews, fillsFields) = (tags, true)
  }

  /// Whether what can be filled in becomes a field here: in PDFs that are told to have some, but for masks, and for what is read out
  /// nowhere where everybody has to be able to read it.
  public final var takesFields: Bool { fillsFields && mayTakeFields }
}
