import { OPTION_KINDS } from '../../../src/core/configuration/choice-steps.ts'
import { decodeChoices } from '../../../src/core/configuration/saved-configuration.ts'
import { optionOf } from '../options/option-lists.ts'
import type { Catalogue } from '../catalogue/types.ts'
import { escapeHtml } from './page.ts'

/** The car of a share link as HTML: picture, if there is one in its colour, and names. Empty when the catalogue does not offer it. */
export function orderedCar({ models, backOffice }: Catalogue, link: string): string {
  const choices = decodeChoices(URL.parse(link, 'http://localhost')?.search ?? '')
  const found = models.find(({ model }) => String(model.id) === choices?.modelId)
  if (!choices || !found) return ''
  const version = found.versions.find(({ id }) => String(id) === choices.versionId)
  const engine = found.engines.find(({ id }) => String(id) === choices.engineId)
  const options = OPTION_KINDS.map((kind) =>
    optionOf(kind, found, version?.id, choices[`${kind}Id`]),
  )
  const exterior = found.exteriors.find((entry) => options.includes(entry))
  // A colour without pictures is not shown in another one.
  const picture = exterior
    ? (exterior.externalColorImages360[0] ?? exterior.gallery[0]?.image)
    : found.model.modelImg
  const lines = [
    [engine?.engine, version?.designation].filter(Boolean).join(' '),
    options.flatMap((option) => option?.designation ?? []).join(' · '),
  ]
  return `<div class="car">
${picture ? `<img src="${escapeHtml(picture)}" alt="" width="1200" height="675">` : ''}
<div><h2>${escapeHtml(`${backOffice.product} ${found.model.model}`)}</h2>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}</div>
</div>`
}
