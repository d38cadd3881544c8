import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { untilIdle } from '../support/idle.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Each kind of press is tested in src/features/steps/layout/single-press.dom.test.tsx.

test(
  'a double click on "Continuar" neither opens a form over the summary nor skips a step on the way back',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('interior')
    await configurator.footer.getByRole('button', { name: 'Continuar' }).dblclick()
    await configurator.expectStep('resumo')
    await untilIdle(page)
    await expect(configurator.dialog).toHaveCount(0)
    await page.goBack()
    await configurator.expectStep('interior')
    await configurator.footer.getByRole('button', { name: 'Anterior' }).dblclick()
    await configurator.expectStep('exterior')
    await untilIdle(page)
    await configurator.expectStep('exterior')
  },
)
