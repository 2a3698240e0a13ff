/// Whether a control looks as on a phone or as on a Mac; here all look as on a phone.
public enum UIBehavioralStyle: Int, Sendable {
  case automatic, pad, mac
}
