import AccountExampleScreen
import Foundation
import QuoinControls

// Draws the form: on a phone, above its keyboard, on a tablet, and in the dark.
//
//   scripts/swift-in Examples run AccountExample [folder]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

var account = Account()
account.name = "Ada Lovelace"
account.mail = "ada@example.com"

func makeWindow(_ account: Account, _ width: CGFloat, _ height: CGFloat) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.rootViewController = AccountScreen(account)
  return window
}

func draw(_ window: UIWindow, _ name: String) throws {
  window.layoutIfNeeded()
  let file = folder.appendingPathComponent("account-\(name).png")
  try window.render(as: .png).write(to: file)
  print(file.path)
}

func field(_ name: String, in view: UIView) -> UITextField? {
  if let field = view as? UITextField, field.accessibilityLabel == name { return field }
  return view.subviews.lazy.compactMap { field(name, in: $0) }.first
}

let phone = makeWindow(account, 375, 667)
try draw(phone, "1-phone")
let telephone = field("Telephone", in: phone)
telephone?.becomeFirstResponder()
telephone?.text = "020 7946 0018"
telephone?.sendActions(for: .editingChanged)
try draw(phone, "2-keyboard")
phone.endEditing(true)
phone.overrideUserInterfaceStyle = .dark
try draw(phone, "3-dark")
try draw(makeWindow(account, 768, 720), "4-tablet")
