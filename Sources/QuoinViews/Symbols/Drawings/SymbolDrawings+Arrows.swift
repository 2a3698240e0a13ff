nonisolated extension SymbolDrawings {
  /// Chevrons, arrows and what points.
  static let arrows: [String: String] = [
    "chevron.left": "s M15.75 4.25 L8.25 12 L15.75 19.75",
    "chevron.right": "s M8.25 4.25 L15.75 12 L8.25 19.75",
    "chevron.up": "s M4.25 15.75 L12 8.25 L19.75 15.75",
    "chevron.down": "s M4.25 8.25 L12 15.75 L19.75 8.25",
    "chevron.left.2": "s M12 4.75 L5 12 L12 19.25 M19.5 4.75 L12.5 12 L19.5 19.25",
    "chevron.right.2": "s M4.5 4.75 L11.5 12 L4.5 19.25 M12 4.75 L19 12 L12 19.25",
    "chevron.up.chevron.down": "s M7 9 L12 4 L17 9 M7 15 L12 20 L17 15",
    "chevron.compact.up": "s M4 14 L12 10.5 L20 14",
    "chevron.compact.down": "s M4 10.5 L12 14 L20 10.5",
    "chevron.compact.left": "s M13.75 4 L10.25 12 L13.75 20",
    "chevron.compact.right": "s M10.25 4 L13.75 12 L10.25 20",
    "arrow.left": "s M20.5 12 H3.75 M10.5 5 L3.5 12 L10.5 19",
    "arrow.right": "s M3.5 12 H20.25 M13.5 5 L20.5 12 L13.5 19",
    "arrow.up": "s M12 20.5 V3.75 M5 10.5 L12 3.5 L19 10.5",
    "arrow.down": "s M12 3.5 V20.25 M5 13.5 L12 20.5 L19 13.5",
    "arrow.up.left": "s M18.5 18.5 L6 6 M6 15 V5.75 H15",
    "arrow.up.right": "s M5.5 18.5 L18 6 M9 5.75 H18.25 V15",
    "arrow.down.left": "s M18.5 5.5 L6 18 M6 9 V18.25 H15",
    "arrow.down.right": "s M5.5 5.5 L18 18 M18.25 9 V18.25 H9",
    "arrow.left.arrow.right":
      "s M20.5 7.5 H4 M8 3 L3.5 7.5 L8 12 M3.5 16.5 H20 M16 12 L20.5 16.5 L16 21",
    "arrow.up.arrow.down":
      "s M7.5 20.5 V4 M3 8 L7.5 3.5 L12 8 M16.5 3.5 V20 M12 16 L16.5 20.5 L21 16",
    "arrow.up.and.down": "s M12 3 V21 M7.5 7 L12 2.5 L16.5 7 M7.5 17 L12 21.5 L16.5 17",
    "arrow.left.and.right": "s M3 12 H21 M7 7.5 L2.5 12 L7 16.5 M17 7.5 L21.5 12 L17 16.5",
    "arrow.up.left.and.arrow.down.right":
      "s M10.25 10.25 L4.25 4.25 M4 10.5 V4 H10.5 M13.75 13.75 L19.75 19.75 M20 13.5 V20 H13.5",
    "arrow.down.right.and.arrow.up.left":
      "s M3.5 3.5 L10 10 M10.25 4 V10.25 H4 M20.5 20.5 L14 14 M13.75 20 V13.75 H20",
    "arrow.up.to.line": "s M4.5 3.5 H19.5 M12 21 V7.25 M6 13 L12 7 L18 13",
    "arrow.down.to.line": "s M4.5 20.5 H19.5 M12 3 V16.75 M6 11 L12 17 L18 11",
    "arrow.left.to.line": "s M3.5 4.5 V19.5 M21 12 H7.25 M13 6 L7 12 L13 18",
    "arrow.right.to.line": "s M20.5 4.5 V19.5 M3 12 H16.75 M11 6 L17 12 L11 18",
    "arrow.clockwise": "s A12 13 7.75 -30 -325 M12.9 8.75 L19.25 9 L19.25 2.75",
    "arrow.counterclockwise": "s A12 13 7.75 210 505 M11.1 8.75 L4.75 9 L4.75 2.75",
    "goforward": "s A12 13 8 -40 -335|f M19 3.5 L19 10.25 L12.5 7.5 Z",
    "gobackward": "s A12 13 8 220 515|f M5 3.5 L5 10.25 L11.5 7.5 Z",
    "arrow.triangle.2.circlepath":
      "s A12 12 7.5 185 318|s A12 12 7.5 5 138|f M1.75 11.5 L7 11.5 L4.4 15.5 Z|f M17 12.5 L22.25 12.5 L19.6 8.5 Z",
    "arrow.2.squarepath":
      "s M8 5.5 H16 C17.7 5.5 18.75 6.6 18.75 8.25 V13 M15.5 10.5 L18.75 13.75 L22 10.5|s M16 18.5 H8 C6.3 18.5 5.25 17.4 5.25 15.75 V11 M2 13.5 L5.25 10.25 L8.5 13.5",
    "arrow.uturn.left":
      "s M4 8.5 H15 C18.3 8.5 20.5 10.9 20.5 13.9 C20.5 16.9 18.3 19.25 15 19.25 H10.5 M8.75 3.5 L3.75 8.5 L8.75 13.5",
    "arrow.uturn.right":
      "s M20 8.5 H9 C5.7 8.5 3.5 10.9 3.5 13.9 C3.5 16.9 5.7 19.25 9 19.25 H13.5 M15.25 3.5 L20.25 8.5 L15.25 13.5",
    "arrow.uturn.up":
      "s M8.5 4 V15 C8.5 18.3 10.9 20.5 13.9 20.5 C16.9 20.5 19.25 18.3 19.25 15 V10.5 M3.5 8.75 L8.5 3.75 L13.5 8.75",
    "arrow.uturn.down":
      "s M8.5 20 V9 C8.5 5.7 10.9 3.5 13.9 3.5 C16.9 3.5 19.25 5.7 19.25 9 V13.5 M3.5 15.25 L8.5 20.25 L13.5 15.25",
    "arrow.turn.up.left": "s M20 20 V14 C20 11 18.2 9.25 15.25 9.25 H4.25 M9.25 4 L4 9.25 L9.25 14.5",
    "arrow.turn.up.right": "s M4 20 V14 C4 11 5.8 9.25 8.75 9.25 H19.75 M14.75 4 L20 9.25 L14.75 14.5",
    "arrow.turn.down.left": "s M20 4 V10 C20 13 18.2 14.75 15.25 14.75 H4.25 M9.25 9.5 L4 14.75 L9.25 20",
    "arrow.turn.down.right": "s M4 4 V10 C4 13 5.8 14.75 8.75 14.75 H19.75 M14.75 9.5 L20 14.75 L14.75 20",
    "arrowshape.turn.up.left":
      "o M10.5 4.5 L2.75 11.25 L10.5 18 V14 C15.5 13.9 18.6 15.4 21.25 19.25 C20.9 13 17.3 8.9 10.5 8.5 Z",
    "arrowshape.turn.up.right":
      "o M13.5 4.5 L21.25 11.25 L13.5 18 V14 C8.5 13.9 5.4 15.4 2.75 19.25 C3.1 13 6.7 8.9 13.5 8.5 Z",
    "arrowshape.turn.up.left.2":
      "o M13 5 L6.25 11 L13 17 V13.6 C17.3 13.5 19.7 14.9 21.75 18.25 C21.5 12.5 18.6 8.9 13 8.5 Z|s M7.5 5 L1.75 11 L7.5 17",
    "arrowtriangle.right": "o M6.5 4.5 L19 12 L6.5 19.5 Z",
    "arrowtriangle.left": "o M17.5 4.5 L5 12 L17.5 19.5 Z",
    "arrowtriangle.up": "o M4.5 17.5 L12 5 L19.5 17.5 Z",
    "arrowtriangle.down": "o M4.5 6.5 L12 19 L19.5 6.5 Z",
    "square.and.arrow.up":
      "s M8.5 9.25 H7.25 C5.6 9.25 4.75 10.1 4.75 11.75 V18.5 C4.75 20.15 5.6 21 7.25 21 H16.75 C18.4 21 19.25 20.15 19.25 18.5 V11.75 C19.25 10.1 18.4 9.25 16.75 9.25 H15.5|s M12 14.75 V2.5 M8.25 6 L12 2.25 L15.75 6",
    "square.and.arrow.down":
      "s M8.5 8.25 H7.25 C5.6 8.25 4.75 9.1 4.75 10.75 V18.5 C4.75 20.15 5.6 21 7.25 21 H16.75 C18.4 21 19.25 20.15 19.25 18.5 V10.75 C19.25 9.1 18.4 8.25 16.75 8.25 H15.5|s M12 2.25 V15 M8.25 11.5 L12 15.25 L15.75 11.5",
    "rectangle.portrait.and.arrow.right":
      "s M13.5 8 V5.5 C13.5 3.85 12.65 3 11 3 H6 C4.35 3 3.5 3.85 3.5 5.5 V18.5 C3.5 20.15 4.35 21 6 21 H11 C12.65 21 13.5 20.15 13.5 18.5 V16|s M8.5 12 H21 M17.75 8.25 L21.5 12 L17.75 15.75",
    "shuffle":
      "s M2.75 7 H5.5 C9.5 7 12 17 16 17 H20 M2.75 17 H5.5 C6.9 17 8.1 15.8 9.2 14.2 M12.4 9.6 C13.5 8.1 14.7 7 16 7 H20 M17.75 3.75 L21 7 L17.75 10.25 M17.75 13.75 L21 17 L17.75 20.25",
    "repeat":
      "s M3.5 11.5 V10.5 C3.5 8.3 4.8 7 7 7 H19.75 M16.75 3.75 L20 7 L16.75 10.25 M20.5 12.5 V13.5 C20.5 15.7 19.2 17 17 17 H4.25 M7.25 13.75 L4 17 L7.25 20.25",
    "location": "o M3.25 11.25 L20.75 3.25 L12.75 20.75 L12 12 Z",
    "paperplane": "o M2.75 10.5 L21.25 2.75 L14 21.25 L10.5 13.5 Z|i M10.5 13.5 L21 3",
    "cursorarrow": "o M6.5 3 L18.5 14.5 L12.9 14.9 L16 20.4 L13.6 21.5 L10.7 15.9 L6.5 19.5 Z",
  ]
}
