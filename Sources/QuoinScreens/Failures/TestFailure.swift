import Foundation

/// Something that a statement of a test found wrong.
public nonisolated struct TestFailure: Sendable {
  /// A file that shows what is wrong.
  public struct Attachment: Sendable {
    /// The file's name.
    public let name: String
    /// Its bytes.
    public let data: Data

    /// Creates an attachment.
    public init(name: String, data: Data) {
      self.name = name
      self.data = data
    }
  }

  /// What is wrong: a sentence, and below it what helps to see why.
  public let message: String
  /// The statement.
  public let place: TestPlace
  /// What shows it.
  public let attachments: [Attachment]

  /// Creates a failure.
  public init(_ message: String, at place: TestPlace, attachments: [Attachment] = []) {
    self.message = message
    self.place = place
    self.attachments = attachments
  }
}
