import ArgumentParser
import QuoinBatch
import QuoinExpressions

extension PictureEntry {
  /// What `--help` says of the entry as an option: its sentence, and what may stand behind it.
  ///
  /// - Parameter otherwise: What holds where the option is not given, if that is another thing for the command.
  func help(otherwise: String? = nil) -> ArgumentHelp {
    let valueName: String? =
      switch values {
      case .choice(let choices): choices.joined(separator: "|")
      case .number, .whole: "number"
      case .language, .text, .flag, .date, .standards, .files, .bytes, .secret, .permissions: nil
      }
    return ArgumentHelp(sentence(otherwise: otherwise), valueName: valueName)
  }

  /// Looks whether a number is in the range of the entry.
  ///
  /// - Throws: A sentence with the range.
  func check(_ number: Double?) throws {
    guard let number else { return }
    switch values {
    case .number(let range) where !range.contains(number):
      throw ValidationError(
        "--\(name) must be a number from \(numberText(range.lowerBound)) to \(numberText(range.upperBound))")
    case .whole(let range) where !(Double(range.lowerBound)...Double(range.upperBound)).contains(number):
      throw ValidationError("--\(name) goes from \(range.lowerBound) to \(range.upperBound)")
    default: break
    }
  }
}
