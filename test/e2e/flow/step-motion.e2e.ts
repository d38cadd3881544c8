import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test(
  'the options come in from the side to which the buyer goes, the car stays, and nothing moves with reduced motion',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const options = page.locator('cfg-configurator .step-options > *')
    const seen = () => page.evaluate(() => (globalThis as unknown as { motions: string[] }).motions)
    await configurator.openStep('motor')
    await page.evaluate(() => {
      const motions: string[] = []
      document
        .querySelector('cfg-configurator')
        ?.shadowRoot?.addEventListener('animationstart', (event) => {
          const { animationName, target } = event as AnimationEvent
          if (animationName === 'arrive')
            motions.push(getComputedStyle(target as Element).getPropertyValue('--from'))
        })
      Object.assign(globalThis, { motions })
    })
    await configurator.goToNextStep()
    await configurator.expectStep('versao')
    await expect.poll(seen).toEqual(['32px'])
    await page.goBack()
    await configurator.expectStep('motor')
    await expect.poll(seen).toEqual(['32px', '-32px'])
    await expect(options).toHaveCSS('animation-duration', '0.2s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(options).toHaveCSS('animation-duration', '0s')
  },
)
