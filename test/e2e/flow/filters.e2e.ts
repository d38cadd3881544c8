import type { Page } from '@playwright/test'
import { CAR, MODELS, PRESELECTED, need } from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { euros, configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The rules of the filter are tested in test/domain/filtering/filtering.test.ts.

interface Offer {
  readonly price: number
  readonly rent: number
}

/** Bands of the filter: name, least value in euros, and the value above it. */
const PRICE_BANDS = [
  ['Até 15 000 €', 0, 15_000],
  ['15 000 a 25 000 €', 15_000, 25_000],
  ['25 000 a 35 000 €', 25_000, 35_000],
  ['Mais de 35 000 €', 35_000, Infinity],
] as const

const PAYMENT_BANDS = [
  ['Até 200 €', 0, 200],
  ['200 a 300 €', 200, 300],
  ['300 a 400 €', 300, 400],
  ['Mais de 400 €', 400, Infinity],
] as const

/** A choice of the filter, with the names that it leaves. */
interface Expected {
  readonly group: string
  readonly name: string
  readonly left: readonly string[]
}

/** The price and payment bands that match something. */
function bandsOf(offers: readonly (Offer & { readonly name: string })[]): Expected[] {
  const within = (key: keyof Offer, from: number, to: number): string[] =>
    offers.filter((offer) => offer[key] >= from && offer[key] < to).map(({ name }) => name)
  return [
    ...PRICE_BANDS.map(([name, from, to]) => ({
      group: 'Preço',
      name,
      left: within('price', from, to),
    })),
    ...PAYMENT_BANDS.map(([name, from, to]) => ({
      group: 'Mensalidade',
      name,
      left: within('rent', from, to),
    })),
  ].filter(({ left }) => left.length > 0)
}

/** The models as home lists them. */
const RANGE = MODELS.map(({ model }) => ({ ...model, name: model.model })).toSorted(
  (one, other) => one.price - other.price,
)

const namesOf = (matches: (model: (typeof RANGE)[number]) => boolean): string[] =>
  RANGE.filter(matches).map(({ name }) => name)

const hasSegment =
  (segment: string) =>
  ({ segments }: (typeof RANGE)[number]): boolean =>
    segments.some(({ name }) => name === segment)

/** The models that can be selected, in the order shown. */
async function modelNames(page: Page): Promise<string[]> {
  const buttons = page.getByRole('button', { name: /^Selecionar / })
  const names = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
  return names.map((name) => name.replace('Selecionar ', ''))
}

/** The engines or versions that the list shows. */
function cardNames(page: Page): Promise<string[]> {
  return page.locator('[part=options] article').getByRole('heading').allTextContents()
}

async function openFilter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtro/ }).click()
  await expect(page.getByRole('button', { name: 'Limpar filtro' }).first()).toBeVisible()
}

/** A choice of the filter, by its group and its own name. */
function choice(page: Page, group: string, name: string) {
  return page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true })
}

/** Checks every choice alone, and expects what it leaves. */
async function expectEach(
  page: Page,
  shown: (page: Page) => Promise<string[]>,
  choices: readonly Expected[],
): Promise<void> {
  for (const { group, name, left } of choices) {
    await choice(page, group, name).check()
    await expect.poll(() => shown(page), name).toEqual(left)
    await page.getByRole('button', { name: 'Limpar filtro' }).click()
    await expect(choice(page, group, name)).not.toBeChecked()
  }
}

test(
  'home lists every model, and each choice of its filter leaves the models that have it',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await configuratorPage(page, site.url).openHome()
    expect(await modelNames(page)).toEqual(RANGE.map(({ name }) => name))
    await openFilter(page)
    const segments = [...new Set(RANGE.flatMap((model) => model.segments.map(({ name }) => name)))]
    await expectEach(page, modelNames, [
      ...segments.map((name) => ({ group: 'Segmento', name, left: namesOf(hasSegment(name)) })),
      ...bandsOf(RANGE),
    ])
    await choice(page, 'Segmento', segments[0] ?? '').check()
    await choice(page, 'Segmento', segments[1] ?? '').check()
    const either = namesOf((model) =>
      segments.slice(0, 2).some((segment) => hasSegment(segment)(model)),
    )
    await expect.poll(() => modelNames(page)).toEqual(either)
    const count = `${either.length} modelos de ${RANGE.length}`
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Filtro/ })).toHaveAccessibleName(
      'Filtro 2 ativos',
    )
  },
)

test(
  'each choice of the filter of Motors leaves the engines that have it, and keeps the chosen one',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('motor')
    await openFilter(page)
    const engines = CAR.engines.map((engine) => ({ ...engine, name: engine.engine }))
    const transmissions = [...new Set(engines.map(({ transmission }) => transmission))]
    await expectEach(page, cardNames, [
      ...transmissions.map((name) => ({
        group: 'Transmissão',
        name,
        left: engines.filter((one) => one.transmission === name).map((one) => one.name),
      })),
      ...bandsOf(engines),
    ])
    await expect(choice(page, 'Preço', 'Até 15 000 €')).toHaveAccessibleDescription(
      'Sem opções nestes valores: Até 15 000 €; 15 000 a 25 000 €.',
    )
    const count = `${engines.length} motores de ${engines.length}`
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()

    const { engine } = PRESELECTED
    const another = need(
      'another transmission',
      transmissions,
      (one) => one !== engine.transmission,
    )
    await choice(page, 'Transmissão', another).check()
    await expect(configurator.option(engine.engine)).toHaveCount(0)
    await expect(configurator.figure('Preço desde')).toHaveText(euros(engine.price))
    await choice(page, 'Transmissão', another).uncheck()
    await expect(configurator.option(engine.engine)).toBeChecked()
  },
)
