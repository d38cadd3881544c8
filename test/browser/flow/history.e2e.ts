import { MODEL, CHOICES, CHOSEN, priceOf } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, walkOn, type Step } from '../support/walk.ts'

const STEPS = ['motor', 'versao', 'exterior', 'interior', 'resumo'] as const

test('going back and forward through every step keeps the choices', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('resumo', MODEL, CHOICES)

  const expectChosen = async (step: Step): Promise<void> => {
    await walk.expectStep(step)
    if (step === 'resumo') return
    await walk.openOptions()
    await expect(walk.option(CHOICES[step])).toBeChecked()
    await walk.closeOptions()
  }
  for (const step of STEPS.toReversed().slice(1)) {
    await page.goBack()
    await expectChosen(step)
  }
  for (const step of STEPS.slice(1)) {
    await page.goForward()
    await expectChosen(step)
  }
  await expect(walk.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  await expect(walk.alert).toHaveCount(0)
})

test(
  'reloading the page at every step keeps the choices',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await walk.openHome()
    await walk.pick(MODEL)
    for (const [index, step] of STEPS.entries()) {
      await walk.goFrom(step, step, MODEL, CHOICES)
      await page.reload()
      await walk.expectStep(step)
      if (step !== 'resumo') {
        await walk.openOptions()
        await expect(walk.option(CHOICES[step])).toBeChecked()
        await walk.closeOptions()
      }
      const next = STEPS[index + 1]
      if (next !== undefined) await walk.goFrom(step, next, MODEL, CHOICES)
    }
    await expect(walk.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  },
)

test(
  'going back from Motors opens home, and going back again leaves the page',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await page.goto('about:blank')
    await walk.goTo('motor')
    await page.goBack()
    await walk.expectHome()
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  },
)

test(
  'going back works after a guard has sent the buyer to another step',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const walk = walkOn(page, site.url)
    await page.goto(site.url)
    await page.goto(walk.address('resumo', MODEL))
    await walk.expectHome()
    await page.goBack()
    await walk.expectHome()
  },
)

test('the breadcrumb leads home and clears the choices', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('versao', MODEL, CHOICES)
  await walk.openMenu()
  const crumbs = walk.navigation.getByRole('navigation', { name: 'Percurso' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Gama Lume',
    MODEL,
    CHOICES.motor,
    CHOICES.versao,
  ])
  await crumbs.getByRole('link', { name: 'Gama Lume' }).click()
  await walk.expectHome()
  await walk.pick(MODEL)
  await walk.openMenu()
  const steps = walk.navigation.getByRole('navigation', { name: 'Passos da configuração' })
  for (const name of ['Versão', 'Design Exterior', 'Design Interior', 'Resumo'])
    await expect(steps.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
})

test('the list of steps leads back and forth', async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.open('resumo')
  const steps = walk.navigation.getByRole('navigation', { name: 'Passos da configuração' })
  await walk.openMenu()
  await steps.getByRole('button', { name: 'Versão' }).click()
  await walk.expectStep('versao')
  await walk.openMenu()
  await steps.getByRole('button', { name: 'Resumo' }).click()
  await walk.expectStep('resumo')
  await expect(walk.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
})

test('going back closes the open modal', { tag: '@desktop' }, async ({ page, site }) => {
  const walk = walkOn(page, site.url)
  await walk.goTo('versao')
  await walk.expectSettled()
  await page.getByRole('button', { name: 'Pedir mais informações' }).click()
  await expect(walk.dialog).toBeVisible()
  await page.goBack()
  await walk.expectStep('motor')
  await expect(walk.dialog).toHaveCount(0)
})
