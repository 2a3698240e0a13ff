import Foundation
import QuoinViews
import Testing

@Suite("The program and its windows", .serialized)
struct ApplicationTests {
  @Test("A window that is made key is the program's, with a scene of its screen")
  func windows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.makeKeyAndVisible()
    let application = UIApplication.shared
    #expect(application.keyWindow === window && window.isKeyWindow)
    #expect(application.windows.contains { $0 === window })
    let scene = application.connectedScenes.compactMap { $0 as? UIWindowScene }.first {
      $0.windows.contains { $0 === window }
    }
    #expect(scene?.keyWindow === window && scene?.screen === window.screen && window.windowScene === scene)
    let other = UIWindow(windowScene: UIWindowScene(screen: window.screen))
    #expect(other.windowScene?.windows.count == 1 && !other.isKeyWindow)
    other.makeKey()
    #expect(!window.isKeyWindow && application.keyWindow === other)
  }

  @Test("What is opened is taken down, unless nobody opens it")
  func opening() throws {
    let application = UIApplication()
    let url = try #require(URL(string: "https://example.com/help"))
    var answers: [Bool] = []
    application.open(url) { answers.append($0) }
    application.opensURL = { $0.scheme == "mailto" }
    application.open(url) { answers.append($0) }
    #expect(application.openedURLs == [url] && answers == [true, false] && !application.canOpenURL(url))
  }

  @Test("An action without a target goes to the first responder's nearest who has the method")
  func actions() {
    final class Controller: UIViewController {
      var count = 0
      func refresh() { count += 1 }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let refresh = Selector("refresh", Controller.refresh)
    #expect(UIApplication.shared.sendAction(refresh, to: nil, from: controller.view, for: nil))
    #expect(UIApplication.shared.sendAction(refresh, to: controller, from: nil, for: nil))
    #expect(controller.count == 2)
    #expect(
      !UIApplication.shared.sendAction(
        Selector("other", Controller.refresh), to: UIView(), from: nil, for: nil))
  }

  @Test("Each thread has a program of its own")
  func threads() async {
    let here = ObjectIdentifier(UIApplication.shared)
    let there = await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: ObjectIdentifier(UIApplication.shared)) }.start()
    }
    #expect(here != there)
  }

  @Test("The run loop of the thread lets the time of a shown window pass")
  func runLoop() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    window.makeKeyAndVisible()
    var isDone = false
    window.clock.schedule(after: 0.05) { isDone = true }
    view.setNeedsLayout()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.4))
    #expect(isDone && window.clock.time <= 0.5 && !view.isLayoutNeeded)
  }

  @Test("The time of a window that is told to be shown passes, too, and it does not get keys by that")
  func visible() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    var isDone = false
    window.clock.schedule(after: 0.05) { isDone = true }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.4))
    #expect(isDone && !window.isKeyWindow)
  }

  @Test("Timers, links and notifications call methods of objects")
  func selectors() {
    final class Target: UIView {
      var log: [String] = []
      func tick(_ timer: Timer) { log.append("tick") }
      func step(_ link: CADisplayLink) { log.append("frame") }
      func note() { log.append("note") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let target = Target()
    window.addSubview(target)
    let link = CADisplayLink(target: target, selector: Selector("step:", Target.step))
    link.add(to: .current, forMode: .default)
    window.clock.advance(by: 1.5 / 60)
    #expect(target.log == ["frame"])
    link.remove(from: .current, forMode: .default)
    window.clock.advance(by: 1)
    link.invalidate()
    #expect(target.log == ["frame"])
    _ = Timer.scheduledTimer(
      timeInterval: 0.01, target: target, selector: Selector("tick:", Target.tick), userInfo: nil,
      repeats: false)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(target.log == ["frame", "tick"])
    let name = Notification.Name("quoin.test")
    NotificationCenter.default.addObserver(
      target, selector: Selector("note", Target.note), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(target, name: Notification.Name("quoin.other"), object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(target)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(target.log == ["frame", "tick", "note", "note"])
  }

  @Test("A link that is added before there is a window follows the next one")
  func waitingLink() async {
    let count = await withCheckedContinuation { continuation in
      Thread {
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        link.add(to: .current, forMode: .common)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.clock.advance(by: 2.5 / 60)
        continuation.resume(returning: count)
      }.start()
    }
    #expect(count == 2)
  }

  @Test("Geometry goes into objects and texts as UIKit writes it")
  func values() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 4}}" && NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test("The device is that of the main screen, which work may have of its own")
  func device() {
    let pad = UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 1180, height: 820), scale: 2,
      traits: UITraitCollection(userInterfaceIdiom: .pad))
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
    pad.asMain {
      #expect(UIScreen.main === pad && UIWindow().screen === pad)
      #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.orientation.isLandscape)
      #expect(UIDevice.current.systemName == "iPadOS")
    }
    #expect(UIScreen.main !== pad)
  }
}
