import Foundation
import LoginExampleScreen
import QuoinControls

// Draws the login: as it is opened, above the keyboard, with something wrong, and in the dark.
//
//   scripts/swift-in Examples run LoginExample [folder]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
window.rootViewController = LoginScreen()

func draw(_ window: UIWindow, _ name: String) throws {
  window.clock.advance(by: 1)
  window.layoutIfNeeded()
  let file = folder.appendingPathComponent("login-\(name).png")
  try window.render(as: .png).write(to: file)
  print(file.path)
}

func field(_ name: String, in window: UIWindow) -> UITextField? {
  first(in: window) { $0.placeholder == name }
}

func first<View: UIView>(in view: UIView, _ fits: (View) -> Bool) -> View? {
  if let found = view as? View, fits(found) { return found }
  for child in view.subviews {
    if let found = first(in: child, fits) { return found }
  }
  return nil
}

try draw(window, "1-opened")
field("Mail address", in: window)?.text = "ada@example.com"
field("Password", in: window)?.text = "1815"
field("Password", in: window)?.becomeFirstResponder()
try draw(window, "2-keyboard")
first(in: window) { (button: UIButton) in button.currentTitle == "Sign in" }?
  .sendActions(for: .touchUpInside)
try draw(window, "3-problem")
window.endEditing(true)
window.overrideUserInterfaceStyle = .dark
try draw(window, "4-dark")
