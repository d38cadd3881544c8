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

test('every version is a row with one item that it adds and its difference to the chosen one, which says more', async ({
  page,
  site,
  isMobile,
}) => {
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('versao')
  const cards = page.locator('[part=options] [part=card]')
  expect(VERSIONS.length).toBeGreaterThan(3)
  await expect(cards).toHaveCount(VERSIONS.length)
  for (const [place, version] of VERSIONS.entries()) {
    const card = cards.nth(place)
    await configurator.option(version.designation).check()
    const items = page.locator('[part=options] li:visible')
    const below = VERSIONS[place - 1]
    if (below) {
      const gains = added(version, below)
      await expect(card).toContainText(`Acrescenta ao ${below.designation}:`)
      await expect(items).toHaveCount(4)
      const named = (await items.allInnerTexts()).map((name) => name.trim())
      expect(named.pop()).toBe(`+ ${gains.length - 3} outros`)
      expect(gains).toEqual(expect.arrayContaining(named))
    } else {
      await expect(items).toHaveCount(3)
    }
    for (const [other, each] of VERSIONS.entries()) {
      const lower = VERSIONS[other - 1]
      if (other === place) continue
      const sign = each.price > version.price ? '+' : '-'
      const difference = `${sign} ${euros(Math.abs(each.price - version.price))}`
      await expect(cards.nth(other)).toContainText(difference)
      if (lower)
        expect(added(each, lower)).toContain(await cards.nth(other).locator('.facts').innerText())
    }
    if (isMobile) continue
    const bar = (await configurator.footer.boundingBox())!
    const last = (await cards.last().boundingBox())!
    expect(last.y + last.height, version.designation).toBeLessThanOrEqual(bar.y)
  }
})

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
const MOST = 8

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
  await tap(optionNamed(CHOICES.motor))
  await tap(next)
  await configurator.expectStep('versao')
  await configurator.expectSettled()
  await tap(optionNamed(CHOICES.versao))
  await tap(next)
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
  expect(taps).toBeLessThanOrEqual(MOST)
})

test(
  'the button that opens the versions on a phone has a line that says what they show',
  { tag: '@phone' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('versao')
    await expect(configurator.sheetOpener).toHaveAccessibleDescription(
      'Ver o que cada versão acrescenta',
    )
    await configurator.openOptions()
    const [version, below] = [VERSIONS.at(-1)!, VERSIONS.at(-2)!]
    const row = page.locator('[part=options] [part=card]').last()
    await expect(row.getByText(`+ ${added(version, below).length - 3} outros`)).toBeVisible()
  },
)
