/// What the screen says, in a language.
public struct SettingsWords: Sendable {
  let title, profile, name, birthday, display, appearances, brightness, alerts, sounds, badges,
    reminders: String

  public static let english = SettingsWords(
    title: "Settings", profile: "Profile", name: "Name", birthday: "Birthday", display: "Display",
    appearances: "Automatic,Light,Dark", brightness: "Brightness", alerts: "Alerts", sounds: "Sounds",
    badges: "Badges", reminders: "Reminders a day")
  public static let arabic = SettingsWords(
    title: "الإعدادات", profile: "الملف الشخصي", name: "الاسم", birthday: "تاريخ الميلاد", display: "العرض",
    appearances: "تلقائي,فاتح,داكن", brightness: "السطوع", alerts: "التنبيهات", sounds: "الأصوات",
    badges: "الشارات",
    reminders: "تذكيرات في اليوم")

  /// The words of a language, such as `ar`; English for those that there are no words in.
  public static func `in`(_ language: String?) -> SettingsWords { language == "ar" ? .arabic : .english }
}
