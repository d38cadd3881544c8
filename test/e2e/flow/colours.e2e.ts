import {
  CAR,
  CHOICES,
  CHOSEN,
  exteriorsOf,
  interiorsOf,
  MODEL,
  MODELS,
  need,
  OTHER,
  PRESELECTED,
  priceOf,
} from '../support/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'
import { mockFrames, spinViewOf } from '../support/spin-view.ts'
import { euros, configuratorPage } from '../support/configurator-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NO_EXTERIORS = 'Lamentamos, no momento não há cores disponíveis para a respetiva versão'
const NO_INTERIORS = 'Lamentamos, no momento não há cores disponiveis para a respetiva versão'
const TRY_LATER = 'Por favor, tente mais tarde.'

/** A version that lacks exterior colours or interiors, with the query of its share link. */
function versionWithout(list: typeof exteriorsOf | typeof interiorsOf) {
  const versions = MODELS.flatMap((car) => car.versions.map((version) => ({ car, version })))
  const { car, version } = need(
    'version without colours',
    versions,
    (one) => list(one.car, one.version).length === 0,
  )
  return {
    car,
    version,
    link: `modelid=${car.model.id}&engine=${version.idEngine}&version=${version.id}`,
  }
}

test(
  'a version without exterior colours shows a message and leads to a summary with the right price',
  { tag: '@phone' },
  async ({ page, site }) => {
    const { car, version, link } = versionWithout(exteriorsOf)
    const { model } = car.model
    const interior = need('interior', interiorsOf(car, version))
    const configurator = configuratorPage(page, site.url)
    await configurator.setChoicesCookie(link)
    await page.goto(configurator.address('exterior', model))
    await configurator.expectStep('exterior', model)
    await configurator.openOptions()
    await expect(page.getByText(NO_EXTERIORS, { exact: true })).toBeVisible()
    await expect(page.getByText(TRY_LATER, { exact: true })).toBeVisible()
    await configurator.closeOptions()
    await configurator.goThroughSteps('exterior', 'resumo', model, {
      interior: interior.designation,
    })
    const line = page.getByRole('listitem').filter({ hasText: 'Cor exterior' })
    await expect(line).toContainText('Sem opções para esta versão')
    await expect(page.locator('.total')).toContainText(euros(version.price + interior.price))
    await line.getByRole('button', { name: 'Alterar cor exterior' }).click()
    await configurator.expectStep('exterior', model)
  },
)

test(
  'a version without interiors says so and goes on to a summary with the right price',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { car, version, link } = versionWithout(interiorsOf)
    const { model } = car.model
    const exterior = need('exterior colour', exteriorsOf(car, version))
    const configurator = configuratorPage(page, site.url)
    await configurator.setChoicesCookie(`${link}&colext=${exterior.colorid}`)
    await page.goto(configurator.address('interior', model))
    await configurator.expectStep('interior', model)
    await expect(page.getByText(NO_INTERIORS, { exact: true })).toBeVisible()
    await expect(page.getByText(TRY_LATER, { exact: true })).toBeVisible()
    await configurator.goThroughSteps('interior', 'resumo', model)
    const line = page.getByRole('listitem').filter({ hasText: /^Interior/ })
    await expect(line).toContainText('Sem opções para esta versão')
    await expect(page.locator('.total')).toContainText(euros(version.price + exterior.price))
  },
)

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
  'an interior without a material is listed under "Tecido"',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { engine, version, exterior } = PRESELECTED
    const interior = need(
      'interior without a material',
      interiorsOf(CAR, version),
      ({ materialType }) => materialType === null,
    )
    const configurator = configuratorPage(page, site.url)
    await configurator.setChoicesCookie(
      `modelid=${CAR.model.id}&engine=${engine.id}&version=${version.id}&colext=${exterior.colorid}`,
    )
    await page.goto(configurator.address('interior', MODEL))
    await configurator.expectStep('interior')
    const fabric = page.getByRole('group', { name: 'Tecido', exact: true })
    await expect(
      fabric.getByRole('radio', { name: `${interior.designation} Incluído` }),
    ).toBeVisible()
  },
)

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

test(
  'the choice between exterior and interior view appears from Interior on',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    const toggle = page.getByRole('group', { name: 'Vista do automóvel' })
    const name = new RegExp(`^Interior ${CHOICES.interior} do ${MODEL}`)
    const cabin = page
      .getByRole('img', { name })
      .or(page.getByRole('application', { name }))
      .first()
    await configurator.openStep('exterior')
    await expect(toggle).toHaveCount(0)
    await configurator.goThroughSteps('exterior', 'interior')
    await expect(cabin).toBeVisible()
    await toggle.getByRole('radio', { name: 'Exterior' }).check()
    await expect(
      page.getByRole('slider', { name: `${MODEL}, vista exterior a 360°` }),
    ).toBeVisible()
    await configurator.goThroughSteps('interior', 'resumo')
    await toggle.getByRole('radio', { name: 'Interior' }).check()
    await expect(cabin).toBeVisible()
  },
)

test(
  'the address of a model whose name has a space can be reloaded',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { model } = need('model with a space', MODELS, (car) => car.model.model.includes(' '))
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('motor', model.model)
    const path = `/configurador/${encodeURIComponent(model.model)}/motor`
    expect(new URL(page.url()).pathname).toBe(path)
    await page.reload()
    await configurator.expectStep('motor', model.model)
  },
)

test(
  'a model without a picture shows a drawing instead',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.route('**/wp-json/cfg/lstModels/**', async (route) => {
      const response = await route.fetch()
      const models = (await response.json()) as { id: number }[]
      const json = models.map((model) =>
        model.id === OTHER.model.id ? { ...model, modelImg: '' } : model,
      )
      await route.fulfill({ response, json })
    })
    await configuratorPage(page, site.url).openHome()
    const card = page.getByRole('article').filter({ hasText: OTHER.model.model })
    await expect(card.locator('img')).toHaveCount(0)
    await expect(card.locator('.pic svg')).toBeAttached()
  },
)
