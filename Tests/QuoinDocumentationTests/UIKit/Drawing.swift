// swift-format-ignore-file
// A line is a member in the table of Documentation/UIKit.md.

import Quoin

// MARK: Drawing, colours, fonts and text

func rows(_ it: UIColor, in numbers: inout (CGFloat, CGFloat, CGFloat, CGFloat)) {
  _ = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  _ = UIColor(white: 1, alpha: 1)
  _ = UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)
  _ = UIColor(named: "x")
  _ = UIColor { _ in .red }
  _ = UIColor(cgColor: it.cgColor)
  _ = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1) // colours are sRGB; what lies outside is clamped
  _ = it.cgColor
  _ = it.withAlphaComponent(1)
  _ = it.resolvedColor(with: UITraitCollection())
  it.setFill()
  it.setStroke()
  it.set()
  _ = UIColor.clear
  _ = UIColor.label
  _ = UIColor.secondaryLabel
  _ = UIColor.tertiaryLabel
  _ = UIColor.systemBackground
  _ = UIColor.secondarySystemBackground
  _ = UIColor.systemGroupedBackground
  _ = UIColor.separator
  _ = UIColor.systemBlue
  _ = UIColor.systemGray
  _ = UIColor.systemGray5
  _ = UIColor.tintColor
  _ = UIColor.tertiarySystemFill
  _ = UIColor.placeholderText
  _ = it.getRed(&numbers.0, green: &numbers.1, blue: &numbers.2, alpha: &numbers.3)
  _ = it.getHue(&numbers.0, saturation: &numbers.1, brightness: &numbers.2, alpha: &numbers.3)
  _ = it.getWhite(&numbers.0, alpha: &numbers.1)
  // init(patternImage:): a colour is one
}

func rows(_ it: UIFont) {
  _ = UIFont(name: "Helvetica", size: 12) // the nearest that is installed, which is told
  _ = UIFont(descriptor: it.fontDescriptor, size: 0)
  _ = UIFont.systemFont(ofSize: 1)
  _ = UIFont.boldSystemFont(ofSize: 1)
  _ = UIFont.italicSystemFont(ofSize: 1)
  _ = UIFont.monospacedSystemFont(ofSize: 1, weight: .regular)
  _ = UIFont.monospacedDigitSystemFont(ofSize: 1, weight: .regular)
  _ = UIFont.preferredFont(forTextStyle: .body)
  _ = UIFont.systemFontSize
  _ = it.withSize(1)
  _ = it.pointSize
  _ = it.lineHeight
  _ = it.ascender
  _ = it.descender
  _ = it.capHeight
  _ = it.xHeight
  _ = it.leading
  _ = it.familyName
  _ = it.fontName
  _ = it.fontDescriptor
  _ = UIFont.familyNames
}

func rows(_ it: UIFontDescriptor) {
  _ = it.withSymbolicTraits(.traitBold)
  _ = it.addingAttributes([:])
  _ = it.symbolicTraits
  _ = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
  _ = it.withDesign(.serif) // Noto Serif for New York; `rounded` is Inter, which is told
}

func rows(_ it: UIFontMetrics) {
  _ = UIFontMetrics(forTextStyle: .body)
  _ = UIFontMetrics.default
  _ = it.scaledFont(for: .systemFont(ofSize: 1))
  _ = it.scaledValue(for: 1)
}

func rows(_ it: UIImage) {
  _ = UIImage(named: "x")
  _ = UIImage(systemName: "star") // the symbols that have a drawing here; others are told
  _ = UIImage(data: Data())
  _ = it.size
  _ = it.scale
  _ = it.cgImage
  _ = it.pngData()
  _ = it.jpegData(compressionQuality: 1)
  _ = it.withRenderingMode(.alwaysTemplate)
  _ = it.withTintColor(.red)
  _ = it.withConfiguration(UIImage.SymbolConfiguration(pointSize: 1))
  _ = it.resizableImage(withCapInsets: .zero)
  _ = it.withHorizontallyFlippedOrientation()
  _ = it.preparingThumbnail(of: .zero)
  it.draw(in: .zero)
  it.draw(at: .zero)
  // init(contentsOfFile:): `UIImage(data:)` of what a program has read
  _ = it.imageOrientation // `up`: pixels are turned when they are read, and by `init(cgImage:scale:orientation:)`
  // imageFlippedForRightToLeftLayoutDirection: `withHorizontallyFlippedOrientation` where the direction is known
  // animatedImage: an image view animates several
  // ciImage: Core Image is not on Linux
}

