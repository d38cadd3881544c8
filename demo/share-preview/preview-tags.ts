import { escapeHtml } from '../content-site/forms/page.ts'
import { PREVIEW_SIZES, previewPath, type PreviewShape } from './preview-pictures.ts'
import type { SharedCars } from './shared-cars.ts'

/**
 * Adds the tags of a link preview to a page's head.
 * @param page URL of the page, with a trailing slash.
 */
export function withPreviewTags(html: string, page: string, cars: SharedCars): string {
  const { title, description, address, picture } = cars
  const tags = [
    property('og:type', 'website'),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', new URL(address, page).href),
    ...(['wide', 'square'] as const).flatMap((shape) => pictureTags(page, picture, shape, title)),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
  // A function: a replacement text could contain '$&'.
  return html.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
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
