import { readFileSync } from 'node:fs'
import { po } from 'gettext-parser'
import { describe, expect, it } from 'vitest'
import { OPTION_LISTS } from '../../demo/content-site/options/option-lists.ts'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import {
  CHOICE_STEPS,
  OPTION_KINDS,
  type OptionKind,
  optionFields,
} from '../../src/core/configuration/choice-steps.ts'
import { NO_CHOICES } from '../../src/core/configuration/configuration.ts'
import { choiceLabels } from '../../src/ui/offer/offer-words.ts'
import { ptPt } from '../../src/labels/labels.pt-PT.ts'
import { MODEL_REQUESTS } from '../../src/core/catalogue/lists.ts'
import { operation } from '../../scripts/contract/openapi.ts'

/** The options in the back office: the source strings of mails. */
const LEAD_OPTION_NAMES: Readonly<Record<OptionKind, string>> = {
  exterior: 'Exterior colour',
  interior: 'Interior',
}

const LEADS = 'wordpress-plugin/includes/leads'

describe('the choices of the plugin', () => {
  it('are those of the widget', () => {
    const list = OPTION_KINDS.map((kind) => `'${kind}'`).join(', ')
    const php = readFileSync(`${LEADS}/Snapshot_Rows.php`, 'utf8')
    expect(php).toContain(`const OPTIONS = array( ${list} );`)
  })

  it.each(OPTION_KINDS)('have a label of %s in mails', (kind) => {
    const php = readFileSync(`${LEADS}/Snapshot_Rows.php`, 'utf8')
    const rows = php.split('\n').filter((line) => line.trim().startsWith(`'${kind}'`))
    expect(rows.join('')).toContain(`_x( '${LEAD_OPTION_NAMES[kind]}', 'visitor'`)
  })

  it.each(OPTION_KINDS)('name %s in mails to buyers as the widget does', (kind) => {
    const { translations } = po.parse(
      readFileSync('wordpress-plugin/languages/cfg-configurator-pt_PT.po'),
    )
    const translated = translations['visitor']?.[LEAD_OPTION_NAMES[kind]]?.msgstr[0]
    expect(translated).toBe(ptPt[choiceLabels(kind).line])
  })
})

describe.each(OPTION_KINDS)('%s', (kind) => {
  it('is offered by the demo content site, at a price for some version', () => {
    const entries = buildCatalogue().models.flatMap(OPTION_LISTS[kind].of)
    expect(entries.some(({ price }) => price > 0)).toBe(true)
  })

  it('is not chosen at first', () => {
    expect(NO_CHOICES).toHaveProperty(`${kind}Id`, null)
  })

  it('has its labels, and a list that is requested with the others of a model', () => {
    const { line, dropped } = choiceLabels(kind)
    expect(ptPt).toMatchObject({ [line]: expect.any(String), [dropped]: expect.any(String) })
    expect(MODEL_REQUESTS).toHaveProperty(CHOICE_STEPS[kind].list)
  })

  it('is in the example of the snapshot in docs/content-api.md', () => {
    expect(readFileSync('docs/content-api.md', 'utf8')).toContain(`"${kind}": {`)
  })

  it('has its fields in the call saveCfgOptions of docs/openapi.yaml', () => {
    const example = operation('saveCfgOptions').requestExample
    for (const field of Object.values(optionFields(kind))) expect(example).toHaveProperty(field)
  })
})
