import { escapeHtml } from '../content-site/forms/page.ts'
import { PREVIEW_SIZES, previewPath, type PreviewShape } from './preview-pictures.ts'
import type { SharedCars } from './shared-cars.ts'

const TITLE = /<title>([^<]*)<\/title>/
const DESCRIPTION = /(<meta\s+name="description"\s+content=")([^"]*)/

/** What a page that names no car tells: its own title and description, with the picture of a model. */
export function pagePreview(
  html: string,
  car: Pick<SharedCars, 'picture' | 'pictured'>,
): SharedCars {
  const [, title = ''] = TITLE.exec(html) ?? []
  const [, , description = ''] = DESCRIPTION.exec(html) ?? []
  return { ...car, title, description, address: '' }
}

/**
 * Adds the tags of a link preview to a page's head, and makes its title and description the same: services mix them.
 * @param page URL of the page, with a trailing slash.
 */
export function withPreviewTags(html: string, page: string, cars: SharedCars): string {
  const { title, description, address, picture, pictured } = cars
  const tags = [
    property('og:type', 'website'),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', new URL(address, page).href),
    ...(['wide', 'square'] as const).flatMap((shape) =>
      pictureTags(page, picture, shape, pictured),
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
  // Functions: a replacement text could contain '$&'.
  return html
    .replace(TITLE, (whole, own: string) =>
      own === title ? whole : `<title data-page="${own}">${escapeHtml(title)}</title>`,
    )
    .replace(DESCRIPTION, (_, start: string) => `${start}${escapeHtml(description)}`)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
}

/** A picture and what belongs to it. The order matters: sizes are those of the picture before them. */
function pictureTags(page: string, picture: string, shape: PreviewShape, alt: string): string[] {
  const { width, height } = PREVIEW_SIZES[shape]
  return [
    property('og:image', new URL(previewPath(picture, shape), page).href),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
  ]
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`
}
