/** Strings of the gallery and the full window. */
export const galleryLabels = {
  zoomName: 'Ampliação',
  zoomInstructions:
    'Pode ampliar com as teclas + e -, com a roda do rato ou com dois dedos. Com Shift e as setas do teclado, desloca a imagem ampliada.',
  exterior360: 'Exterior 360°',
  galleryPicture: '{model}, imagem {n} de {total}',
  galleryView: '{model}: {view}',
  galleryCabin: 'Interior {name}',
  galleryStrip: 'Imagens da galeria',
  galleryThumbnail: 'Imagem {n} de {total}',
  viewerTitle: '{model} em ecrã inteiro',
} as const
