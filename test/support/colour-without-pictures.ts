import type { ExteriorEntry } from '../../demo/content-site/catalogue/types.ts'
import { renderAt } from './render-at.tsx'
import { siteInProcess } from './site-in-process.ts'

const VERSION = 10_113
const CHOICES = `modelid=101&engine=1011&version=${VERSION}&colint=PCA`

/** The summary of the Maré in a colour, after a change of the content site's colours. */
export async function summaryIn(colour: string, change: (one: ExteriorEntry) => ExteriorEntry) {
  const site = siteInProcess()
  site.respondWith('/extColors/', (colours: readonly ExteriorEntry[]) => colours.map(change))
  const widget = await renderAt('/', site, { query: `${CHOICES}&colext=${colour}` })
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
  return widget
}

/** A colour that costs extra and is not that of the model's pictures. */
export const COLOUR = 'VPI'

/** Takes the pictures from the colour, as the contract allows. */
export const bare = (one: ExteriorEntry): ExteriorEntry =>
  one.colorid === COLOUR ? { ...one, externalColorImages360: [], gallery: [] } : one
