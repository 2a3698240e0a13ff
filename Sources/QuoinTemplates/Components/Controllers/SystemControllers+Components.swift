import QuoinControls
import QuoinExpressions
import QuoinTemplateEngine
import QuoinViews

extension Component {
  /// The controllers of other programs, for which placeholders stand.
  static let systemControllers: [Component] = [
    .activityViewController, .imagePickerController, .cloudSharingController,
  ]

  /// `<UIActivityViewController>`: what can be done with things.
  public static let activityViewController = Component(
    "UIActivityViewController", UIActivityViewController.self, superclass: "UIViewController",
    summary: "What can be done with things; a placeholder here.",
    parameters: [
      .init("activityItems", PropertyType("[Any]", valueType: .array(.any)), "The things."),
      .init("applicationActivities", [UIActivity].propertyType, "What can be done besides, from data."),
    ]
  ) { arguments in
    UIActivityViewController(
      activityItems: arguments.any("activityItems"),
      applicationActivities:
        arguments["applicationActivities", [UIActivity].self])
  } properties: {
    Property(
      "excludedActivityTypes", \UIActivityViewController.excludedActivityTypes,
      "What cannot be done with them.")
  }

  /// `<UIImagePickerController>`: pictures to choose from.
  public static let imagePickerController = Component(
    "UIImagePickerController", UIImagePickerController.self, superclass: "UIViewController",
    summary: "Pictures to choose from; a placeholder here."
  ) { _ in
    UIImagePickerController()
  } properties: {
    Property("allowsEditing", \UIImagePickerController.allowsEditing, "Whether pictures can be changed.")
    Property(
      "cameraCaptureMode", \UIImagePickerController.cameraCaptureMode, "Whether it takes photos or films.")
    Property("cameraDevice", \UIImagePickerController.cameraDevice, "Which camera it takes them with.")
    Property("cameraFlashMode", \UIImagePickerController.cameraFlashMode, "When it flashes.")
    Property(
      "imageExportPreset", \UIImagePickerController.imageExportPreset, "In which format pictures come.")
    Property("mediaTypes", \UIImagePickerController.mediaTypes, "The kinds of media to choose from.")
    Property("sourceType", \UIImagePickerController.sourceType, "Where they come from.")
    Property("videoQuality", \UIImagePickerController.videoQuality, "How good films are.")
  }

  /// `<UICloudSharingController>`: who may see something.
  public static let cloudSharingController = Component(
    "UICloudSharingController", UICloudSharingController.self, superclass: "UIViewController",
    summary: "Who may see something that is shared; a placeholder here."
  ) { _ in
    UICloudSharingController()
  } properties: {
    Property(
      "availablePermissions", \UICloudSharingController.availablePermissions, "What can be allowed to others."
    )
  }
}

extension UIActivity: ObjectValue {
  /// A way of sharing, from code.
  public static var propertyType: PropertyType { .objects(of: UIActivity.self, allowsNil: false) }
}

extension ComponentArguments {
  /// The things in an argument that holds any.
  fileprivate func any(_ name: String) -> [Any] {
    switch value(of: name) {
    case .array(let values)?: values.map(\.any)
    case .null?, nil: []
    case let value?: [value.any]
    }
  }
}
