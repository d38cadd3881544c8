import path from 'node:path'
import sharp from 'sharp'
import { pictureFolder } from '../../../demo/studio/encode/line-up-paints.ts'
import { viewName, type View } from '../../../demo/studio/page/detail-views.ts'

/** Fractions of a picture from its left upper corner. */
export type PicturePoint = readonly [x: number, y: number]

/** How bright points of a committed picture are on a white page, 0 to 255. */
export async function brightnessAt(
  { slug, paint, view }: { slug: string; paint: string; view: View },
  points: readonly PicturePoint[],
): Promise<number[]> {
  const { data, info } = await sharp(
    path.join(pictureFolder, slug, paint, `${viewName(view)}.avif`),
  )
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return points.map(([x, y]) => {
    const pixel = Math.floor(y * info.height) * info.width + Math.floor(x * info.width)
    return data[pixel * info.channels] ?? 0
  })
}
