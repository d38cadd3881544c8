/** Strings of the car viewers: rotation, interior, gallery, full window. */
export const viewerLabels = {
  position: '{n} of {total}',
  // Viewer
  exterior: 'Exterior',
  interior: 'Interior',
  viewerToggle: 'View of the car',
  carInColour: '{product} {model} in {colour}',
  carAlt: '{model}, exterior view',
  picturedExtra: 'In the picture: {name} ({price})',
  picturedVersion: 'The picture shows the {name} version ({price})',
  picturedOtherVersion: 'The picture shows another version',
  picturedOtherColour: 'The picture shows {name}',
  picturedModel: 'Picture for illustration',
  noPicture: 'No picture of {model} available',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  openFullscreen: 'View full screen',
  closeOptions: 'Close the options',
  stagePoints: 'Point out equipment on the car',
  stagePointsList: 'Equipment pointed out on the car',
  openGallery: 'View gallery',

  // Exterior rotation
  spinName: '{model}, 360° exterior view',
  spinHint: 'Drag to rotate 360°',
  spinPrevious: 'Previous view',
  spinNext: 'Next view',
  spinValue: '{view}, {n} of {total}',
  viewFront: 'Front view',
  viewFrontLeft: 'Front, left side',
  viewLeft: 'Left side',
  viewRearLeft: 'Rear, left side',
  viewRear: 'Rear view',
  viewRearRight: 'Rear, right side',
  viewRight: 'Right side',
  viewFrontRight: 'Front, right side',
  gallery: 'Gallery',
}

/** Strings of the gallery and the full window. */
export const galleryLabels = {
  zoomName: 'Zoom',
  zoomInstructions:
    'You can zoom with the + and - keys, the mouse wheel or two fingers. Shift and the arrow keys move the enlarged picture.',
  exterior360: 'Exterior 360°',
  galleryPicture: '{model}, picture {n} of {total}',
  galleryView: '{model}: {view}',
  galleryCabin: 'Interior: {name}',
  galleryStrip: 'Pictures of the gallery',
  galleryThumbnail: 'Picture {n} of {total}',
  viewerTitle: '{model} full screen',
}

/** Strings of the view of the interior and its panorama. */
export const cabinLabels = {
  cabinPicture: 'Interior of the {model}, {name}',
  seatsPicture: 'Seats of the {model}, {name}',
  cabinViews: 'View of the interior',
  cabinSeats: 'Seats',
  cabinDashboard: 'Dashboard',
  cabinPanorama: '360°',
  panoramaName: 'Interior of the {model}, {name}, 360° view',
  panoramaInstructions:
    'Use the arrow keys to look around, and the + and - keys to zoom in and out.',
  panoramaHint: 'Drag to look around',
  panoramaAsk: 'View in 360°',
  panoramaLoading: 'Loading the 360° view',
  panoramaFailed: 'The 360° view is not available',
  panoramaControls: 'Controls of the 360° view',
  lookLeft: 'Look left',
  lookRight: 'Look right',
  lookUp: 'Look up',
  lookDown: 'Look down',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  facingFront: 'Facing the front',
  facingRight: 'Facing right',
  facingBack: 'Facing the back',
  facingLeft: 'Facing left',
  facingUp: 'Facing the roof',
  facingDown: 'Facing the floor',
}
