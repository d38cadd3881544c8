/** The sides a car is drawn from; the first stands for the car in lists. */
export const VIEWS = ['side', 'front', 'rear', 'side-right'] as const

export type PictureView = (typeof VIEWS)[number]

/** Address of a car's outside in one colour, relative to the site's root. */
export function exteriorPicture(slug: string, colour: string, view: PictureView): string {
  return `/media/exterior/${slug}/${colour}/${view}.svg`
}

/** Address of a cabin in one upholstery, relative to the site's root. */
export function interiorPicture(slug: string, upholstery: string): string {
  return `/media/interior/${slug}/${upholstery}.svg`
}
