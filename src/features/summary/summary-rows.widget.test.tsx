import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { choose } from '../../core/configuration/choose-item.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { watchLog } from '../../../test/support/store-under-test.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

async function summary(site = siteInProcess()) {
  const query = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'
  const widget = await renderAt('/', site, { query })
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
  return widget
}

const spaced = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ') ?? ''

describe('the card and the rows of the summary', () => {
  it('has the cost of use in a row, with what it contains', async () => {
    const widget = await summary()
    const row = await widget.findByRole('heading', { name: 'Por mês, tudo somado' })
    const details = row.closest('details')
    await waitFor(() => expect(spaced(details?.textContent)).toMatch(/\d,\d\d €\/mês/))
    expect(details?.textContent).toContain('(mensalidade, energia')
    const names = [...(details?.querySelectorAll('dt') ?? [])].map((name) => name.textContent)
    expect(names).toEqual(['Mensalidade', 'Energia', 'IUC', 'Seguro', 'Manutenção'])
  })

  it('has no cost of use while the instalment leaves out the colours, and the card says so first', async () => {
    watchLog()
    const widget = await summary(
      siteInProcess({ faults: [{ call: 'updateFinances', fault: '404' }] }),
    )
    const row = await widget.findByRole('heading', { name: 'Por mês, tudo somado' })
    const details = row.closest('details')
    await waitFor(() => expect(details?.textContent).toContain('Falta a mensalidade'))
    expect(details?.textContent).toMatch(/somado—/)
    const terms = widget.container().querySelector('.price-terms')?.textContent
    expect(terms).toMatch(
      /^Mensalidade, TAEG e montante financiado da versão, sem o valor das cores\. Credit/,
    )
  })

  it('shows the representative figures of the credit together', async () => {
    const widget = await summary()
    const card = spaced(widget.container().querySelector('.price-box')?.textContent)
    for (const part of [
      'Preço total desde36 900 €',
      'TAEG',
      'prestações mensais',
      'TAN 6,95%',
      'MTIC',
    ])
      expect(card).toContain(part)
    expect(card).toContain('Contrair um empréstimo custa dinheiro.')
  })

  it('turns "Guardar" into "Guardada" once the configuration is saved, until it is another one', async () => {
    const widget = await summary()
    expect(widget.queryByRole('button', { name: 'As minhas configurações' })).toBeNull()
    await widget.click('button', 'Guardar')
    expect(widget.getByText('Configuração guardada neste dispositivo.')).toBeDefined()
    expect(widget.queryByRole('button', { name: 'Guardar' })).toBeNull()
    expect(widget.getByRole('button', { name: 'As minhas configurações' })).toBeDefined()
    await widget.click('button', 'As minhas configurações')
    const saved = await widget.findByRole('dialog', { name: 'As minhas configurações' })
    expect(spaced(saved.textContent)).toMatch(/36 900 €, \d+,\d\d €\/mês \(TAEG 8,\d%\)/)
    expect(saved.textContent).toContain('Contrair um empréstimo custa dinheiro.')
    await widget.click('button', 'Fechar')
    await widget.click('button', 'Guardada')
    expect(widget.getByText(/já está guardada neste dispositivo/)).toBeDefined()
    await act(async () => choose(widget.store, 'exterior', 'BNE'))
    expect(widget.getByRole('button', { name: 'Guardar' })).toBeDefined()
  })

  it('has every part that opens as a row, with what matters in sight', async () => {
    const widget = await summary()
    const rows = [...widget.container().querySelectorAll('.accordion summary')]
    await waitFor(() => expect(rows[5]?.textContent).toContain('desde'))
    const texts = rows.map((row) => spaced(row.textContent))
    expect(texts[0]).toMatch(/^Equipamento de série\d+ equipamentos$/)
    expect(texts[1]).toMatch(/^Consumo e emissões \(WLTP\)[\d,]+ l\/100 km · \d+ g\/km$/)
    expect(texts[2]).toMatch(
      /^Financiamento[\d ]+,\d\d €\/mês, TAEG \d+,\d%, 96 meses, entrada [\d ]+ €$/,
    )
    expect(texts[3]).toMatch(/^Por mês, tudo somado/)
    expect(texts[4]).toMatch(/^Entregaem 8 a 10 semanas \(indicação de \d\d\/\d\d\)$/)
    expect(texts[5]).toMatch(/^Carros em stock3 carros, desde \d\d \d{3} €$/)
    expect(texts.slice(6)).toEqual([
      'GarantiaGarantia legal e garantia do fabricante',
      'Menções legais',
    ])
    const card = spaced(widget.container().querySelector('.price-box')?.textContent)
    expect(card).toMatch(/Entrega em 8 a 10 semanas \(indicação de \d\d\/\d\d\)/)
  })
})
