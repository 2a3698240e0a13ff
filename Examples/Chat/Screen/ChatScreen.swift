import Foundation
import QuoinControls

/// A conversation, newest message last, with a field beneath that stays above the keyboard.
public final class ChatScreen: UIViewController, UITableViewDataSource {
  /// What was said so far.
  public private(set) var messages: [Message]
  /// The messages as they are seen.
  public let table = UITableView(frame: .zero, style: .plain)
  private let composer = Composer()
  private let clock: () -> String

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - messages: What was said so far.
  ///   - clock: Tells the time at which something is said.
  public init(_ messages: [Message] = Message.conversation, clock: @escaping () -> String = { "10:05" }) {
    (self.messages, self.clock) = (messages, clock)
    super.init(nibName: nil, bundle: nil)
    title = "Noor"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.identifier)
    table.separatorStyle = .none
    table.allowsSelection = false
    table.dataSource = self
    table.estimatedRowHeight = 64
    table.contentInset.bottom = 12
    composer.sends = { [unowned self] in send($0) }
    for part in [table, composer] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: composer.topAnchor),
      composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      composer.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -52),
      composer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// How high the table was when the newest message was last brought into sight.
  private var height: CGFloat = 0

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // What was said last stays in sight when the keyboard comes.
    guard table.bounds.height != height else { return }
    height = table.bounds.height
    showNewest()
  }

  private func showNewest() {
    guard !messages.isEmpty else { return }
    table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: false)
  }

  private func send(_ text: String) {
    messages.append(Message(text, at: clock(), isMine: true))
    table.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .none)
    showNewest()
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.identifier, for: indexPath)
    let row = indexPath.row
    let follows = row > 0 && messages[row - 1].isMine == messages[row].isMine
    (cell as? BubbleCell)?.show(messages[row], follows: follows)
    return cell
  }
}
