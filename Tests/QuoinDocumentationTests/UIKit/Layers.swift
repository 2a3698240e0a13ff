// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md.

import Quoin

// MARK: Layers and animations

func rows(_ it: CALayer, in context: CGContext) {
  it.frame = .zero
  it.bounds = .zero
  it.position = .zero
  it.anchorPoint = .zero
  it.zPosition = 1 // orders, and counts in the perspective of `sublayerTransform`
  it.transform = CATransform3DIdentity // touches and conversions go by its part in the plane
  it.transform.m34 = 0 // `m34` is drawn as an image in SVG and PDF
  it.sublayerTransform = CATransform3DIdentity
  it.isDoubleSided = false
  it.setAffineTransform(.identity)
  it.backgroundColor = nil
  it.cornerRadius = 1
  it.maskedCorners = []
  it.cornerCurve = .continuous // circles are drawn for both
  it.borderColor = nil
  it.borderWidth = 1
  it.shadowColor = nil
  it.shadowOffset = .zero
  it.shadowOpacity = 1
  it.shadowRadius = 1
  it.shadowPath = nil
  it.masksToBounds = true
  it.mask = nil
  it.opacity = 1
  it.isHidden = true
  it.contents = nil
  it.contentsScale = 1
  it.contentsGravity = .resizeAspect
  it.allowsEdgeAntialiasing = true
  it.shouldRasterize = true // kept; drawing decides by itself
  it.rasterizationScale = 1 // kept
  it.name = ""
  it.delegate = nil
  _ = it.superlayer
  it.sublayers = nil
  it.addSublayer(it)
  it.insertSublayer(it, at: 0)
  it.removeFromSuperlayer()
  it.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
  it.removeAnimation(forKey: "")
  it.removeAllAnimations()
  _ = it.animation(forKey: "")
  _ = it.presentation()
  it.setNeedsDisplay()
  it.setNeedsLayout()
  it.layoutIfNeeded()
  it.layoutSublayers()
  it.setValue(1, forKeyPath: "transform.scale") // of properties that can be animated
  _ = it.value(forKeyPath: "transform.scale")
  _ = it.convert(CGPoint.zero, to: it)
  _ = it.contains(.zero)
  it.setValue(1, forKey: "level")
  _ = it.value(forKey: "level")
  _ = it.action(forKey: "opacity") // asked for layers of one's own; `contents` and paths change at once
  it.actions = [:]
  _ = CALayer.defaultAction(forKey: "opacity")
  it.draw(in: context)
  it.render(in: context)
}

func rows(_ it: CAShapeLayer) {
  it.path = nil
  it.fillColor = nil
  it.strokeColor = nil
  it.lineWidth = 1
  it.lineCap = .round
  it.lineJoin = .round
  it.lineDashPattern = nil
  it.lineDashPhase = 1
  it.strokeStart = 0
  it.strokeEnd = 1
  it.fillRule = .evenOdd
}

func rows(_ it: CAGradientLayer) {
  it.colors = nil
  it.locations = nil
  it.startPoint = .zero
  it.endPoint = .zero
  it.type = .radial
}

func rows(_ it: CABasicAnimation) {
  _ = CABasicAnimation(keyPath: "opacity")
  it.fromValue = 0
  it.toValue = 1
  it.byValue = 1
  it.duration = 1
  it.beginTime = 1
  it.repeatCount = 1
  it.autoreverses = true
  it.timingFunction = CAMediaTimingFunction(name: .easeOut)
  it.fillMode = .forwards
  it.isRemovedOnCompletion = false
  it.delegate = nil
}

func rows(_ it: CAKeyframeAnimation) {
  it.values = []
  it.keyTimes = []
  it.path = nil
}

func rows(_ it: CATransaction.Type) {
  CATransaction.begin()
  CATransaction.commit()
  CATransaction.setAnimationDuration(1)
  CATransaction.setDisableActions(true)
  CATransaction.setCompletionBlock {}
}

func rows(_ it: CADisplayLink) {
  it.add(to: .main, forMode: .common)
  it.invalidate()
  it.isPaused = true
  _ = it.timestamp
  _ = it.duration
}

func rows(_ it: UIViewPropertyAnimator) {
  _ = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
  it.addAnimations {}
  it.addCompletion { _ in }
  it.startAnimation()
  it.pauseAnimation()
  it.stopAnimation(true)
  it.finishAnimation(at: .end)
  it.fractionComplete = 1
  _ = it.isRunning
  it.isInterruptible = true
  it.continueAnimation(withTimingParameters: nil, durationFactor: 1)
}

func otherLayers() {
  _ = CAAnimation.self
  _ = CAAnimationGroup.self
  _ = CASpringAnimation.self
  _ = CATransition.self // fades, whatever its type
  _ = CAMediaTimingFunction.self
  _ = CAMediaTimingFunctionName.self
  _ = CAMediaTimingFillMode.self
  _ = CAAnimationDelegate.self
  _ = CALayerDelegate.self
  _ = CATextLayer.self
  _ = CAReplicatorLayer.self
  _ = CACornerMask.self
  _ = CALayerContentsGravity.self
  _ = CALayerCornerCurve.self
  _ = CATransform3D.self
  _ = UISpringTimingParameters.self
  _ = UICubicTimingParameters.self
  _ = UITimingCurveProvider.self
  _ = UIViewAnimatingPosition.self
  // CAEmitterLayer: particles differ from run to run
  // CATiledLayer: what is drawn is drawn at once
  // CAScrollLayer: a scroll view scrolls
  // CAMetalLayer: there is no graphics processor
}
