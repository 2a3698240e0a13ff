import Foundation

/// How a rendering is written: what holds for every format, and what each format alone knows.
///
/// ```swift
/// var options = OutputOptions()
/// options.scale = 2
/// options.png.compression = .best
/// ```
public struct OutputOptions: Sendable {
  /// Pixels a point in pictures; PDF and SVG use it for effects that must become pixels.
  public var scale: CGFloat = 1
  /// What lies behind everything; nothing leaves PNG, SVG and PDF clear and JPEG white.
  public var background: UIColor?
  /// The traits that dynamic colours are resolved with; `displayScale` is set to `scale`.
  public var traits = UITraitCollection(userInterfaceStyle: .light)
  /// What a PDF or SVG says about itself.
  public var metadata = DocumentMetadata()
  /// How a PNG is written.
  public var png = PNGOptions()
  /// How a JPEG is written.
  public var jpeg = JPEGOptions()
  /// How a WebP is written.
  public var webP = WebPOptions()
  /// How the frames of a moving WebP or GIF follow each other.
  public var animation = AnimationOptions()
  /// How an SVG is written.
  public var svg = SVGOptions()
  /// How a PDF is written.
  public var pdf = PDFOptions()

  /// Creates the default options.
  public init() {}
}

/// How a PNG is written.
public struct PNGOptions: Sendable {
  /// How much time is spent on making a PNG small.
  public enum Compression: String, Sendable, CaseIterable, Codable { case fast, `default`, best }

  /// What the pixels of a PNG hold.
  public enum Colors: String, Sendable, CaseIterable, Codable {
    /// Red, green, blue and, where something is clear, alpha.
    case full
    /// 256 levels of grey, on white.
    case gray
    /// One bit, black or white.
    case bilevel = "2"
  }

  /// How levels between black and white come out where there are only these two.
  public enum Dithering: String, Sendable, CaseIterable, Codable {
    /// As whichever is nearer, with the sharpest text and bars.
    case none
    /// As a pattern that is as light on the whole, by error diffusion (Floyd and Steinberg); for photos.
    case diffusion
  }

  /// How much time is spent on making it small.
  public var compression: Compression = .default
  /// What the pixels hold.
  public var colors: Colors = .full
  /// How levels of grey come out in two colours.
  public var dithering: Dithering = .none

  /// Creates the default options.
  public init() {}
}

/// How a JPEG is written.
public struct JPEGOptions: Sendable {
  /// From 1 to 100.
  public var quality = 90

  /// Creates the default options.
  public init() {}
}

/// How a WebP is written.
public struct WebPOptions: Sendable {
  /// From 0 to 100; nothing keeps every pixel as it is drawn.
  public var quality: Int?

  /// Creates the default options.
  public init() {}
}

/// How the frames of a moving picture follow each other.
public struct AnimationOptions: Sendable {
  /// How many frames a second has, above 0; a GIF counts in hundredths of a second, and many readers show nothing for
  /// less than two.
  public var framesPerSecond = 30.0
  /// How often all frames are shown; 0 for ever.
  public var loopCount = 0

  /// Creates the default options.
  public init() {}
}

/// How an SVG is written.
public struct SVGOptions: Sendable {
  /// What an SVG keeps of text.
  public enum Text: String, Sendable, CaseIterable, Codable {
    /// Text that can be searched and edited; the reader needs the fonts.
    case text
    /// Shapes that look the same everywhere.
    case outlines
  }

  /// What it keeps of text.
  public var text: Text = .text

  /// Creates the default options.
  public init() {}
}

/// How a PDF is written.
public struct PDFOptions: Sendable {
  /// A file that a PDF carries.
  public struct Attachment: Sendable, Hashable {
    /// Its name, which no other attachment has.
    public var name: String
    /// Its bytes.
    public var data: Data
    /// The media type, such as `text/xml`.
    public var mediaType: String
    /// What it is, for people; empty for nothing.
    public var summary: String
    /// What it is to the document.
    public var relationship: Relationship

    /// Creates an attachment.
    public init(
      name: String, data: Data, mediaType: String = "application/octet-stream", summary: String = "",
      relationship: Relationship = .unspecified
    ) {
      self.name = name
      self.data = data
      self.mediaType = mediaType
      self.summary = summary
      self.relationship = relationship
    }
  }

  /// Files that it carries, such as the data of an invoice.
  public var attachments: [Attachment] = []
  /// Whether it has a structure even where nothing is drawn with a role; what is outside of all roles is an artifact.
  public var isTagged = false
  /// Which part of PDF/A it keeps to, if any.
  public var archive: Archive?
  /// Whether it keeps to PDF/UA-1, ISO 14289-1, and can be used by everybody: it is tagged then, and has to have a title
  /// and a language.
  public var isAccessible = false
  /// Whether objects are compressed together where there are many, as in tagged documents; readers older than PDF 1.5 do
  /// not know that.
  public var packsObjects = true

  /// Creates the default options.
  public init() {}
}
