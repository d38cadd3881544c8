import { configuratorPage } from '../support/configurator-page.ts'
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The rules are tested in test/domain/guided-start.

/** Answers by the beginning of their question. */
const ANSWERS = {
  'Onde conduz mais?': 'Na cidade',
  'Quem costuma viajar consigo?': 'A família, com bagagem',
  'Pode carregar um carro em casa?': 'Sim',
  'Quanto quer pagar por mês?': 'Até 400 €/mês',
  'Quantos quilómetros faz por ano?': 'Cerca de 25 000 km',
} as const

test(
  'the guided start leads by keyboard to three models, which then come first in the list',
  { tag: '@phone' },
  async ({ page, site }) => {
    await configuratorPage(page, site.url).openHome()
    const opener = page.getByRole('button', { name: 'Ajude-me a escolher' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ajude-me a escolher' })
    await expect(dialog.getByText('Pergunta 1 de 5')).toBeVisible()
    await expect(dialog.locator('progress')).toHaveJSProperty('position', 1 / 5)
    // Within reach of the thumb.
    const answer = await dialog.getByRole('button', { name: 'Na cidade' }).boundingBox()
    expect(answer?.y).toBeGreaterThan(844 / 2)
    await expectNoAxeViolations(page)
    for (const [question, choice] of Object.entries(ANSWERS)) {
      await expect(dialog.getByRole('heading', { name: question })).toBeVisible()
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
    const choose = dialog.getByRole('button', { name: /^Selecionar / })
    await expect(choose).toHaveCount(3)
    await expect(dialog.getByText(/^Carrega em casa: \d,\d\d\s€ aos 100 km$/).first()).toBeVisible()
    await expect(dialog.getByText(/^Cabe no seu orçamento: /).first()).toBeVisible()
    await expect(
      dialog.getByRole('heading', { name: 'Porque não os outros modelos' }),
    ).toBeVisible()
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
    await page.getByRole('button', { name: 'Repor ordem' }).press('Enter')
    await expect(page.getByText(/^Indicado para si/)).toHaveCount(0)
    await expect.poll(async () => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)

    // The answers are kept for the visit.
    await opener.press('Enter')
    const first = choose.first()
    const name = ((await first.textContent()) ?? '').replace('Selecionar ', '')
    await first.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Selecione o Motor do seu ${name}`,
    )
    // The recommended engine is taken out of the history entry, so that Back to it does not choose it again.
    await expect
      .poll(async () => page.evaluate(() => JSON.stringify(history.state)))
      .not.toContain('modelCompared')
  },
)
