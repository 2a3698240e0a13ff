// Templates and views come along, as a preview shows them.
@_exported import QuoinTemplates
