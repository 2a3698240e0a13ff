import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Constraints and what scrolls")
struct ScrollConstraintTests {
  private let root = UIView(frame: rect(0, 0, 200, 300))

  @Test("The content is as large as constraints with the scroll view's edges say")
  func edges() {
    let scroll = free(UIScrollView(), in: root)
    let content = free(UIView(), in: scroll)
    pin(scroll, to: root)
    pin(content, to: scroll, inset: 5)
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10), height,
    ])
    root.layoutIfNeeded()
    #expect(content.frame == rect(5, 5, 190, 900))
    #expect(scroll.contentSize == CGSize(width: 200, height: 910))
    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(content.frame == rect(5, 5, 190, 900))
    height.constant = 400
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 410)
  }

  @Test("Guides say whether the content or what is seen is meant")
  func guides() {
    let scroll = UIScrollView(frame: rect(0, 0, 200, 300))
    let (content, badge) = (free(SizedView(500, 600), in: scroll), free(SizedView(20, 20), in: scroll))
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      badge.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor, constant: -4),
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 600))
    #expect(badge.frame == rect(176, 4, 20, 20))
    scroll.contentOffset = CGPoint(x: 30, y: 50)
    scroll.layoutIfNeeded()
    #expect(badge.frame == rect(206, 54, 20, 20))
    #expect(content.frame == rect(0, 0, 500, 600))
  }

  @Test("A view in the content can be tied to one outside, and stays there while the content moves")
  func sticky() {
    let scroll = UIScrollView(frame: rect(0, 0, 200, 300))
    root.addSubview(scroll)
    let (header, spacer) = (free(UIView(), in: scroll), free(UIView(), in: scroll))
    NSLayoutConstraint.activate([
      spacer.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      spacer.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      spacer.topAnchor.constraint(equalTo: scroll.topAnchor),
      spacer.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      spacer.widthAnchor.constraint(equalToConstant: 200),
      spacer.heightAnchor.constraint(equalToConstant: 1000),
      header.topAnchor.constraint(equalTo: root.topAnchor),
      header.leftAnchor.constraint(equalTo: spacer.leftAnchor),
      header.rightAnchor.constraint(equalTo: spacer.rightAnchor),
      header.bottomAnchor.constraint(equalTo: spacer.topAnchor, constant: 120),
    ])
    root.layoutIfNeeded()
    #expect(header.frame == rect(0, 0, 200, 120))
    scroll.contentOffset.y = -50
    root.layoutIfNeeded()
    #expect(header.frame == rect(0, -50, 200, 170))
  }

  @Test("The keyboard's guide begins at the safe area, and follows the keyboard")
  func keyboard() {
    let window = UIWindow(frame: rect(0, 0, 200, 300))
    window.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let button = free(SizedView(50, 40), in: view)
    NSLayoutConstraint.activate([
      button.leftAnchor.constraint(equalTo: view.leftAnchor),
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -10),
    ])
    window.layoutIfNeeded()
    #expect(button.frame == rect(0, 220, 50, 40))
    window.setKeyboardFrame(rect(0, 180, 200, 120))
    window.layoutIfNeeded()
    #expect(button.frame == rect(0, 130, 50, 40))
    #expect(view.keyboardLayoutGuide.layoutFrame == rect(0, 180, 200, 120))
    window.setKeyboardFrame(nil)
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(button.frame.maxY == 290)
  }
}
