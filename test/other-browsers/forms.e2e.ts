import { WHOLE } from '../e2e/support/catalogue.ts'
import { by, type Buyer } from './support/buyer.ts'
import { expect, test } from './support/fixtures.ts'

const submit = by('button', 'Submeter')

/** Opens the proposal form on the summary of a complete configuration. */
async function openProposal(buyer: Buyer, home: string): Promise<void> {
  await buyer.open(`${home}?${WHOLE}`)
  await buyer.tap(by('button', 'Pedir Proposta'))
  await buyer.expectEnabled(by('textbox', 'Nome'))
}

async function fillIn(buyer: Buyer): Promise<void> {
  await buyer.type(by('textbox', 'Nome'), 'Inês Conceição')
  await buyer.type(by('textbox', 'Email'), 'ines@exemplo.pt')
  await buyer.type(by('textbox', 'Telefone'), '912345678')
  await buyer.select(by('combobox', 'Localidade'), 'Lisboa')
  await buyer.selectLast(by('combobox', 'Concessionário'))
  await buyer.tap(by('checkbox', /^Li e aceito a Política de Privacidade/))
}

test('rejects an empty proposal in place and sends nothing', async ({
  buyer,
  home,
  demoServer,
}) => {
  const before = (await demoServer.site.leads()).length
  await openProposal(buyer, home)
  await buyer.tap(submit)
  await buyer.expectText(by('alert'), /^Há [0-9] campos por corrigir\.$/)
  await buyer.expectAddress(/\/resumo$/)
  expect(await demoServer.site.leads()).toHaveLength(before)
})

test('sends a proposal once with the configuration on screen', async ({
  buyer,
  home,
  demoServer,
}) => {
  const before = (await demoServer.site.leads()).length
  await openProposal(buyer, home)
  await fillIn(buyer)
  await buyer.tap(submit)
  await buyer.expectText(by('heading'), 'Obrigado pelo seu pedido')
  const leads = (await demoServer.site.leads()).slice(before)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({ name: 'Inês Conceição', email: 'ines@exemplo.pt' })
})

test('leads back from the thank-you page to the summary', async ({ buyer, home }) => {
  await openProposal(buyer, home)
  await fillIn(buyer)
  await buyer.tap(submit)
  await buyer.expectText(by('heading'), 'Obrigado pelo seu pedido')
  await buyer.goBack()
  await buyer.expectAddress(/\/resumo$/)
  // Without the Navigation API the widget cannot tell that the form was received, and opens it again.
  await buyer.expectEnabled(by('button', /^(Pedir Proposta|Submeter)$/))
})
