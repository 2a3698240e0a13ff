extension String {
  /// Whether an expression can name it without backticks.
  package var isPlainName: Bool {
    !isEmpty && first?.isNumber == false
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }
}
