// Starts with all that `import Quoin` brings, makes one view, and ends.

import Quoin

exit(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).bounds.width == 1 ? 0 : 1)
