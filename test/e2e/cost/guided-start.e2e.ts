import { configuratorPage } from '../support/configurator-page.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'

// The rules are tested in src/features/guided-start.

/** Answers by the beginning of their question. */
const ANSWERS = {
  'Onde conduz mais?': 'Um pouco por todo o lado',
  'Quem costuma viajar consigo?': 'A família, com bagagem',
  'Quer carregar o carro em casa?': 'Sim',
  'Quanto quer pagar por mês?': 'Até 500 €/mês',
  'Quantos quilómetros faz por ano?': 'Cerca de 25 000 km',
} as const

test(
  'the guided start leads by keyboard to the cheapest cars, which then come first in the list',
  { tag: '@phone' },
  async ({ page, site }) => {
    await configuratorPage(page, site.url).openHome()
    const opener = page.getByRole('button', { name: 'Ajude-me a escolher' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ajude-me a escolher' })
    await expect(dialog.getByText('Pergunta 1 de 5')).toBeVisible()
    await expect(dialog.locator('.guide-step progress')).toHaveJSProperty('position', 1 / 5)
    const questionAt = async () => (await dialog.locator('h3').boundingBox())?.y
    const top = await questionAt()
    const answer = await dialog.getByRole('button', { name: 'Na cidade' }).boundingBox()
    // Below the answers, the cars that are left.
    await expect(dialog.getByText('9 modelos possíveis')).toBeVisible()
    const cars = dialog.locator('.cars-left li')
    await expect(cars).toHaveCount(9)
    const highest = await cars.first().boundingBox()
    expect(highest?.y).toBeGreaterThan(answer?.y ?? 844)
    await expectNoAxeViolations(page)
    for (const [question, choice] of Object.entries(ANSWERS)) {
      await expect(dialog.getByRole('heading', { name: question })).toBeVisible()
      expect(await questionAt()).toBe(top)
      const button = dialog.getByRole('button', { name: choice })
      // The focus is on the heading, so that one Tab leads to the first choice.
      for (let presses = 0; presses < 8; presses += 1) {
        if (await button.evaluate((element) => element.matches(':focus'))) break
        await page.keyboard.press('Tab')
      }
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(dialog.getByRole('heading', { name: /Os modelos mais indicados/ })).toBeFocused()
    const choose = dialog.getByRole('link', { name: /^Selecionar / })
    await expect(choose).toHaveCount(3)
    await expect(choose.first()).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByText('Em comum: carregamento em casa.')).toBeVisible()
    await expect(dialog.getByText('O mais barato com o que procura')).toBeVisible()
    await expect(
      dialog.getByText('A ter em conta: 14,98 €/mês acima do seu orçamento'),
    ).toBeVisible()
    const others = dialog.getByRole('heading', { name: 'Porque não os outros modelos?' })
    await expect(others).toBeVisible()
    await expectNoAxeViolations(page)

    // One answer is changed by itself, another is taken back.
    await dialog
      .getByRole('button', { name: 'Alterar a resposta: Onde conduz mais?' })
      .press('Enter')
    await dialog.getByRole('button', { name: 'Saltar esta pergunta' }).press('Enter')
    await expect(dialog.getByText('Sem resposta')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Ver a gama' }).press('Enter')
    await expect(opener).toBeFocused()
    await expect(page.getByText('Primeiro os modelos indicados para si.')).toBeVisible()
    await expect(page.getByText(/^Indicado para si/)).toHaveCount(3)
    const row = page.getByRole('group', { name: 'Modelos' }).getByRole('list').first()
    await expect.poll(async () => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await expectNoAxeViolations(page)
    const filter = page.getByRole('button', { name: /^Filtro/ })
    await filter.press('Enter')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Repor a ordem' }).press('Enter')
    await expect(page.getByText(/^Indicado para si/)).toHaveCount(0)
    await expect.poll(async () => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)

    // The answers are kept for the visit.
    await opener.press('Enter')
    const first = choose.first()
    const name = ((await first.textContent()) ?? '').replace('Selecionar ', '')
    await first.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lume ${name}`)
    // Back leads to the result, and forward to the configuration again.
    await page.goBack()
    await expect(dialog.getByRole('heading', { name: /Os modelos mais indicados/ })).toBeVisible()
    await expect(choose).toHaveCount(3)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lume ${name}`)
  },
)

test(
  'the page of all must-haves says what would have to change',
  { tag: '@phone' },
  async ({ page, site }) => {
    await configuratorPage(page, site.url).openHome()
    await page.getByRole('button', { name: 'Filtro' }).press('Enter')
    const group = page.getByRole('group', { name: 'Equipamento e requisitos' })
    await group.getByRole('button').press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('9 modelos possíveis').first()).toBeVisible()
    for (const wish of ['Automática', 'Teto panorâmico de abrir', 'Até 300 €/mês'])
      await dialog.getByRole('button', { name: wish, exact: true }).press('Enter')
    await expect(dialog.getByText('Nenhum modelo tem tudo isto').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Ver resultados' }).press('Enter')
    await expect(dialog.getByRole('heading', { name: 'O mais próximo do que pediu' })).toBeVisible()
    await expect(dialog.getByText(/^A ter em conta:/).first()).toBeVisible()
    // Every instalment has its TAEG and the credit warning.
    for (const card of await dialog.locator('.guide-card').all())
      await expect(card).toContainText('TAEG')
    await expect(dialog.getByText('Atenção! Contrair um empréstimo custa dinheiro.')).toBeVisible()
    await expectNoAxeViolations(page)
    const link = dialog.getByRole('link', { name: /^Selecionar / }).first()
    const address = await link.getAttribute('href')
    await link.press('Enter')
    await expect(page).toHaveURL(/\/resumo$/)
    const price = page.getByText(/^Preço total desde/).first()
    await expect(price).toBeVisible()
    // The link alone opens the same configuration.
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await page.goto(address ?? '')
    await expect(page).toHaveURL(/\/resumo$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  },
)
