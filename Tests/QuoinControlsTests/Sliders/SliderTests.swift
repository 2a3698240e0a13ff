import Foundation
import QuoinControls
import Testing

@Suite("Sliders")
struct SliderTests {
  private let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 227, height: 31))
  private let finger: Finger
  private let log = EventLog()

  init() {
    finger = Finger(on: slider)
    slider.log([("value", .valueChanged), ("primary", .primaryActionTriggered)], into: log)
  }

  @Test("The knob follows a finger that has taken it, and nothing else moves it")
  func drag() {
    finger.tap(200, 115)
    #expect(slider.value == 0 && log.take().isEmpty)
    finger.down(63, 115)
    finger.move(163, 115)
    #expect(abs(slider.value - 0.5) < 0.01 && log.take() == ["value"])
    finger.move(500, 115)
    #expect(slider.value == 1 && log.take() == ["value"])
    finger.up()
    #expect(log.take() == ["primary"])
    #expect(slider.recursiveDescription.hasPrefix("UISlider (50 100 227 31) 1.0"))
  }

  @Test("A slider that is not continuous tells once, at the end")
  func discontinuous() {
    slider.isContinuous = false
    finger.down(63, 115)
    finger.move(100, 115)
    finger.move(140, 115)
    #expect(log.take().isEmpty)
    finger.up()
    #expect(log.take() == ["value", "primary"])
  }

  @Test("Values keep within the ends, which take each other along")
  func limits() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 10
    #expect(slider.maximumValue == 10 && slider.value == 10)
    slider.maximumValue = 20
    slider.value = 15
    slider.maximumValue = 12
    #expect(slider.value == 12)
  }

  @Test("What is no number is reported, and the last value stays")
  func misuse() {
    slider.value = 0.25
    let sentences = QuoinControlsTests.misuse {
      slider.value = .nan
      slider.minimumValue = .nan
      slider.maximumValue = .nan
    }
    #expect(
      sentences.count == 3 && slider.value == 0.25 && slider.minimumValue == 0 && slider.maximumValue == 1)
    #expect(
      sentences.first?.contains("The value of UISlider (50 100 227 31) 0.25 is set to what is no number")
        == true)
  }

  @Test("Pictures at the ends take room from the line, mirrored from right to left")
  func images() throws {
    let image = try #require(
      UIImage(data: Data("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/>".utf8)))
    slider.minimumValueImage = image
    slider.maximumValueImage = image
    let bounds = slider.bounds
    #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 28, y: 14, width: 171, height: 4))
    #expect(slider.minimumValueImageRect(forBounds: bounds).minX == 0)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: bounds).maxX == 227)
    let track = slider.trackRect(forBounds: bounds)
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 0).maxX == track.maxX)
    slider.setThumbImage(image, for: .normal)
    #expect(
      slider.currentThumbImage === image
        && slider.thumbRect(forBounds: bounds, trackRect: track, value: 1).width == 20)
  }

  @Test("Arrow keys and readers go a tenth at a time")
  func steps() {
    slider.becomeFirstResponder()
    finger.key(UIKeyCommand.inputRightArrow)
    #expect(abs(slider.value - 0.1) < 1e-6 && log.take() == ["value", "primary"])
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "20%" && slider.accessibilityTraits == .adjustable)
    slider.accessibilityDecrement()
    finger.key(UIKeyCommand.inputLeftArrow)
    #expect(slider.value < 1e-6)
  }

  @Test("A drag along the slider does not scroll what it stands in")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scroll.contentSize = CGSize(width: 2000, height: 400)
    scroll.addSubview(slider)
    finger.window.addSubview(scroll)
    finger.down(63, 115)
    for step in 1...10 { finger.move(63 + CGFloat(step) * 10, 115) }
    finger.up()
    #expect(slider.value > 0.3 && scroll.contentOffset.x == 0)
  }
}
