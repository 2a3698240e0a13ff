import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

/// Classes as UIKit code writes them compile: each names the initializers of UIKit as UIKit has them.
@Suite("Initializers are as UIKit has them")
struct InitializerTests {
  private class Screen: UIViewController {
    let model: Int

    init(model: Int) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      model = 7
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private class Stack: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      spacing = 3
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private class Picture: UIImageView {
    override init(image: UIImage?) {
      super.init(image: image)
      tag = 4
    }

    required init?(coder: NSCoder) { nil }
  }

  private class Window: UIWindow {
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 5
    }

    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      tag = 6
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("Subclasses inherit the convenient ones, which go by way of their own")
  func subclasses() throws {
    #expect(Screen(model: 1).model == 1 && Screen().model == 7)
    let view = UIView()
    let stack = Stack(arrangedSubviews: [view])
    #expect(stack.spacing == 3 && stack.arrangedSubviews == [view])
    let image = UIImage(cgImage: try #require(CGImage(width: 2, height: 1, pixels: [0, 0])))
    let picture = Picture(image: image)
    #expect(picture.tag == 4 && picture.frame.size == CGSize(width: 2, height: 1))
    #expect(!picture.isUserInteractionEnabled && picture.image === image)
    #expect(Window(windowScene: UIWindowScene(screen: .main)).tag == 6)
    let window = Window()
    #expect(window.tag == 5 && window.frame == UIScreen.main.bounds && window.screen === UIScreen.main)
    #expect(Window(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
  }
}
