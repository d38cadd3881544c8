import { UPHOLSTERIES, UPHOLSTERY_IDS } from '../catalogue/upholsteries.ts'
import { upholsterySwatch } from '../upholstery-swatch.ts'
import { swatchPicture } from '../catalogue/picture-addresses.ts'
import type { Route } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'

function picture(content: string | Uint8Array | null, type: string): Response {
  if (content === null) throw new SiteError('not_found', 'There is no such picture.')
  const bytes = new Uint8Array(Buffer.from(content))
  return new Response(bytes, {
    headers: {
      'Content-Length': String(bytes.byteLength),
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Serves the pictures in the catalogue. Any other path is not found, even when the file exists on disk. */
const answer: Route['answer'] = async ({ url }, { catalogue, pictures }) => {
  const bytes = catalogue.pictures.has(url.pathname) ? await pictures.read(url.pathname) : null
  return picture(bytes, 'image/avif')
}

/** A frame of a car's turn in one colour. */
export const exteriorPictures: Route = {
  call: 'pictures',
  method: 'GET',
  path: '/media/exterior/:slug/:colour/:file',
  answer,
}

/** An interior in one upholstery, as a panorama or flat picture. */
export const interiorPictures: Route = {
  call: 'pictures',
  method: 'GET',
  path: '/media/interior/:cabin/:file',
  answer,
}

const SWATCHES = new Map(UPHOLSTERY_IDS.map((id) => [swatchPicture(id), UPHOLSTERIES[id]]))

/** A close-up of an upholstery, drawn from its colour and material. */
export const upholsterySwatches: Route = {
  call: 'pictures',
  method: 'GET',
  path: '/media/upholstery/:file',
  answer: ({ url }) => {
    const upholstery = SWATCHES.get(url.pathname)
    return picture(upholstery ? upholsterySwatch(upholstery) : null, 'image/svg+xml')
  },
}
