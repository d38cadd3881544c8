import { expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

it('explains the price of the bar on the engine step with all figures of the credit, as that of the engine', async () => {
  document.cookie = `cfg_app_params=${encodeURIComponent('modelid=101')}; path=/`
  const widget = await renderAt('/Maré/motor', siteInProcess())
  const termsBehind = async (icon: string): Promise<string[]> => {
    await widget.click('button', icon)
    const dialog = await widget.findByRole('dialog')
    const terms = [...dialog.querySelectorAll('dt')].map((term) => term.textContent ?? '')
    await widget.click('button', 'Fechar')
    return terms
  }
  const ofBar = await termsBehind('Saber mais sobre a mensalidade e a TAEG')
  expect(ofBar).toEqual(
    expect.arrayContaining([
      'Taxa anual nominal (TAN)',
      'Montante total imputado ao consumidor (MTIC)',
    ]),
  )
  expect(ofBar).toEqual(await termsBehind('Saber mais sobre a mensalidade e a TAEG: 1.2 Turbo'))
})
