import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { watchLog } from '../../../test/support/store-under-test.ts'
import { painted } from '../../../test/painted.ts'
import { financing } from '../../../test/support/open-financing.tsx'

describe('the financing section', () => {
  it('shows every line of the result, and the last instalment only for open drive', async () => {
    const page = await financing()
    expect(page.line('Preço desde')).toBe('41 350 €')
    expect(page.line('Mensalidade')).toBe('465,35 €/mês')
    expect(page.line('Prazo')).toBe('96 meses')
    expect(page.line('Montante financiado')).toBe('33 850 €')
    expect(page.line('Entrada inicial')).toBe('7 500,00 €')
    expect(page.line('Taxa anual nominal (TAN)')).toBe('6,95%')
    expect(page.line('Montante total imputado ao consumidor (MTIC)')).toBe('45 562,00 €')
    expect(page.line('Última prestação')).toBeNull()
    await page.click('radio', 'Open Drive')
    expect(page.line('Última prestação')).toBe('15 246,00 €')
    expect(page.line('Taxa anual nominal (TAN)')).toBe('5,95%')
  })

  it('shows the limits of each credit type', async () => {
    const page = await financing()
    const limits = () =>
      ['Entrada Inicial', 'Prazo'].map((name) => {
        const { min, max, step, value } = page.slider(name)
        return [min, max, step, value]
      })
    expect(limits()).toEqual([
      ['500', '19500', '500', '7500'],
      ['24', '120', '12', '96'],
    ])
    await page.click('radio', 'Open Drive')
    expect(limits()).toEqual([
      ['500', '15500', '500', '7500'],
      ['24', '60', '12', '60'],
    ])
  })

  it('is updated by its button, which a slider enables and the result disables', async () => {
    const page = await financing()
    expect(page.update().disabled).toBe(true)
    fireEvent.change(page.slider('Entrada Inicial'), { target: { value: '10000' } })
    await painted()
    expect(page.update().disabled).toBe(false)
    const release = page.site.hold('/10000/')
    await act(async () => page.update().click())
    await waitFor(() => expect(page.line('Montante total imputado ao consumidor (MTIC)')).toBe('—'))
    release()
    await page.settled()
    expect(page.line('Entrada inicial')).toBe('10 000,00 €')
    await waitFor(() => expect(page.update().disabled).toBe(true))
    expect(page.result().textContent).toMatch(/Credit to Drive: 96 prestações de .*, TAEG .*%\./)
    const footer = page.getByRole('region', { name: 'Preço da configuração' })
    expect(footer.textContent).toContain(page.line('Mensalidade')?.replaceAll(' ', '\u00A0'))
  })

  it('follows the sliders with the setting, once they rest and without its button', async () => {
    const site = siteInProcess()
    const settings = { liveSimulation: 'true' }
    const page = await financing(site, settings)
    const simulations = () => site.requestsOf('updateFinances')
    const before = simulations().length
    for (const value of ['9000', '9500', '10000'])
      fireEvent.change(page.slider('Entrada Inicial'), { target: { value } })
    await waitFor(() => expect(page.line('Entrada inicial')).toBe('10 000,00 €'))
    expect(simulations()).toHaveLength(before + 1)
    await waitFor(() => expect(page.update().disabled).toBe(true))
  })

  it('says in its closed row that there is no result, and inside why, and offers a retry', async () => {
    const log = watchLog()
    const site = siteInProcess({ faults: [{ call: 'updateFinances', fault: '404', times: 1 }] })
    const page = await financing(site)
    const [row] = page.inside.getAllByText(/^Não foi possível calcular/)
    expect(row?.closest('summary')).not.toBeNull()
    const inPanel = within(page.result())
    expect(inPanel.getByText('Sem Resultados')).toBeDefined()
    expect(inPanel.getByText(/^Não foi possível calcular/)).toBeDefined()
    expect(inPanel.queryByText('Ajuste as suas condições de simulação')).toBeNull()
    expect(log()).toContain('quote failed')
    const partial = () => page.queryAllByText('Mensalidade da versão')
    expect(partial()).not.toEqual([])
    await act(async () => page.inside.getByRole('button', { name: 'Tentar novamente' }).click())
    await waitFor(() =>
      expect(page.line('Montante total imputado ao consumidor (MTIC)')).toBe('45 562,00 €'),
    )
    expect(partial()).toEqual([])
  })

  it('downloads the FIN as a file, and revokes its object URL', async () => {
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob)
      return 'blob:fin'
    })
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download)
    })
    const page = await financing()
    expect(page.inside.getByText('FIN: Ficha de Informação Normalizada.')).toBeDefined()
    await page.click('button', 'Descarregar FIN')
    expect(clicked).toEqual(['FIN-Lume-Mare-Horizonte-Credit-to-Drive-96-meses.pdf'])
    expect(made[0]?.type).toBe('application/pdf')
    expect(await made[0]?.slice(0, 5).text()).toBe('%PDF-')
    await waitFor(() => expect(revoked).toHaveBeenCalledWith('blob:fin'))
  })

  it('says so when the FIN cannot be read, and offers none when the site made none', async () => {
    const log = watchLog()
    const site = siteInProcess()
    site.respondWith('updateFinances', (answer: { financialInfo: object }) => ({
      financialInfo: { ...answer.financialInfo, pdfinBase64: '%%%' },
    }))
    const page = await financing(site)
    await page.click('button', 'Descarregar FIN')
    expect(page.getByText('Não foi possível descarregar a FIN.')).toBeDefined()
    expect(log()).toEqual(['the FIN cannot be read'])
    site.respondWith('updateFinances', { financialInfo: { fee: 300, taeg: 8 } })
    await page.click('radio', 'Open Drive')
    expect(page.queryByRole('button', { name: 'Descarregar FIN' })).toBeNull()
  })

  it('shows the legal text with the representative example', async () => {
    const page = await financing()
    await act(async () => {
      within(page.result())
        .getByRole('button', { name: /^Saber mais sobre a mensalidade/ })
        .click()
    })
    const dialog = await page.findByRole('dialog', { name: 'Preço e financiamento' })
    const text = dialog.textContent?.replaceAll('\u00A0', ' ') ?? ''
    for (const part of [
      'reserva de propriedade',
      'Garantia de 7 anos',
      'Comissão de extinção do contrato32,50 €',
      'Montante total do crédito33 850,00 €',
      'Preço a pronto42 350,00 €',
      'Desconto da campanha de financiamento- 1 000,00 €',
      'Prazo96 meses',
      'Prestação mensal465,35 €',
      'Taxa anual nominal (TAN)6,95%',
      'TAEG8,2%',
      'Montante total imputado ao consumidor (MTIC)45 562,00 €',
    ])
      expect(text).toContain(part)
  })
})
