import Foundation

#if MainActorViews

  /// A variable for an object of which there is one where views are.
  ///
  /// With the trait `MainActorViews` that is one of the process: what the main actor does may go on in another thread after
  /// each `await`. Without it, it is one of each thread.
  final class ViewLocal<Object: AnyObject> {
    /// The object; nothing unless one was set.
    var object: Object?

    init() {}
  }

  /// Where an object belongs that is told of what others do: with the trait, wherever views are.
  nonisolated struct ViewHome: Sendable {
    /// Whether this is there.
    var isHere: Bool { true }
  }

#else

  /// A variable for an object of which there is one where views are.
  ///
  /// With the trait `MainActorViews` that is one of the process: what the main actor does may go on in another thread after
  /// each `await`. Without it, it is one of each thread.
  final class ViewLocal<Object: AnyObject>: Sendable {
    private let key: pthread_key_t

    init() {
      var key = pthread_key_t()
      pthread_key_create(&key) { object in
        if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
      }
      self.key = key
    }

    /// The object of this thread, which keeps it to its end; nothing unless one was set.
    var object: Object? {
      get { pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }
      set {
        let old = pthread_getspecific(key)
        pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
        if let old { Unmanaged<Object>.fromOpaque(old).release() }
      }
    }
  }

  /// Where an object belongs that is told of what others do: the thread or the task that made it.
  struct ViewHome {
    private let thread = Thread.current
    private let task = withUnsafeCurrentTask { $0?.hashValue }

    /// Whether this is there.
    var isHere: Bool {
      thread === Thread.current || task != nil && task == withUnsafeCurrentTask { $0?.hashValue }
    }
  }

#endif
