// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md.

import Quoin

// MARK: Views and layout

func rows(_ it: UIView) {
  _ = UIView(frame: .zero)
  // init(type): `V()` of a metatype asks for a `required init` in the class that is made so; see above
  it.frame = .zero
  it.bounds = .zero
  it.center = .zero
  it.transform = .identity
  it.transform3D = CATransform3DIdentity
  it.alpha = 1
  it.isHidden = true
  it.isOpaque = true
  it.backgroundColor = .red
  it.tintColor = .red
  it.tintAdjustmentMode = .dimmed
  it.tintColorDidChange()
  it.clipsToBounds = true
  it.contentMode = .scaleAspectFit
  it.mask = nil
  _ = it.layer
  _ = UIView.layerClass
  _ = it.superview
  _ = it.subviews
  _ = it.window
  it.tag = 1
  _ = it.viewWithTag(1)
  it.addSubview(it)
  it.insertSubview(it, at: 0)
  it.insertSubview(it, belowSubview: it)
  it.insertSubview(it, aboveSubview: it)
  it.exchangeSubview(at: 0, withSubviewAt: 1)
  it.bringSubviewToFront(it)
  it.sendSubviewToBack(it)
  it.removeFromSuperview()
  _ = it.isDescendant(of: it)
  it.didAddSubview(it)
  it.willRemoveSubview(it)
  it.willMove(toSuperview: nil)
  it.didMoveToSuperview()
  it.willMove(toWindow: nil)
  it.didMoveToWindow()
  it.setNeedsLayout()
  it.layoutIfNeeded()
  it.layoutSubviews()
  it.sizeToFit()
  _ = it.sizeThatFits(.zero)
  _ = it.intrinsicContentSize
  it.invalidateIntrinsicContentSize()
  _ = UIView.noIntrinsicMetric
  _ = it.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  _ = UIView.layoutFittingExpandedSize
  it.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  it.autoresizesSubviews = true
  it.translatesAutoresizingMaskIntoConstraints = false
  _ = it.topAnchor
  _ = it.bottomAnchor
  _ = it.leadingAnchor
  _ = it.trailingAnchor
  _ = it.leftAnchor
  _ = it.rightAnchor
  _ = it.widthAnchor
  _ = it.heightAnchor
  _ = it.centerXAnchor
  _ = it.centerYAnchor
  _ = it.firstBaselineAnchor
  _ = it.lastBaselineAnchor
  _ = it.constraints
  it.addConstraint(NSLayoutConstraint())
  it.addConstraints([])
  it.removeConstraint(NSLayoutConstraint())
  it.removeConstraints([])
  it.setNeedsUpdateConstraints()
  it.updateConstraintsIfNeeded()
  it.updateConstraints()
  _ = UIView.requiresConstraintBasedLayout
  it.setContentHuggingPriority(.required, for: .vertical)
  it.setContentCompressionResistancePriority(.required, for: .vertical)
  _ = it.contentHuggingPriority(for: .vertical)
  _ = it.alignmentRectInsets
  _ = it.safeAreaInsets
  it.safeAreaInsetsDidChange()
  _ = it.safeAreaLayoutGuide
  it.layoutMargins = .zero
  it.directionalLayoutMargins = .zero
  it.layoutMarginsDidChange()
  _ = it.layoutMarginsGuide
  _ = it.readableContentGuide
  _ = it.keyboardLayoutGuide
  it.preservesSuperviewLayoutMargins = true
  it.insetsLayoutMarginsFromSafeArea = true
  it.addLayoutGuide(UILayoutGuide())
  it.removeLayoutGuide(UILayoutGuide())
  it.semanticContentAttribute = .forceRightToLeft
  _ = it.effectiveUserInterfaceLayoutDirection
  _ = it.convert(CGPoint.zero, to: it)
  _ = it.point(inside: .zero, with: nil)
  _ = it.hitTest(.zero, with: nil)
  it.isUserInteractionEnabled = true
  it.isMultipleTouchEnabled = true
  it.isExclusiveTouch = true
  it.addGestureRecognizer(UITapGestureRecognizer())
  it.removeGestureRecognizer(UITapGestureRecognizer())
  _ = it.gestureRecognizers
  _ = it.gestureRecognizerShouldBegin(UITapGestureRecognizer())
  it.addInteraction(UIEditMenuInteraction(delegate: nil))
  _ = it.endEditing(true)
  it.setNeedsDisplay()
  it.draw(.zero)
  _ = it.snapshotView(afterScreenUpdates: true)
  _ = it.drawHierarchy(in: .zero, afterScreenUpdates: true)
  UIView.animate(withDuration: 1) {}
  UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {})
  UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
  UIView.transition(with: it, duration: 1, options: .transitionCrossDissolve, animations: {})
  UIView.performWithoutAnimation {}
  UIView.setAnimationsEnabled(true)
  _ = UIView.areAnimationsEnabled
  _ = it.traitCollection
  it.traitCollectionDidChange(nil)
  it.overrideUserInterfaceStyle = .dark
  it.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
  _ = it.traitOverrides
  it.awakeFromNib() // nothing calls it: there are no nibs
  it.prepareForInterfaceBuilder()
  it.isAccessibilityElement = true
  it.accessibilityLabel = ""
  it.accessibilityValue = ""
  it.accessibilityHint = ""
  it.accessibilityTraits = .button
  it.accessibilityIdentifier = ""
  it.accessibilityElements = []
  it.accessibilityElementsHidden = true
  it.accessibilityCustomActions = []
  it.accessibilityViewIsModal = true
  it.shouldGroupAccessibilityChildren = true
  _ = it.accessibilityActivate()
  _ = it.observe(\.bounds) { _, _ in } // tells of what goes through the view, when it is another value than before
  // largeContentTitle: there is no magnifier of bars
  // motionEffects: no device tilts here
  // publisher(for:): Combine is not on Linux; `observe(_:options:changeHandler:)` tells the same
}

