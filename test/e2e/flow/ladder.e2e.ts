import { capitalise, withinSentence } from '../../../src/labels/capitalise.ts'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import type { VersionEntry } from '../../../demo/content-site/catalogue/types.ts'
import {
  CAR,
  CHOICES,
  CHOSEN,
  exteriorsOf,
  interiorsOf,
  MODEL,
  PRESELECTED,
  versionsOf,
} from '../support/catalogue.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage, euros } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const VERSIONS = versionsOf(CAR, CHOSEN.engine)
const { equipment } = buildCatalogue()

/** What a version has and the one below it has not. */
const added = (version: VersionEntry, below: VersionEntry): string[] =>
  equipment
    .filter(({ id }) => version.lst.includes(id) && !below.lst.includes(id))
    .map(({ value }) => value)

/** What an item is said to be in place of. */
const replacedBy = (name: string): string | undefined => {
  const better = equipment.find(({ value }) => value === name)
  return equipment.find(({ id }) => id === better?.replaces)?.value
}

/** A sentence names at least two of these items and counts the others. */
function expectNamed(sentence: string, gains: readonly string[]): void {
  const [, items = '', n] = /^(.+) e mais\u00A0(\d+)$/.exec(sentence) ?? []
  const named = items.split(', ').map(capitalise)
  expect(named.length, sentence).toBeGreaterThanOrEqual(2)
  expect(gains).toEqual(expect.arrayContaining(named))
  expect(named.length + Number(n)).toBe(gains.length)
}

test(
  'all versions are in view on a desktop, whichever is chosen, and it says what it adds',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('versao')
    const cards = page.locator('[part=options] [part=card]')
    expect(VERSIONS.length).toBeGreaterThan(3)
    await expect(cards).toHaveCount(VERSIONS.length)
    const bar = (await configurator.footer.boundingBox())!
    for (const [place, version] of VERSIONS.entries()) {
      const card = cards.nth(place)
      await configurator.option(version.designation).check()
      const list = card.getByRole('list')
      await expect(list.getByRole('listitem')).toHaveCount(5)
      await expect(page.locator('[part=options] li:visible')).toHaveCount(5)
      const below = VERSIONS[place - 1]
      if (below) {
        const gains = added(version, below)
        await expect(card).toContainText(`+ ${euros(version.price - below.price)}, + `)
        await expect(card).toContainText(`Acrescenta ao ${below.designation}:`)
        await expect(card).toContainText(`+ ${gains.length - 5} outros`)
        for (const item of await list.getByRole('listitem').allInnerTexts()) {
          const [name = '', lesser] = item.split(' em vez de ')
          expect(gains).toContain(name.trim())
          if (lesser) expect(withinSentence(replacedBy(name.trim()) ?? '')).toBe(lesser.trim())
        }
        await expect(card.getByText(`face ao ${below.designation}`)).toBeVisible()
      }
      for (const [other, each] of VERSIONS.entries()) {
        const lower = VERSIONS[other - 1]
        if (!lower || other === place) continue
        // A row that is not unfolded names two items, and nothing is cut off.
        const brief = cards.nth(other).locator('.brief')
        await expect(brief).toBeVisible()
        const price = cards.nth(other).getByText('desde', { exact: true })
        const [gainsBox, priceBox] = [await brief.boundingBox(), await price.boundingBox()]
        expect(gainsBox!.y).toBeLessThan(priceBox!.y)
        expectNamed(await brief.innerText(), added(each, lower))
        expect(await brief.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
      }
      const boxes = await Promise.all((await cards.all()).map((one) => one.boundingBox()))
      const ends = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0))
      expect(Math.max(...ends), version.designation).toBeLessThanOrEqual(bar.y)
    }
  },
)

for (const step of ['motor', 'versao'] as const)
  test(
    `the closed sheet of the step ${step} shows every option in a row, and one tap chooses it`,
    { tag: '@phone' },
    async ({ page, site }) => {
      const configurator = configuratorPage(page, site.url)
      const names =
        step === 'motor'
          ? CAR.engines.map(({ engine }) => engine)
          : VERSIONS.map(({ designation }) => designation)
      await configurator.openStep(step)
      const rows = page.locator('[part=options] label:has(input[type=radio])')
      await expect(rows).toHaveCount(names.length)
      const bar = (await configurator.footer.boundingBox())!
      for (const row of await rows.all()) {
        const box = (await row.boundingBox())!
        expect(Math.round(box.height)).toBeGreaterThanOrEqual(64)
        expect(Math.round(box.height)).toBeLessThanOrEqual(80)
        expect(box.y + box.height).toBeLessThanOrEqual(bar.y)
      }
      await expect(rows.first()).toContainText(names[0] ?? '')
      await expect(rows.last()).toContainText(/\+\s\d/)
      if (step === 'versao')
        for (const [place, version] of VERSIONS.entries()) {
          const below = VERSIONS[place - 1]
          const fact = rows.nth(place).locator('.dotted')
          if (below) expectNamed(await fact.innerText(), added(version, below))
        }
      await rows.last().click()
      await expect(rows.last().getByRole('radio')).toBeChecked()
      // The sheet remains for the details.
      await configurator.openOptions()
      await expect(configurator.option(names.at(-1) ?? '')).toBeChecked()
    },
  )

