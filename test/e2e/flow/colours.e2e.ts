import {
  CAR,
  CHOSEN,
  exteriorsOf,
  interiorsOf,
  MODEL,
  need,
  priceOf,
} from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { mockFrames, spinViewOf } from '../support/spin-view.ts'
import { euros, configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('surcharges are shown beside each colour and add up to the total', async ({ page, site }) => {
  const { model, engine, version, exterior, interior } = CHOSEN
  const included = need('paint without surcharge', exteriorsOf(CAR, version), (one) => !one.price)
  const fabric = need('interior without surcharge', interiorsOf(CAR, version), (one) => !one.price)
  const configurator = configuratorPage(page, site.url)
  await configurator.setChoicesCookie(
    `modelid=${model.id}&engine=${engine.id}&version=${version.id}`,
  )
  await page.goto(configurator.address('exterior', MODEL))
  await configurator.expectStep('exterior')
  await configurator.openOptions()
  const chips = page.getByRole('group', { name: 'Cores exteriores' })
  await expect(chips.getByRole('radio', { name: `${included.designation} Incluída` })).toBeChecked()
  const paint = chips.getByRole('radio', {
    name: `${exterior.designation} + ${euros(exterior.price)}`,
  })
  await paint.check()
  await expect(
    page
      .getByText(`${exterior.paintingType}, + ${euros(exterior.price)}`)
      .filter({ visible: true }),
  ).toHaveCount(1)
  await expect(configurator.figure('Preço desde')).toHaveText(euros(version.price + exterior.price))
  await configurator.closeOptions()
  await configurator.goThroughSteps('exterior', 'interior')

  await configurator.openOptions()
  const material = page.getByRole('group', { name: interior.materialType ?? '', exact: true })
  const ofMaterial = interiorsOf(CAR, version).filter(
    ({ materialType }) => materialType === interior.materialType,
  )
  await expect(material.getByRole('radio')).toHaveCount(ofMaterial.length)
  await expect(page.getByRole('radio', { name: `${fabric.designation} Incluído` })).toBeChecked()
  await material
    .getByRole('radio', { name: `${interior.designation} + ${euros(interior.price)}` })
    .check()
  await expect(configurator.figure('Preço desde')).toHaveText(euros(priceOf(CHOSEN)))
  await configurator.closeOptions()
  await configurator.goThroughSteps('interior', 'resumo')
  for (const { price } of [exterior, interior])
    await expect(page.locator('.chosen-list').getByText(`+ ${euros(price)}`)).toBeVisible()
  await expect(page.locator('.total')).toContainText(euros(priceOf(CHOSEN)))
  await expect(configurator.footer).toContainText(
    `Versão ${version.designation} ${euros(version.price)}, ${exterior.designation} + ${euros(exterior.price)}, ${interior.designation} + ${euros(interior.price)}.`,
  )
})

test(
  'choosing a colour changes the pictures of the car',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { exterior, version } = CHOSEN
    const other = need('second paint', exteriorsOf(CAR, version), (one) => one !== exterior)
    await mockFrames(page)
    const turn = spinViewOf(page, [exterior.colorid, other.colorid])
    const configurator = configuratorPage(page, site.url)
    await configurator.openStep('exterior')
    await turn.expectShown(exterior.colorid, 0)
    await configurator.chooseOption(other.designation)
    await turn.expectShown(other.colorid, 0)
  },
)
