import QuoinControls
import QuoinExpressions
import QuoinTemplateEngine
import QuoinViews

extension PropertyType {
  /// The types of controllers' properties, with their other names.
  static let controllers: [(type: PropertyType, names: [String])] = [
    (UIModalPresentationStyle.propertyType, []),
    (UIModalTransitionStyle.propertyType, []),
    (UISplitViewController.DisplayMode.propertyType, ["UISplitViewController.DisplayMode"]),
    (UISplitViewController.PrimaryEdge.propertyType, ["UISplitViewController.PrimaryEdge"]),
    (UIAlertController.Style.propertyType, ["UIAlertController.Style"]),
    (UIPageViewController.TransitionStyle.propertyType, ["UIPageViewController.TransitionStyle"]),
    (
      UIPageViewController.NavigationOrientation.propertyType, ["UIPageViewController.NavigationOrientation"]
    ),
    (UIActivity.ActivityType.propertyType, ["UIActivity.ActivityType"]),
    (
      UIImagePickerController.SourceType.propertyType,
      ["UIImagePickerController.SourceType"]
    ),
    (
      UIImagePickerController.CameraCaptureMode.propertyType,
      ["UIImagePickerController.CameraCaptureMode"]
    ),
    (UIImagePickerController.CameraDevice.propertyType, ["UIImagePickerController.CameraDevice"]),
    (UIImagePickerController.CameraFlashMode.propertyType, ["UIImagePickerController.CameraFlashMode"]),
    (UIImagePickerController.QualityType.propertyType, ["UIImagePickerController.QualityType"]),
    (
      UIImagePickerController.ImageURLExportPreset.propertyType,
      ["UIImagePickerController.ImageURLExportPreset"]
    ),
    (
      UICloudSharingController.PermissionOptions.propertyType,
      ["UICloudSharingController.PermissionOptions"]
    ),
  ]
}

extension UIModalPresentationStyle: EnumerationValue {
  public static let typeName: TypeName = "UIModalPresentationStyle"
}

extension UIModalTransitionStyle: EnumerationValue {
  public static let typeName: TypeName = "UIModalTransitionStyle"
}

extension UISplitViewController.DisplayMode: EnumerationValue {
  public static let typeName: TypeName = "UISplitViewControllerDisplayMode"
}

extension UISplitViewController.PrimaryEdge: EnumerationValue {
  public static let typeName: TypeName = "UISplitViewControllerPrimaryEdge"
}

extension UIAlertController.Style: EnumerationValue {
  public static let typeName: TypeName = "UIAlertControllerStyle"
}

extension UIPageViewController.TransitionStyle: EnumerationValue {
  public static let typeName: TypeName = "UIPageViewControllerTransitionStyle"
}

extension UIPageViewController.NavigationOrientation: EnumerationValue {
  public static let typeName: TypeName = "UIPageViewControllerNavigationOrientation"
}

extension UIActivity.ActivityType: EnumerationValue {
  public static let typeName: TypeName = "UIActivityType"
  public static let namedCases: [(String, UIActivity.ActivityType)] = [
    ("postToFacebook", .postToFacebook), ("postToTwitter", .postToTwitter), ("postToWeibo", .postToWeibo),
    ("message", .message), ("mail", .mail), ("print", .print), ("copyToPasteboard", .copyToPasteboard),
    ("assignToContact", .assignToContact), ("saveToCameraRoll", .saveToCameraRoll),
    ("addToReadingList", .addToReadingList), ("postToFlickr", .postToFlickr), ("postToVimeo", .postToVimeo),
    ("postToTencentWeibo", .postToTencentWeibo), ("airDrop", .airDrop), ("openInIBooks", .openInIBooks),
    ("markupAsPDF", .markupAsPDF),
  ]
}

extension UIImagePickerController.SourceType: EnumerationValue {
  public static let typeName: TypeName = "UIImagePickerControllerSourceType"
}

extension UIImagePickerController.CameraCaptureMode: EnumerationValue {
  public static let typeName: TypeName = "UIImagePickerControllerCameraCaptureMode"
}

extension UIImagePickerController.CameraDevice: EnumerationValue {
  public static let typeName: TypeName = "UIImagePickerControllerCameraDevice"
}

extension UIImagePickerController.CameraFlashMode: EnumerationValue {
  public static let typeName: TypeName = "UIImagePickerControllerCameraFlashMode"
}

extension UIImagePickerController.QualityType: EnumerationValue {
  public static let typeName: TypeName = "UIImagePickerControllerQualityType"
}

extension UIImagePickerController.ImageURLExportPreset: EnumerationValue {
  public static let typeName: TypeName = "UIImagePickerControllerImageURLExportPreset"
}

extension UICloudSharingController.PermissionOptions: OptionSetValue {
  public static let typeName: TypeName = "UICloudSharingPermissionOptions"
  public static let namedOptions: [(String, UICloudSharingController.PermissionOptions)] = [
    ("allowPublic", .allowPublic), ("allowPrivate", .allowPrivate), ("allowReadOnly", .allowReadOnly),
    ("allowReadWrite", .allowReadWrite),
  ]
}