func rows(_ it: UIImage.SymbolConfiguration) {
  _ = UIImage.SymbolConfiguration(pointSize: 1, weight: .bold)
  _ = UIImage.SymbolConfiguration(textStyle: .body)
  _ = UIImage.SymbolConfiguration(scale: .large)
  _ = it.applying(it)
  // init(hierarchicalColor:): symbols have one colour
  // init(paletteColors:): symbols have one colour
}

func rows(_ it: UIBezierPath) {
  _ = UIBezierPath(rect: .zero)
  _ = UIBezierPath(ovalIn: .zero)
  _ = UIBezierPath(roundedRect: .zero, cornerRadius: 1)
  _ = UIBezierPath(roundedRect: .zero, byRoundingCorners: .allCorners, cornerRadii: .zero)
  _ = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
  _ = UIBezierPath(cgPath: it.cgPath)
  it.move(to: .zero)
  it.addLine(to: .zero)
  it.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
  it.addQuadCurve(to: .zero, controlPoint: .zero)
  it.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
  it.close()
  it.append(it)
  it.apply(.identity)
  it.fill()
  it.stroke()
  it.addClip()
  _ = it.contains(.zero)
  _ = it.cgPath
  _ = it.bounds
  it.lineWidth = 1
  it.lineCapStyle = .round
  it.usesEvenOddFillRule = true
  _ = it.reversing()
}

func rows(_ it: CGContext) {
  it.saveGState()
  it.restoreGState()
  it.translateBy(x: 1, y: 1)
  it.scaleBy(x: 1, y: 1)
  it.rotate(by: 1)
  it.concatenate(.identity)
  it.setFillColor(UIColor.red.cgColor)
  it.setStrokeColor(UIColor.red.cgColor)
  it.setLineWidth(1)
  it.setLineCap(.round)
  it.setLineDash(phase: 1, lengths: [1])
  it.setAlpha(1)
  it.setBlendMode(.multiply)
  it.setShadow(offset: .zero, blur: 1, color: nil)
  it.beginPath()
  it.move(to: .zero)
  it.addLine(to: .zero)
  it.addRect(.zero)
  it.addEllipse(in: .zero)
  it.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
  it.addPath(CGMutablePath())
  it.closePath()
  it.fill(.zero)
  it.fillPath()
  it.fillEllipse(in: .zero)
  it.strokePath()
  it.stroke(.zero)
  it.strokeEllipse(in: .zero)
  it.drawPath(using: .fill)
  it.clip()
  it.clip(to: .zero)
  it.clear(.zero)
  it.beginTransparencyLayer(auxiliaryInfo: nil)
  it.endTransparencyLayer()
  _ = it.makeImage() // nothing of SVG and PDF, which have no pixels
  it.replacePathWithStrokedPath() // lines are without gaps
}

func rows(_ it: CGPath) {
  _ = CGPath(rect: .zero, transform: nil)
  _ = CGPath(roundedRect: .zero, cornerWidth: 1, cornerHeight: 1, transform: nil)
  _ = CGPath(ellipseIn: .zero, transform: nil)
  _ = it.copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
  _ = it.boundingBox
  _ = it.contains(.zero)
}

func rows(_ it: CGMutablePath) {
  it.move(to: .zero)
  it.addLine(to: .zero)
  it.addRect(.zero)
  it.addPath(it)
  it.closeSubpath()
}

func rows(_ it: UIGraphicsImageRenderer) {
  _ = UIGraphicsImageRenderer(size: .zero)
  _ = UIGraphicsImageRenderer(bounds: .zero)
  _ = UIGraphicsImageRenderer(size: .zero, format: UIGraphicsImageRendererFormat())
  _ = it.image { $0.fill(.zero) }
  _ = it.pngData { _ in }
}

func rows(_ it: NSAttributedString) {
  _ = NSAttributedString(string: "", attributes: [.font: UIFont.systemFont(ofSize: 1)])
  _ = it.string
  _ = it.length
  _ = it.attributes(at: 0, effectiveRange: nil)
  _ = it.attribute(.font, at: 0, effectiveRange: nil)
  it.enumerateAttribute(.font, in: NSRange()) { _, _, _ in }
  _ = it.size()
  _ = it.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
  it.draw(in: .zero)
}

