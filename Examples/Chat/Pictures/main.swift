import ChatExampleScreen
import Foundation
import QuoinControls

// Draws a conversation: on a phone, above its keyboard, on a wide screen, and in the dark.
//
//   scripts/swift-in Examples run ChatExample [folder]

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
window.rootViewController = UINavigationController(rootViewController: ChatScreen())

func draw(_ window: UIWindow, _ name: String) throws {
  window.layoutIfNeeded()
  let file = folder.appendingPathComponent("chat-\(name).png")
  try window.render(as: .png).write(to: file)
  print(file.path)
}

try draw(window, "1-phone")
window.setKeyboardFrame(CGRect(x: 0, y: 367, width: 375, height: 300))
try draw(window, "2-keyboard")
window.setKeyboardFrame(nil)
window.frame.size = CGSize(width: 667, height: 460)
try draw(window, "3-wide")
window.frame.size = CGSize(width: 375, height: 667)
window.overrideUserInterfaceStyle = .dark
try draw(window, "4-dark")
