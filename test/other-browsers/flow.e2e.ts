import { CHOSEN, priceOf, WHOLE } from '../e2e/support/catalogue.ts'
import { by } from './support/buyer.ts'
import { test } from './support/fixtures.ts'

const { model, engine, version, exterior, interior } = CHOSEN

const heading = by('heading')
const priceBar = by('region', 'Preço da configuração')
/** Of the summary, where the price bar is hidden while this figure is in view. */
const firstFigure = by('definition')
const continueButton = by('button', 'Continuar')

/** '32 450' as amounts start. */
const amount = (euros: number): RegExp =>
  new RegExp(String(euros).replaceAll(/\B(?=(\d{3})+$)/g, ' '))

test('leads from the line-up to the summary with the price of each choice', async ({
  buyer,
  home,
}) => {
  await buyer.open(home)
  await buyer.tap(by('button', `Selecionar ${model.model}`))

  await buyer.expectText(heading, `Selecione o Motor do seu ${model.model}`)
  await buyer.tap(by('checkbox', engine.engine))
  await buyer.expectText(priceBar, amount(engine.price))
  await buyer.tap(continueButton)

  await buyer.expectText(heading, `Selecione a Versão do seu ${model.model}`)
  const versionCard = by('checkbox', version.designation)
  await buyer.check(versionCard)
  await buyer.expectText(priceBar, amount(version.price))
  await buyer.tap(continueButton)

  await buyer.expectText(heading, `Selecione a Cor Exterior do seu ${model.model}`)
  await buyer.tap(by('radio', new RegExp(`^${exterior.designation} `)))
  await buyer.expectText(priceBar, amount(version.price + exterior.price))
  await buyer.tap(continueButton)

  await buyer.expectText(heading, `Selecione o Interior do seu ${model.model}`)
  await buyer.tap(by('radio', new RegExp(`^${interior.designation} `)))
  await buyer.expectText(priceBar, amount(priceOf(CHOSEN)))
  await buyer.tap(continueButton)

  await buyer.expectText(heading, new RegExp(model.model))
  await buyer.expectText(firstFigure, amount(priceOf(CHOSEN)))
  await buyer.expectAddress(/\/resumo$/)
})

test('opens the summary of a share link', async ({ buyer, home }) => {
  await buyer.open(`${home}?${WHOLE}`)
  await buyer.expectText(heading, new RegExp(model.model))
  await buyer.expectText(firstFigure, amount(priceOf(CHOSEN)))
  await buyer.expectAddress(/\/resumo$/)
})
