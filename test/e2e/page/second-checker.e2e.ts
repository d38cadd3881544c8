import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { saveBuilds, SCREENS, visit } from '../support/screens.ts'

const ENGINE = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
)

/**
 * Violations of WCAG 2.2 that accessibility-checker-engine finds in what can be reached. It does not know that a modal
 * dialog makes the rest inert, also as a group of the same name, and finds no name of what is in a closed `<details>`.
 */
const violations = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    ${ENGINE}
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    const modal = document.querySelector('cfg-configurator').shadowRoot.querySelector('dialog:modal')
    return results
      .filter(({ value, node, message }) => value.join() === 'VIOLATION,FAIL' &&
        !node.closest('details:not([open])') &&
        (!modal || (modal.contains(node) && !message.includes('duplicate name'))))
      .map(({ ruleId, message, snippet }) => [ruleId, message, snippet].join(' | '))
  })()`)

test(
  'a second checker finds no violation on any screen',
  { tag: '@phone' },
  async ({ page, site }) => {
    test.slow()
    const codes = await saveBuilds(site)
    await configuratorPage(page, site.url).openStep('resumo')
    for (const screen of SCREENS) {
      await visit(page, site, screen, codes)
      expect.soft(await violations(page), screen.name).toEqual([])
    }
  },
)
