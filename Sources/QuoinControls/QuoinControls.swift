// Importing the controls brings what importing UIKit would.
@_exported import QuoinViews
