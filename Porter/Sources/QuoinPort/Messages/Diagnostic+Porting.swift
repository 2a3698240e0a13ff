import QuoinDiagnostics

extension Diagnostic {
  static func tooDeepSource() -> Diagnostic {
    Diagnostic(
      .error,
      "Square brackets nest deeper than \(SourceNesting.bracketLimit) levels, or strings deeper than \(SourceNesting.stringLimit); the file is left as it is"
    )
  }

  static func missingModule(_ name: String) -> Diagnostic {
    Diagnostic(.warning, "Nothing here stands for the module \(name), so the import is left out")
  }

  static func managedProperty() -> Diagnostic {
    Diagnostic(.error, "@NSManaged needs Core Data; give the property a value of its own")
  }

  static func entryPoint(_ attribute: String) -> Diagnostic {
    Diagnostic(.warning, "@\(attribute) starts nothing here; tests and previews make the screens")
  }

  static func selectorOutsideOfType() -> Diagnostic {
    Diagnostic(.error, "#selector names no type here; write the type before the method, as in Screen.close")
  }

  static func selectorOfUnknownType(_ base: String) -> Diagnostic {
    Diagnostic(
      .error, "The type of '\(base)' is not known here; write the type before the method, as in Screen.close")
  }

  static func selectorOfStatic(_ method: String) -> Diagnostic {
    Diagnostic(.error, "'\(method)' is a method of the type itself; selectors carry methods of objects")
  }

  static func selectorArguments(_ method: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .error, "'\(method)' takes \(count) arguments; selectors carry methods of two at most: sender and event"
    )
  }

  static func selectorOfOptional(_ method: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(method)' need not be there, and cannot be asked for by a selector; call it with '?' instead"
    )
  }

  static func unknownSelector(_ name: String) -> Diagnostic {
    Diagnostic(
      .warning, "No method of the target is called '\(name)', so the selector is a name that calls nothing")
  }

  static func noRuntime(_ function: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "'\(function)' finds nothing: no class here has methods that are looked up by name, so none is exchanged"
    )
  }

  static func optionalReference(_ name: String) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(name)' need not be there, and can only be called, with '?'; whether it is there cannot be asked")
  }

  static func optionalProperty(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(name)' need not be there and is of a type that is never nothing; make its type optional")
  }

  static func extendedOverride(_ name: String, of type: String) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(name)' is overridden in an extension of \(type), which is not among the sources; move it into the class"
    )
  }
}
