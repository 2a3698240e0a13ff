import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine

extension Component {
  /// `<UIStepper>`: less and more.
  public static let stepper = Component(
    "UIStepper", UIStepper.self, superclass: "UIControl",
    summary: "Two buttons that make a number less and more."
  ) { _ in
    UIStepper()
  } properties: {
    Property("autorepeat", \UIStepper.autorepeat, "Whether a long touch goes on counting.")
    Property("dividerImage", \UIStepper.divider, "What is drawn between the buttons, whatever their states.")
    Property("isContinuous", \UIStepper.isContinuous, "Whether the value is told while a touch goes on.")
    Property(
      "maximumValue", \UIStepper.greatest,
      "The greatest value; 100 unless set. One below the least takes that along.")
    Property(
      "minimumValue", \UIStepper.least,
      "The least value; 0 unless set. One above the greatest takes that along."
    ).written(after: "maximumValue")
    Property("stepValue", \UIStepper.stepValue, "By how much the value changes, more than 0; 1 unless set.")
      .refusing { (_: UIStepper, step: Double) in step > 0 ? nil : .emptyStep(step) }
    Property("value", \UIStepper.value, "The number, between the least and the greatest value.").changingInUse
      .written(after: "maximumValue", "minimumValue")
    Property("wraps", \UIStepper.wraps, "Whether the least value follows on the greatest.")
    Property.states(
      "backgroundImage", "What is drawn behind the buttons.", get: UIStepper.backgroundImage(for:),
      set: UIStepper.setBackgroundImage(_:for:))
    Property.states(
      "decrementImage", "What is drawn for less.", get: UIStepper.decrementImage(for:),
      set: UIStepper.setDecrementImage(_:for:))
    Property.states(
      "incrementImage", "What is drawn for more.", get: UIStepper.incrementImage(for:),
      set: UIStepper.setIncrementImage(_:for:))
  }
}

extension UIStepper {
  // Attributes are written one by one, and what holds for them together need not hold between.
  fileprivate var least: Double {
    get { minimumValue }
    set {
      if newValue >= maximumValue { maximumValue = newValue.nextUp }
      minimumValue = newValue
    }
  }

  fileprivate var greatest: Double {
    get { maximumValue }
    set {
      if newValue <= minimumValue { minimumValue = newValue.nextDown }
      maximumValue = newValue
    }
  }

  /// What is drawn between the buttons in all states that matter.
  fileprivate var divider: UIImage? {
    get { dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) }
    set {
      for left in Self.states {
        for right in Self.states {
          setDividerImage(newValue, forLeftSegmentState: left, rightSegmentState: right)
        }
      }
    }
  }

  private static let states: [State] = [.normal, .highlighted, .disabled]
}

extension Diagnostic {
  fileprivate static func emptyStep(_ step: Double) -> Diagnostic {
    Diagnostic(.error, "A step goes further than 0, and \(numberText(step)) does not")
  }
}
