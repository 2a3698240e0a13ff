// Starts with views alone, without controls and what stands above them, makes one view, and ends.

import QuoinViews

exit(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).bounds.width == 1 ? 0 : 1)
