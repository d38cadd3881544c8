import { MODEL, CHOICES, CHOSEN, priceOf } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage, type Step } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const STEPS = ['motor', 'versao', 'exterior', 'interior', 'resumo'] as const

test(
  'going back and forward through every step keeps the choices',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('resumo', MODEL, CHOICES)

    const expectChosen = async (step: Step): Promise<void> => {
      await configurator.expectStep(step)
      if (step === 'resumo') return
      await configurator.openOptions()
      await expect(configurator.option(CHOICES[step])).toBeChecked()
      await configurator.closeOptions()
    }
    for (const step of STEPS.toReversed().slice(1)) {
      await page.goBack()
      await expectChosen(step)
    }
    for (const step of STEPS.slice(1)) {
      await page.goForward()
      await expectChosen(step)
    }
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
    await expect(configurator.alert).toHaveCount(0)
  },
)

test(
  'reloading the page at every step keeps the choices',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openHome()
    await configurator.chooseModel(MODEL)
    for (const [index, step] of STEPS.entries()) {
      await configurator.goThroughSteps(step, step, MODEL, CHOICES)
      await page.reload()
      await configurator.expectStep(step)
      if (step !== 'resumo') {
        await configurator.openOptions()
        await expect(configurator.option(CHOICES[step])).toBeChecked()
        await configurator.closeOptions()
      }
      const next = STEPS[index + 1]
      if (next !== undefined) await configurator.goThroughSteps(step, next, MODEL, CHOICES)
    }
    await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  },
)

test(
  'a choice made just before the page is reloaded is kept',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('motor')
    const engine = configurator.option(CHOICES.motor)
    await expect(engine).not.toBeChecked()
    const reloaded = page.waitForEvent('domcontentloaded')
    await engine.evaluate((input: HTMLInputElement) => {
      // The page is left before the browser paints the choice.
      window.requestAnimationFrame = () => 0
      input.click()
      location.reload()
    })
    await reloaded
    await expect(engine).toBeChecked()
  },
)

test(
  'going back from Motors opens home, and going back again leaves the page',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto('about:blank')
    await configurator.goToStep('motor')
    await page.goBack()
    await configurator.expectHome()
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  },
)

test(
  'going back works after a guard has sent the buyer to another step',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await page.goto(site.url)
    await page.goto(configurator.address('resumo', MODEL))
    await configurator.expectHome()
    await page.goBack()
    await configurator.expectHome()
  },
)

test('the breadcrumb leads home and clears the choices', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.goToStep('versao', MODEL, CHOICES)
  await configurator.openMenu()
  const crumbs = configurator.navigation.getByRole('navigation', { name: 'Percurso' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Gama Lume',
    MODEL,
    CHOICES.motor,
    CHOICES.versao,
  ])
  await crumbs.getByRole('link', { name: 'Gama Lume' }).click()
  await configurator.expectHome()
  await configurator.chooseModel(MODEL)
  await configurator.openMenu()
  const steps = configurator.navigation.getByRole('navigation', { name: 'Passos da configuração' })
  for (const name of ['Versão', 'Design Exterior', 'Design Interior', 'Resumo'])
    await expect(steps.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
})

test('the list of steps leads back and forth', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('resumo')
  const steps = configurator.navigation.getByRole('navigation', { name: 'Passos da configuração' })
  await configurator.openMenu()
  await steps.getByRole('button', { name: 'Versão' }).click()
  await configurator.expectStep('versao')
  await configurator.openMenu()
  await steps.getByRole('button', { name: 'Resumo' }).click()
  await configurator.expectStep('resumo')
  await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
})
