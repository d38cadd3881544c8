import { expect, test } from '../support/fixtures.ts'
import { configuratorPage, type ConfiguratorPage } from '../support/configurator-page.ts'
import { holdCall } from '../support/failing-requests.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
