import { CHOSEN, MODEL, PRESELECTED } from '../e2e/support/catalogue.ts'
import { by } from './support/buyer.ts'
import { test } from './support/fixtures.ts'

const heading = by('heading')
const alert = by('alertdialog')

test('stays on the line-up and says why when a step is opened without a model', async ({
  buyer,
  home,
}) => {
  await buyer.open(home)
  await buyer.expectEnabled(by('button', `Selecionar ${MODEL}`))
  await buyer.goTo(`${home}${encodeURIComponent(MODEL)}/resumo`)
  await buyer.expectText(alert, /É necessário selecionar um modelo antes de prosseguir!/)
  await buyer.tap(by('button'))
  await buyer.expectText(heading, /^Escolha o seu/)
  await buyer.expectAddress(/\/configurador\/?$/)
})

test('stays on the engine step and says why when no engine is selected', async ({
  buyer,
  home,
}) => {
  const card = by('checkbox', CHOSEN.engine.engine)
  await buyer.open(home)
  await buyer.tap(by('button', `Selecionar ${MODEL}`))
  await buyer.tap(card)
  await buyer.expectChecked(card)
  await buyer.tap(card)
  await buyer.expectChecked(card, false)
  await buyer.tap(by('button', 'Continuar'))
  await buyer.expectText(alert, /Selecione o motor!/)
  await buyer.tap(by('button'))
  await buyer.expectText(heading, `Selecione o Motor do seu ${MODEL}`)
})

test('redirects the summary to the version step while no version is selected', async ({
  buyer,
  home,
}) => {
  await buyer.open(home)
  await buyer.tap(by('button', `Selecionar ${MODEL}`))
  await buyer.expectChecked(by('checkbox', PRESELECTED.engine.engine))
  await buyer.goTo(`${home}${encodeURIComponent(MODEL)}/resumo`)
  await buyer.expectText(alert, /Selecione a versão!/)
  await buyer.expectAddress(/\/versao$/)
})

test('redirects an unknown model to the line-up', async ({ buyer, home }) => {
  await buyer.open(`${home}Desconhecido/motor`)
  await buyer.expectText(heading, /^Escolha o seu/)
  await buyer.expectAddress(/\/configurador\/?$/)
})
