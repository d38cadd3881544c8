import { beforeEach, describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { OPTION_LISTS } from '../../../demo/content-site/options/option-lists.ts'
import { CHOICE_STEPS, OPTION_KINDS } from '../../../src/core/configuration/choice-steps.ts'
import { choiceLabels } from '../../../src/ui/offer/offer-words.ts'
import { formatPrice } from '../../../src/core/formats/format.ts'
import { ptPt } from '../../../src/labels/labels.pt-PT.ts'
import { SEGMENTS } from '../../../src/core/configuration/configuration.ts'
import { siteInProcess } from '../../support/site-in-process.ts'
import { renderAt } from '../../support/render-at.tsx'

const VERSION = 10_123

beforeEach(() => {
  const choices = `modelid=101&engine=1012&version=${VERSION}&colext=VPI&colint=PCA`
  document.cookie = `cfg_app_params=${encodeURIComponent(choices)}; path=/`
})

describe.each(OPTION_KINDS)('the %s of a version', (kind) => {
  it('is chosen on its step, and is a line of the summary with its surcharge', async () => {
    const model = buildCatalogue().models.find((each) => each.model.id === 101)
    const offered = OPTION_LISTS[kind].of(model!).filter(({ version }) => version === VERSION)
    const dearest = offered.toSorted((one, other) => other.price - one.price)[0]!
    const widget = await renderAt(`/Maré/${SEGMENTS[CHOICE_STEPS[kind].step]}`, siteInProcess())
    await widget.click('radio', new RegExp(`^${dearest.designation}`))
    for (const { step } of Object.values(CHOICE_STEPS))
      if (widget.path().endsWith(SEGMENTS[step])) await widget.click('button', 'Continuar')
    await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
    const lines = widget.getAllByRole('listitem').map(({ textContent }) => textContent)
    const plain = lines.map((line) => line?.replaceAll('\u00A0', ' '))
    const price = formatPrice(dearest.price)?.replaceAll('\u00A0', ' ')
    expect(plain).toContain(
      `${ptPt[choiceLabels(kind).line]}${dearest.designation}+ ${price}Alterar`,
    )
  })
})
