/// What the list says, in a language.
public struct GuestWords: Sendable {
  let title: String
  let name: String
  let add: String
  let remove: String

  public static let english = GuestWords(title: "Guests", name: "Name", add: "Add", remove: "Remove")
  public static let arabic = GuestWords(title: "الضيوف", name: "الاسم", add: "إضافة", remove: "إزالة")

  /// The words of a language, such as `ar`; English for those that there are no words in.
  public static func `in`(_ language: String?) -> GuestWords { language == "ar" ? .arabic : .english }
}
