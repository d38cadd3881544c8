import type { Route } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'

/** Serves the pictures in the catalogue. Any other path is not found, even when the file exists on disk. */
const answer: Route['answer'] = async ({ url }, { catalogue, pictures }) => {
  const bytes = catalogue.pictures.has(url.pathname) ? await pictures.read(url.pathname) : null
  if (bytes === null) throw new SiteError('not_found', 'There is no such picture.')
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/avif',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })
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
