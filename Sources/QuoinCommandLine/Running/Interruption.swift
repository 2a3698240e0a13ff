import Foundation
import Synchronization

/// A wish that long work stops where it can be gone on with: an interrupt from the keyboard, or the system's end.
package enum Interruption {
  private static let number = Atomic<Int32>(0)
  /// Counts what one thread waits for: a handler of signals may call next to nothing but this.
  ///
  /// Unsafe in name only: the place is made once and stays, and what lies there only the system's calls touch, from any thread.
  nonisolated(unsafe) private static let wakes: UnsafeMutablePointer<sem_t> = {
    let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    semaphore.initialize(to: sem_t())
    sem_init(semaphore, 0, 0)
    return semaphore
  }()

  /// Sleeps until a signal has come or somebody wakes it; only one thread may.
  package static func sleep() { sem_wait(wakes) }

  /// Ends the sleep, or the next one.
  package static func wake() { sem_post(wakes) }

  /// The signal that came; nothing while none has.
  package static var signal: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Takes note of the first such signal; a second one ends the process at once, with the status that shells give for its number.
  package static func listen() {
    // Made here, as a handler must not.
    _ = wakes
    // Whoever started the command may have kept signals from its own thread, and a child's first thread is like that one.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where number != SIGHUP || !isIgnored(number) {
      sigaddset(&signals, number)
      Foundation.signal(number) { number in
        // By its default the signal would not end the first process of a container.
        if Interruption.number.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
        Interruption.wake()
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether whoever started the command wants it to go on, as `nohup` does when the terminal goes.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return withUnsafeBytes(of: &action.__sigaction_handler) { $0.load(as: Int.self) } == 1
  }
}
