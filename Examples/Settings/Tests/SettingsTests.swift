import Foundation
import QuoinControls
import QuoinTesting
import SettingsExampleScreen
import Testing

@Suite struct SettingsTests {
  private var ada: Settings {
    var settings = Settings()
    settings.name = "Ada"
    return settings
  }

  @Test func looks() {
    expectPicture(
      of: SettingsScreen(ada, words: .in(Surroundings.current.language)), "settings",
      size: CGSize(width: 320, height: 440),
      across: .matrix(scales: [1], appearances: [.light, .dark], languages: ["en", "ar"]))
  }

  @Test func growsWithItsText() {
    expectPicture(
      of: SettingsScreen(ada), "large text", size: CGSize(width: 320, height: 340),
      across: .matrix(scales: [1], textSizes: [.accessibilityMedium]))
  }

  @Test func whatIsTypedIsTheName() {
    let settings = SettingsScreen()
    let screen = Screen(settings, on: "iPhone SE")
    screen.type("Grace\n", into: "Name")
    #expect(settings.settings.name == "Grace" && screen.window.firstResponder == nil)
  }

  @Test func soundsLetRemindersBe() {
    let settings = SettingsScreen()
    let screen = Screen(settings, on: "iPhone SE")
    let stepper = steppers(in: settings.view).first
    #expect(stepper?.isEnabled == true)
    screen.tap("Sounds")
    #expect(!settings.settings.hasSounds && stepper?.isEnabled == false)
    screen.tap("Sounds")
    #expect(stepper?.isEnabled == true)
  }

  private func steppers(in view: UIView) -> [UIStepper] {
    view.subviews.flatMap { [$0 as? UIStepper].compactMap { $0 } + steppers(in: $0) }
  }

  @Test func eachChangeIsTold() {
    let settings = SettingsScreen()
    var told: [Settings] = []
    settings.changed = { told.append($0) }
    let screen = Screen(settings, on: "iPhone SE")
    screen.tap("Badges")
    screen.tap("Dark")
    #expect(told.count == 2 && told[1].hasBadges && told[1].appearance == .dark)
    #expect(settings.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aBirthdayIsChosenFromAMonth() {
    let settings = SettingsScreen()
    let screen = Screen(settings, on: "iPhone SE")
    screen.tap("Birthday")
    screen.wait(0.3)
    screen.tap("Wednesday, January 10")
    #expect(settings.settings.birthday == Date(timeIntervalSinceReferenceDate: 9 * 86_400))
  }
}
