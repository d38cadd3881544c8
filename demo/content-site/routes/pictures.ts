import type { PictureView } from '../catalogue/picture-addresses.ts'
import { VIEWS } from '../catalogue/picture-addresses.ts'
import { text } from '../http/arguments.ts'
import type { Route, SiteContext, SiteRequest } from '../http/route.ts'
import { SiteError } from '../http/site-error.ts'

const SUFFIX = '.svg'

/** The studio is loaded with the first picture, so that the other calls answer without it. */
const studio = () => import('../pictures/draw.ts')

/** A car's outside in one colour. */
export const exteriorPictures: Route = {
  call: 'pictures',
  method: 'GET',
  path: '/media/exterior/:slug/:colour/:file',
  answer: async (request, site) => {
    const { body, paints } = drawingOf(request, site)
    const paint = own(paints, text(request, 'colour'))
    const name = fileName(request)
    const view = VIEWS.find((known): known is PictureView => known === name)
    if (paint === undefined || view === undefined) throw noPicture()
    const { drawExterior } = await studio()
    return svg(drawExterior({ body, ...paint, view }))
  },
}

/** A cabin in one upholstery. */
export const interiorPictures: Route = {
  call: 'pictures',
  method: 'GET',
  path: '/media/interior/:slug/:file',
  answer: async (request, site) => {
    const { body, upholsteries } = drawingOf(request, site)
    const upholstery = own(upholsteries, fileName(request))
    if (upholstery === undefined) throw noPicture()
    const { drawInterior } = await studio()
    return svg(drawInterior({ ...upholstery, body }))
  },
}

function drawingOf(request: SiteRequest, { catalogue }: SiteContext) {
  const model = catalogue.modelBySlug(text(request, 'slug'))
  if (model === undefined) throw noPicture()
  return model.drawing
}

function fileName(request: SiteRequest): string {
  const file = text(request, 'file')
  return file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : ''
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function noPicture(): SiteError {
  return new SiteError('not_found', 'There is no such picture.')
}

function svg(picture: string): Response {
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
