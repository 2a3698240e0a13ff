// Screens of views and of templates, by one import.
@_exported import QuoinScreens
