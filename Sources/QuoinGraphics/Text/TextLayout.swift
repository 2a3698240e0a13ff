/// Text set in lines.
public final class TextLayout: Sendable {}
