import Foundation
import QuoinGraphics

/// The system's screen for taking and choosing photos; here a placeholder that keeps what it is told.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public nonisolated enum SourceType: Int, Sendable, CaseIterable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// What a camera takes.
  public nonisolated enum CameraCaptureMode: Int, Sendable, CaseIterable { case photo, video }
  /// Which camera takes it.
  public nonisolated enum CameraDevice: Int, Sendable, CaseIterable { case rear, front }
  /// Whether it flashes.
  public nonisolated enum CameraFlashMode: Int, Sendable, CaseIterable {
    case off = -1
    case auto = 0
    case on = 1
  }
  /// How good a video is.
  public nonisolated enum QualityType: Int, Sendable, CaseIterable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// Which format pictures come in.
  public nonisolated enum ImageURLExportPreset: Int, Sendable, CaseIterable { case compatible, current }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of files that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether what was chosen can be changed.
  open var allowsEditing = false
  /// What a camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which camera takes it.
  open var cameraDevice = CameraDevice.rear
  /// Whether it flashes.
  open var cameraFlashMode = CameraFlashMode.auto
  /// How good a video is.
  open var videoQuality = QualityType.typeMedium
  /// Which format pictures come in.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// There are no photos and no camera here.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIViewController()
    content.title = "Photos"
    content.view = SystemPlaceholder("UIImagePickerController")
    if viewControllers.isEmpty { setViewControllers([content], animated: false) }
  }

  deinit {}
}
