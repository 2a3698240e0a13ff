import ArgumentParser
import QuoinBatch
import QuoinDiagnostics

extension PictureLength: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}

extension PictureSize: ExpressibleByArgument {
  public init?(argument: String) { self.init(lengths: argument) }

  /// Reads a size, and says what a single length lacks.
  init(reading argument: String) throws {
    do throws(OptionProblem) { try self.init(written: argument) } catch {
      throw ValidationError(error.message)
    }
  }

  /// The same for a text that data have.
  init(written text: String) throws(OptionProblem) {
    do throws(Diagnostic) { try self.init(text) } catch {
      let meant = error.suggestion.map { "; did you mean \($0)?" } ?? ""
      let way = PictureLength(text) == nil ? "" : "; --width \(text) leaves the height to the content"
      throw OptionProblem(error.message + way + meant)
    }
  }
}
