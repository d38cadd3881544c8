import { MODEL } from '../support/catalogue.ts'
import { expect, FAILED_CALLS, test } from '../support/fixtures.ts'
import { configuratorPage, type ConfiguratorPage } from '../support/configurator-page.ts'
import { holdCall } from '../support/failing-requests.ts'

// Every list and every way out is tested in src/core/routing/awaited-step.dom.test.ts.

const nextOf = ({ footer }: ConfiguratorPage) => footer.getByRole('button', { name: 'Continuar' })

test(
  '"Continuar" pressed before the versions have arrived is remembered and leads on when they arrive',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const next = nextOf(configurator)
    const release = await holdCall(page, 'lstVersions')
    await configurator.goToStep('motor')
    await configurator.expectSettled()
    await next.click()
    await configurator.expectStep('versao')
    await next.click()
    await expect(next).toHaveAttribute('aria-busy', 'true')
    await expect(next).toBeEnabled()
    await expect(configurator.footer.getByRole('status')).toHaveText(/^A carregar/)
    await configurator.expectStep('versao')
    release()
    await configurator.expectStep('exterior')
    await expect(next).not.toHaveAttribute('aria-busy')
    await expect(configurator.alert).toHaveCount(0)
  },
)

test(
  '"Continuar" pressed before the interiors have arrived waits on the interior step',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const release = await holdCall(page, 'panomaricLI')
    await configurator.goToStep('exterior')
    await configurator.expectSettled()
    await configurator.goToNextStep()
    await configurator.expectStep('interior')
    await configurator.goToNextStep()
    await expect(nextOf(configurator)).toHaveAttribute('aria-busy', 'true')
    await configurator.expectStep('interior')
    release()
    await configurator.expectStep('resumo')
    await page.goBack()
    await configurator.expectStep('interior')
  },
)

test(
  '"Continuar" pressed early shows the error state if the list fails, and Escape ends the wait',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(FAILED_CALLS)
    const configurator = configuratorPage(page, site.url)
    const next = nextOf(configurator)
    const release = await holdCall(page, 'lstEngines')
    site.setFaults({ call: 'lstEngines', fault: 'fail' })
    await configurator.openHome()
    await configurator.chooseModel(MODEL)
    await next.click()
    await expect(next).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Escape')
    await expect(next).not.toHaveAttribute('aria-busy')
    await next.click()
    release()
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    await expect(next).not.toHaveAttribute('aria-busy')
    await configurator.expectStep('motor')
    await expect(configurator.alert).toHaveCount(0)
  },
)
