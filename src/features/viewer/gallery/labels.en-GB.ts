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