test('a card that a second tap unchecks says at once what is missing', async ({ page, site }) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('versao')
  await configurator.openOptions()
  await configurator.option(CHOICES.versao).uncheck()
  const message = page.locator('[part=card]').getByRole('alert')
  await expect(message).toHaveText('Falta escolher a versão para continuar.')
  await expect(message).toBeInViewport()
  await configurator.option(CHOICES.versao).check()
  await expect(message).toHaveCount(0)
})

test(
  'what a version adds is absent if the equipment cannot be loaded, and the version can be chosen',
  { tag: '@desktop' },
  async ({ page, site, pageErrors }) => {
    pageErrors.allow(/equipmentLst/, /Failed to load resource/)
    site.setFaults({ call: 'equipmentLst', fault: 'fail' })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('versao')
    await expect(page.locator('[part=options]').getByText(/^Acrescenta ao/)).toHaveCount(0)
    const other = VERSIONS.at(-1)?.designation ?? ''
    await configurator.option(other).check()
    await expect(configurator.option(other)).toBeChecked()
  },
)

/** Clicks or taps from home until engine, version, colour and interior are other ones than the preselected. */
const MOST = { taps: 8, clicks: 7 }

test('another engine, version, colour and interior take few taps from home', async ({
  page,
  site,
  isMobile,
}) => {
  const configurator = configuratorPage(page, site.url)
  let taps = 0
  const tap = async (target: Locator): Promise<void> => {
    await expect(target).toBeInViewport()
    if (isMobile) await target.tap()
    else await target.click()
    taps += 1
  }
  /** The row, card or chip with a name that is not chosen yet. */
  const optionNamed = (name: string): Locator => configurator.option(name)
  const next = configurator.footer.getByRole('button', { name: 'Continuar' })

  await configurator.openHome()
  const select = page.getByRole('button', { name: `Selecionar ${MODEL}`, exact: true })
  await select.scrollIntoViewIfNeeded()
  await tap(select)
  await configurator.expectStep('motor')
  await configurator.expectSettled()
  const chooseAndContinue = async (name: string): Promise<void> => {
    if (isMobile) {
      await tap(optionNamed(name))
      return tap(next)
    }
    const onward = page.getByRole('button', { name: `Escolher ${name} e continuar` })
    await onward.hover()
    await expect(onward).toHaveCSS('opacity', '1')
    await tap(onward)
  }
  await chooseAndContinue(CHOICES.motor)
  await configurator.expectStep('versao')
  await configurator.expectSettled()
  await chooseAndContinue(CHOICES.versao)
  await configurator.expectStep('exterior')
  await configurator.expectSettled()
  const colour = exteriorsOf(CAR, CHOSEN.version)[1]?.designation ?? ''
  await tap(optionNamed(colour))
  await tap(next)
  await configurator.expectStep('interior')
  await configurator.expectSettled()
  const interior = interiorsOf(CAR, CHOSEN.version)[1]?.designation ?? ''
  await tap(optionNamed(interior))
  await expect(optionNamed(interior)).toBeChecked()
  await expect(optionNamed(PRESELECTED.interior.designation)).not.toBeChecked()
  expect(taps).toBeLessThanOrEqual(isMobile ? MOST.taps : MOST.clicks)
})

test(
  'on a narrow phone the difference of a version stands on the right, whole, and the button that opens the versions says what they show',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('versao')
    const rows = page.locator('[part=options] label:has(input[type=radio])')
    await expect(rows).toHaveCount(VERSIONS.length)
    await expect(rows.last().locator('.dotted')).toContainText(/ e mais\u00A0\d/)
    const edges = await rows.evaluateAll((labels) =>
      labels.map((label) => {
        const price = label.querySelectorAll('b')[1]!.getBoundingClientRect()
        const difference = label.querySelector('small > :last-child')!
        const box = difference.getBoundingClientRect()
        const height = Math.round(label.getBoundingClientRect().height)
        const isCut = difference.scrollWidth > difference.clientWidth
        return { height, isCut, end: box.right - price.right, isBelow: box.top >= price.bottom - 1 }
      }),
    )
    for (const { height, isCut, end, isBelow } of edges) {
      expect(height).toBeLessThanOrEqual(80)
      expect(isCut).toBe(false)
      expect(Math.abs(end)).toBeLessThan(1)
      expect(isBelow).toBe(true)
    }
    await page.getByText('Ver o que cada versão acrescenta').tap()
    await expect(configurator.sheetCloser).toBeVisible()
    await expect(page.getByText(`Acrescenta ao ${VERSIONS[0]?.designation}:`)).toBeVisible()
  },
)