func rows(_ it: UILayoutGuide) {
  _ = it.layoutFrame
  it.identifier = ""
  _ = it.owningView
}

func rows(_ it: NSLayoutConstraint) {
  _ = NSLayoutConstraint(item: it, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top, multiplier: 1, constant: 0)
  it.isActive = true
  NSLayoutConstraint.activate([])
  NSLayoutConstraint.deactivate([])
  it.constant = 1
  it.priority = .defaultHigh
  _ = it.multiplier
  _ = it.firstItem
  _ = it.firstAttribute
  it.identifier = ""
  _ = NSLayoutConstraint.constraints(withVisualFormat: "|", options: [], metrics: nil, views: [:])
}

func rows(_ it: NSLayoutXAxisAnchor) {
  _ = it.constraint(equalTo: it)
  _ = it.constraint(greaterThanOrEqualTo: it, constant: 1)
  _ = it.constraint(lessThanOrEqualTo: it)
}

func rows(_ it: NSLayoutDimension) {
  _ = it.constraint(equalToConstant: 1)
  _ = it.constraint(equalTo: it, multiplier: 2)
}

func rows(_ it: UIStackView) {
  _ = UIStackView(arrangedSubviews: [])
  it.axis = .vertical
  it.alignment = .center
  it.distribution = .fillEqually
  it.spacing = 1
  _ = it.arrangedSubviews
  it.addArrangedSubview(it)
  it.insertArrangedSubview(it, at: 0)
  it.removeArrangedSubview(it)
  it.setCustomSpacing(1, after: it)
  it.isLayoutMarginsRelativeArrangement = true
  it.isBaselineRelativeArrangement = true
}

