import Foundation

#if MainActorViews

  extension NotificationCenter {
    /// Lets a block be called for each notification, on the main actor where that is the queue.
    ///
    /// Foundation's own waits for the main queue from within it, and so without end, once a program has left its main thread to
    /// what is asynchronous; in calls that fit both, this is the nearer one.
    ///
    /// - Parameters:
    ///   - name: Of which notifications; all unless given.
    ///   - object: Of whose notifications; everybody's unless given.
    ///   - queue: Where the block is called; nothing for wherever is posted.
    ///   - block: What is called.
    /// - Returns: What `removeObserver(_:)` takes.
    public nonisolated func addObserver(
      forName name: NSNotification.Name?, object: AnyObject?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      guard queue === OperationQueue.main else {
        return addObserver(forName: name, object: object as Any?, queue: queue, using: block)
      }
      return addObserver(forName: name, object: object as Any?, queue: nil) { notification in
        whereViewsAre(notification) { block($0) }
      }
    }
  }

#endif
