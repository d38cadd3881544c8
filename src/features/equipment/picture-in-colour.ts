import type { ExteriorColour } from '../../core/catalogue/catalogue.ts'

type Pictured = Pick<ExteriorColour, 'gallery' | 'galleryTitles'>

/**
 * The same picture of a car in the shown colour: the one in its gallery with the same title.
 * @param image Absolute URL.
 * @param colours The colours of the model, in one of whose galleries the picture is.
 * @returns The given picture if the colour has no such picture, or if no gallery says what the picture shows.
 */
export function pictureInColour(
  image: string,
  shown: Pictured | null,
  colours: readonly Pictured[],
): string {
  const title = colours.flatMap(({ galleryTitles }) => galleryTitles?.[image] ?? [])[0]
  return shown?.gallery.find((one) => title && shown.galleryTitles?.[one] === title) ?? image
}