func rows(_ it: UIScrollView) {
  it.contentSize = .zero
  it.contentOffset = .zero
  it.setContentOffset(.zero, animated: true)
  it.contentInset = .zero
  _ = it.adjustedContentInset
  it.contentInsetAdjustmentBehavior = .never
  it.delegate = nil
  it.isScrollEnabled = true
  it.isPagingEnabled = true
  it.bounces = true
  it.alwaysBounceVertical = true
  it.alwaysBounceHorizontal = true
  it.showsVerticalScrollIndicator = true
  it.showsHorizontalScrollIndicator = true
  it.verticalScrollIndicatorInsets = .zero
  it.scrollIndicatorInsets = .zero
  it.flashScrollIndicators()
  it.scrollRectToVisible(.zero, animated: true)
  it.keyboardDismissMode = .onDrag
  it.refreshControl = UIRefreshControl()
  it.decelerationRate = .fast
  it.delaysContentTouches = true
  _ = it.isDragging
  _ = it.isTracking
  _ = it.isDecelerating
  _ = it.panGestureRecognizer
  _ = it.contentLayoutGuide
  _ = it.frameLayoutGuide
  it.zoomScale = 1
  it.maximumZoomScale = 1
  it.minimumZoomScale = 1
  it.setZoomScale(1, animated: true)
  it.zoom(to: .zero, animated: true)
  it.scrollsToTop = true
  // automaticallyAdjustsScrollIndicatorInsets: indicators keep clear of bars always
}

func rows(_ it: any UIScrollViewDelegate) {
  it.scrollViewDidScroll(UIScrollView())
  it.scrollViewWillBeginDragging(UIScrollView())
  it.scrollViewDidEndDragging(UIScrollView(), willDecelerate: true)
  it.scrollViewDidEndDecelerating(UIScrollView())
  it.scrollViewDidEndScrollingAnimation(UIScrollView())
  _ = it.viewForZooming(in: UIScrollView())
  it.scrollViewDidZoom(UIScrollView())
}

func rows(_ it: UILabel) {
  it.text = ""
  it.attributedText = nil
  it.font = nil
  it.textColor = nil
  it.textAlignment = .center
  it.numberOfLines = 0
  it.lineBreakMode = .byTruncatingTail
  it.lineBreakStrategy = .standard // kept; lines are broken by one rule
  it.adjustsFontSizeToFitWidth = true
  it.minimumScaleFactor = 1
  it.adjustsFontForContentSizeCategory = true
  it.preferredMaxLayoutWidth = 1
  it.baselineAdjustment = .alignCenters
  it.isHighlighted = true
  it.highlightedTextColor = nil
  it.isEnabled = true
  it.shadowColor = nil
  it.shadowOffset = .zero
  it.allowsDefaultTighteningForTruncation = true
  it.drawText(in: .zero)
  _ = it.textRect(forBounds: .zero, limitedToNumberOfLines: 1)
}

func rows(_ it: UIImageView) {
  _ = UIImageView(image: nil)
  it.image = nil
  it.highlightedImage = nil
  it.animationImages = nil
  it.animationDuration = 1
  it.animationRepeatCount = 1
  it.startAnimating()
  it.stopAnimating()
  _ = it.isAnimating
  it.preferredSymbolConfiguration = nil
}

func rows(_ it: UIVisualEffectView) {
  _ = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
  it.effect = nil
  _ = it.contentView
}

func otherViews() {
  _ = UIBlurEffect.self
  _ = UIVibrancyEffect.self
  _ = UIVisualEffect.self
  _ = UIView.ContentMode.self
  _ = UIView.AutoresizingMask.self
  _ = UIView.AnimationOptions.self
  _ = UIView.AnimationCurve.self
  _ = NSLayoutConstraint.Attribute.self
  _ = NSLayoutConstraint.Axis.self
  _ = NSLayoutYAxisAnchor.self
  _ = UILayoutPriority.self
  _ = UISemanticContentAttribute.self
  _ = UILayoutSupport.self
  _ = UICoordinateSpace.self
  _ = UIScrollView.DecelerationRate.self
  _ = UIScrollView.IndicatorStyle.self
  // UIMotionEffect: no device tilts here
  // UIInterpolatingMotionEffect: no device tilts here
  // UIDynamicAnimator: there is no physics
  // UIHostingController: SwiftUI is not on Linux
  // UIViewRepresentable: SwiftUI is not on Linux
  // UIViewControllerRepresentable: SwiftUI is not on Linux
}
