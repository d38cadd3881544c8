import { CAR, CHOSEN, exteriorsOf, need, PICTURED_PAINT, versionsOf } from '../support/catalogue.ts'
import { comparisonPage, openFrom } from '../support/comparison.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PICTURED = need('frame of the model', CAR.carPod.externalColorImages360)
/** The first frame of a version in the paint of the model's pictures. */
const pictureOf = (version: (typeof CAR.versions)[number]): string | undefined =>
  exteriorsOf(CAR, version).find(({ colorid }) => colorid === PICTURED_PAINT)
    ?.externalColorImages360[0]

const VERSIONS = versionsOf(CAR, CHOSEN.engine)
const USUAL = need(
  'version in the model’s pictures',
  VERSIONS,
  (one) => pictureOf(one) === PICTURED,
)
const OTHER = need('version with pictures of its own', VERSIONS, (one) => {
  const picture = pictureOf(one)
  return picture !== undefined && picture !== PICTURED
})

/** Folder of the car in the address of a picture. */
const folderOf = (address = ''): string => address.split('/').slice(0, -2).join('/')

test(
  'the version step shows each version as it is equipped',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('versao')
    for (const version of [OTHER, USUAL]) {
      await configurator.chooseOption(version.designation)
      await page.getByRole('button', { name: 'Ver galeria' }).click()
      const strip = configurator.dialog.getByRole('list', { name: 'Imagens da galeria' })
      const picture = strip.locator('img').first()
      await expect(picture).toHaveAttribute('src', new RegExp(`${folderOf(pictureOf(version))}/`))
      await page.keyboard.press('Escape')
      await expect(configurator.dialog).toBeHidden()
    }
  },
)

test(
  'the comparison of versions shows each one as it is equipped',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await openFrom(configurator, page, 'versao')
    const comparison = comparisonPage(page)
    for (const { designation } of [OTHER, USUAL]) await comparison.card(designation).check()
    for (const version of [OTHER, USUAL]) {
      const head = comparison.table.getByRole('columnheader', { name: version.designation })
      await expect(head.locator('img')).toHaveAttribute(
        'src',
        new RegExp(`${folderOf(pictureOf(version))}/`),
      )
    }
  },
)
