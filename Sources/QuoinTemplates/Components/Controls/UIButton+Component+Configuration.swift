import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine

extension Component {
  /// What a button shows and how, in one: `configuration="filled" configuration.title="Buy"`.
  @PropertyList static var buttonConfiguration: [Property] {
    Property(
      "configuration", type: UIButton.Configuration.propertyType,
      "What the button shows and how, in place of what is set for each state; nil for that.",
      get: { object in
        (object as? UIButton)?.configuration.map { .boxed(HostValue($0)) } ?? .null
      },
      set: { object, value, _ in
        guard let button = object as? UIButton else { return false }
        if case .null = value {
          button.configuration = nil
          return true
        }
        guard case .boxed(let box) = value else { return false }
        let named = (box.value as? ButtonConfigurationName)?.configuration
        guard let configuration = named ?? box.value as? UIButton.Configuration else { return false }
        button.configuration = configuration
        return true
      }
    ).affectingSize
    part("baseBackgroundColor", \.baseBackgroundColor, "The colour that the background's come from.")
    part("baseForegroundColor", \.baseForegroundColor, "The colour that title and picture have theirs from.")
    part(
      "automaticallyUpdateForSelection", \.automaticallyUpdateForSelection,
      "Whether a chosen button looks chosen.")
    part("background.backgroundColor", \.background.backgroundColor, "The colour of the background.")
    part(
      "background.backgroundInsets", \.background.backgroundInsets,
      "What the background keeps from the button's edges.", .points)
    part(
      "background.cornerRadius", \.background.cornerRadius,
      "How round the corners of the background are, where cornerStyle is fixed.", .points)
    part("background.image", \.background.image, "A picture in the background.")
    part("background.imageContentMode", \.background.imageContentMode, "How that is put into it.")
    part("background.strokeColor", \.background.strokeColor, "The colour of a line around the background.")
    part("background.strokeOutset", \.background.strokeOutset, "How far outside the line runs.", .points)
    part("background.strokeWidth", \.background.strokeWidth, "How wide the line is.", .points)
    part("buttonSize", \.buttonSize, "How large the button is beside others.")
    part("contentInsets", \.contentInsets, "Room around what is shown.", .points)
    part("cornerStyle", \.cornerStyle, "How round the corners are.")
    part("image", \.image, "The picture.")
    part("imagePadding", \.imagePadding, "The gap between picture and title.", .points)
    part("imagePlacement", \.imagePlacement, "On which side of the title the picture stands.")
    part("showsActivityIndicator", \.showsActivityIndicator, "Whether a wheel turns in the picture's place.")
    part("subtitle", \.subtitle, "What is written below the title, smaller.")
    part("subtitleLineBreakMode", \.subtitleLineBreakMode, "Where lines of the subtitle break.")
    part("title", \.title, "What is written.")
    part("titleAlignment", \.titleAlignment, "How title and subtitle stand to each other.")
    part("titleLineBreakMode", \.titleLineBreakMode, "Where lines of the title break.")
    part("titlePadding", \.titlePadding, "The gap between title and subtitle.", .points)
  }

  private static func part<T: PropertyValue>(
    _ name: String, _ keyPath: WritableKeyPath<UIButton.Configuration, T> & Sendable, _ summary: String,
    _ unit: AttributeUnit? = nil
  ) -> Property {
    Property(
      "configuration.\(name)", type: T.propertyType, summary, unit,
      get: { ($0 as? UIButton)?.configuration?[keyPath: keyPath].propertyValue ?? .null },
      set: { object, value, _ in
        guard let button = object as? UIButton, let value = T(propertyValue: value) else { return false }
        button.configuration?[keyPath: keyPath] = value
        return true
      }
    ).affectingSize
  }
}

extension Diagnostic {
  static func partOfNoConfiguration(_ attribute: String) -> Diagnostic {
    Diagnostic(
      .warning, "\(attribute) shows nothing: the button has no configuration",
      notes: [Note("Give it one, such as configuration=\"plain\"")])
  }
}

/// The configurations to begin with.
enum ButtonConfigurationName: String, CaseIterable, Sendable {
  case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent

  var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    case .borderless: .borderless()
    case .bordered: .bordered()
    case .borderedTinted: .borderedTinted()
    case .borderedProminent: .borderedProminent()
    }
  }
}

extension UIButton.Configuration {
  /// One of those to begin with, by name, or a value from code.
  static var propertyType: PropertyType {
    let name = "UIButton.Configuration"
    let names = ButtonConfigurationName.allCases
    var type = PropertyType(
      name, valueType: .object(TypeName(name)),
      cases: names.map { PropertyType.Case($0.rawValue, Constant(boxing: $0)) },
      conversion: { value, _ throws(Diagnostic) in
        switch value {
        case .null: return value
        case .string(let text):
          guard let known = ButtonConfigurationName(rawValue: text) else {
            throw .unknownCase(text, of: name, among: names.map(\.rawValue))
          }
          return .boxed(HostValue(known))
        case .boxed(let box) where box.value is ButtonConfigurationName || box.value is Self: return value
        default: throw .wrongType(value.mention, expected: name)
        }
      })
    type.allowsNil = true
    return type
  }
}
