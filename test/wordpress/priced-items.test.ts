import { readFileSync } from 'node:fs'
import { po } from 'gettext-parser'
import { describe, expect, it } from 'vitest'
import { OPTION_LISTS } from '../../demo/content-site/options/option-lists.ts'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import { FIGURES, TEXTS } from '../../demo/content-site/routes/saved-fields.ts'
import {
  CHOICE_KINDS,
  CHOICE_STEPS,
  LEAD_OPTION_NAMES,
  OPTION_KINDS,
} from '../../src/domain/steps/choice-steps.ts'
import { optionFields } from '../../src/domain/steps/option-fields.ts'
import { NO_CHOICES } from '../../src/domain/steps/steps.ts'
import { choiceLabels } from '../../src/labels/choice-labels.ts'
import { ptPt } from '../../src/labels/pt-PT/pt-pt.ts'
import { MODEL_REQUESTS } from '../../src/store/requests.ts'

/** Folder of the plugin's files that `npx vitest run test/wordpress/priced-items.test.ts -u` writes anew. */
const PLUGIN = '../../wordpress-plugin'

/** PHP source of an array. */
function phpArray(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([key, value]) => `'${key}' => ${value}`).join(', ')
}

const quoted = (text: string): string => `'${text}'`

describe('the choices of the plugin', () => {
  it('are generated from the table of choices', async () => {
    const parameters = CHOICE_KINDS.map((kind) => [kind, quoted(CHOICE_STEPS[kind].param)] as const)
    const file = `<?php
declare(strict_types=1);

namespace Cfg_Configurator\\Leads\\Configuration;

defined( 'ABSPATH' ) || exit;

/** What can be chosen. Generated from src/domain/steps: npx vitest run test/wordpress/priced-items.test.ts -u. */
final class Choices {
	/** What is priced beside the version. */
	public const OPTIONS = array( ${OPTION_KINDS.map(quoted).join(', ')} );

	/** Names of the ids in the share link. */
	public const PARAMETERS = array( ${phpArray([['model', quoted('modelid')], ...parameters])} );
}
`
    await expect(file).toMatchFileSnapshot(`${PLUGIN}/includes/Leads/Configuration/Choices.php`)
  })

  it('have labels of their rows in mails and lists', async () => {
    const rows = OPTION_KINDS.flatMap((kind) => {
      const name = LEAD_OPTION_NAMES[kind]
      return [
        [kind, { label: name, visitor: name }],
        [`${kind}_price`, { label: `${name} surcharge`, visitor: `${name} surcharge` }],
      ]
    })
    await expect(`${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`).toMatchFileSnapshot(
      `${PLUGIN}/includes/Leads/Configuration/choices.json`,
    )
  })

  it('are saved in the fields that the demo content site stores', async () => {
    const options = Object.fromEntries(OPTION_KINDS.map((kind) => [kind, optionFields(kind)]))
    const fields = { texts: TEXTS, numbers: FIGURES, options }
    await expect(`${JSON.stringify(fields, null, 2)}\n`).toMatchFileSnapshot(
      `${PLUGIN}/modules/saved-configurations/fields.json`,
    )
  })

  it.each(OPTION_KINDS)('name %s in mails to buyers as the widget does', (kind) => {
    const { translations } = po.parse(
      readFileSync('wordpress-plugin/languages/cfg-configurator-pt_PT.po'),
    )
    const translated = (name: string) => translations['visitor']?.[name]?.msgstr[0]
    const name = LEAD_OPTION_NAMES[kind]
    expect(translated(name)).toBe(ptPt[choiceLabels(kind).line])
    expect(translated(`${name} surcharge`)).toBeTruthy()
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

  it('is in the examples of get-cfg-pdf and saveCfgOptions in docs/content-api.md', () => {
    const docs = readFileSync('docs/content-api.md', 'utf8')
    for (const field of Object.values(optionFields(kind))) expect(docs).toContain(field)
  })
})