func rows(_ it: NSMutableAttributedString) {
  it.append(it)
  it.addAttribute(.font, value: 1, range: NSRange())
  it.addAttributes([:], range: NSRange())
  it.removeAttribute(.font, range: NSRange())
  it.setAttributes([:], range: NSRange())
  it.replaceCharacters(in: NSRange(), with: "")
}

func rows(_ it: NSAttributedString.Key) {
  _ = NSAttributedString.Key.font
  _ = NSAttributedString.Key.foregroundColor
  _ = NSAttributedString.Key.backgroundColor
  _ = NSAttributedString.Key.paragraphStyle
  _ = NSAttributedString.Key.kern
  _ = NSAttributedString.Key.underlineStyle
  _ = NSAttributedString.Key.underlineColor
  _ = NSAttributedString.Key.strikethroughStyle
  _ = NSAttributedString.Key.link
  _ = NSAttributedString.Key.attachment
  _ = NSAttributedString.Key.baselineOffset
  // strokeWidth: letters are filled
  // shadow: text casts the shadow of its layer
}

func rows(_ it: NSMutableParagraphStyle) {
  it.alignment = .center
  it.lineBreakMode = .byWordWrapping
  it.lineBreakStrategy = .standard // kept; lines are broken by one rule
  it.lineSpacing = 1
  it.lineHeightMultiple = 1
  it.minimumLineHeight = 1
  it.maximumLineHeight = 1
  it.paragraphSpacing = 1
  it.paragraphSpacingBefore = 1
  it.headIndent = 1
  it.firstLineHeadIndent = 1
  it.tailIndent = 1
  it.hyphenationFactor = 1
  it.baseWritingDirection = .rightToLeft
  it.defaultTabInterval = 1
  it.tabStops = [] // without any, tabs end at equal distances
  it.addTabStop(NSTextTab(textAlignment: .right, location: 1))
}

func rows(_ it: NSString) {
  _ = it.size(withAttributes: [:])
  it.draw(at: .zero, withAttributes: [:])
  _ = it.boundingRect(with: .zero, options: [], attributes: nil, context: nil)
}

func rows(_ it: CGImage) {
  _ = it.width
  _ = it.height
  _ = it.cropping(to: .zero)
}

func otherDrawing() {
  _ = CGColor.self
  _ = CGGradient.self
  _ = CGColorSpace.self
  _ = CGAffineTransform.self
  _ = CGLayer.self
  _ = CGVector.self
  _ = CGLineCap.self
  _ = CGLineJoin.self
  _ = CGBlendMode.self
  _ = UIRectCorner.self
  _ = UIRectEdge.self
  _ = UIEdgeInsets.self
  _ = NSDirectionalEdgeInsets.self
  _ = UIOffset.self
  _ = UIGraphicsImageRendererFormat.self
  _ = UIGraphicsPDFRenderer.self
  _ = UIGraphicsGetCurrentContext
  _ = UIGraphicsBeginImageContextWithOptions
  _ = UIGraphicsGetImageFromCurrentImageContext
  _ = UIGraphicsEndImageContext
  _ = UIGraphicsPushContext
  _ = UIGraphicsPopContext
  _ = UIFont.Weight.self
  _ = UIFont.TextStyle.self
  _ = UIFontDescriptor.SymbolicTraits.self
  _ = UIFontDescriptor.AttributeName.self
  _ = UIImage.RenderingMode.self
  _ = NSParagraphStyle.self
  _ = NSTextAlignment.self
  _ = NSLineBreakMode.self
  _ = NSUnderlineStyle.self
  _ = NSTextAttachment.self
  _ = NSShadow.self
  _ = NSTextTab.self
  _ = NSTextContainer.self
  _ = NSStringDrawingOptions.self
  // NSTextStorage: a text view's text is `attributedText`
  // NSLayoutManager: where letters stand is asked of `UITextInput`
  // CIImage: Core Image is not on Linux
  // CIFilter: Core Image is not on Linux
  // CGDataProvider: an image is made of `Data`
  // CGBitmapInfo: there are no bitmaps in memory to draw on
}
