// Importing web views brings what importing UIKit would, and what they show.
@_exported import QuoinHTML
@_exported import QuoinViews
