/// Whether a control looks as on a phone or as on a Mac; here all look as on a phone.
public nonisolated enum UIBehavioralStyle: Int, Sendable, CaseIterable {
  case automatic, pad, mac
}
