// Templates and views come along, as pages are made of them.
@_exported import QuoinTemplates
