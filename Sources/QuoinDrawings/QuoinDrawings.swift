// Drawings are views: code that makes them needs no other import.
@_exported import QuoinViews
