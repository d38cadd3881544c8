import type { Id } from '../units.ts'
import type { ExteriorColour, Interior } from './catalogue.ts'

export interface DetailPicture {
  readonly image: string
  readonly title: string
}

type Pictured = Pick<ExteriorColour | Interior, 'id' | 'versionId' | 'gallery' | 'galleryTitles'>

/**
 * A titled picture of what a version has and the one below it does not: of its exterior in a colour that both have, else
 * of its first interior. Null if there is none.
 * @param colourId The colour to show if the version has it, else its first one.
 */
export function detailPicture(
  versionId: Id,
  belowId: Id,
  exteriors: readonly Pictured[],
  interiors: readonly Pictured[],
  colourId: Id | null,
): DetailPicture | null {
  const colours = exteriors.filter((colour) => colour.versionId === versionId)
  const colour = colours.find(({ id }) => id === colourId) ?? colours[0]
  const sameBelow = exteriors.filter((one) => one.versionId === belowId && one.id === colour?.id)
  const interior = interiors.find((one) => one.versionId === versionId)
  const interiorsBelow = interiors.filter((one) => one.versionId === belowId)
  return firstNew(colour, sameBelow) ?? firstNew(interior, interiorsBelow)
}

/** The first titled picture of an item that none of those below has. Null without any below to compare with. */
function firstNew(item: Pictured | undefined, below: readonly Pictured[]): DetailPicture | null {
  if (!item || below.length === 0) return null
  const known = new Set(below.flatMap(({ gallery }) => gallery))
  for (const image of item.gallery) {
    const title = item.galleryTitles?.[image]
    if (title !== undefined && !known.has(image)) return { image, title }
  }
  return null
}
