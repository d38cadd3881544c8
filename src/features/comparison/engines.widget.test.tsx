import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { watchLog } from '../../../test/support/store-under-test.ts'
import { cellsOf, columns, comparison, groups } from '../../../test/support/open-comparison.tsx'

describe('the comparison of engines', () => {
  it('starts with the chosen engine and its neighbour, and adds others in the order of the list', async () => {
    const widget = await comparison('motor')
    await waitFor(() => expect(columns(widget)).toEqual(['1.2 Turbo', '1.6 Híbrido']))
    widget.getByText('Comparar (selecione no minimo 2 motores)')
    await widget.click('checkbox', 'Elétrico 64 kWh')
    expect(columns(widget)).toEqual(['1.2 Turbo', '1.6 Híbrido', 'Elétrico 64 kWh'])
    widget.getByText('Comparar (no maximo 3 motores)')
    expect(groups(widget)).toEqual(['Consumo e emissões (WLTP)', 'Motor', 'Performance ambiental'])
    expect(cellsOf(widget, 'Norma de emissões')).toEqual(['Euro 6e', 'Euro 6e', '—'])
    // Once, though the engines' own data have it too.
    expect(cellsOf(widget, 'Emissões de CO₂ (WLTP)')).toEqual(['138 g/km', '121 g/km', '0 g/km'])
    expect(cellsOf(widget, 'Autonomia elétrica (WLTP)').slice(0, 2)).toEqual(['—', '—'])
    expect(cellsOf(widget, 'Cilindrada')).toEqual(['1199 cm³', '1598 cm³', '—'])
  })

  it('says of the current engine that it is selected, and offers to choose the other', async () => {
    const widget = await comparison('motor')
    const buttons = widget.getByRole('table').querySelectorAll('thead button')
    expect([...buttons].map((button) => button.getAttribute('aria-label'))).toEqual([
      'Escolher o motor 1.2 Turbo',
      'Selecionado: 1.6 Híbrido',
    ])
  })

  it('shows price, monthly payment, TAEG and down payment in every column', async () => {
    const widget = await comparison('motor')
    expect(cellsOf(widget, 'Preço da versão base')).toEqual(['32 450 €', '36 900 € + 4 450 €'])
    expect(cellsOf(widget, 'Mensalidade')).toEqual(['363,62 €/mês', '411,05 €/mês'])
    expect(cellsOf(widget, 'TAEG')).toEqual(['8,3%', '8,3%'])
    expect(cellsOf(widget, 'Entrada inicial')).toEqual(['6 000,00 €', '7 000,00 €'])
    const marked = [...widget.getByRole('table').querySelectorAll('[data-differs] > th')]
    expect(marked.map((name) => name.textContent).slice(0, 5)).toEqual([
      'Preço da versão base',
      'Mensalidade',
      'Entrada inicial',
      'Consumo (WLTP)',
      'Emissões de CO₂ (WLTP)',
    ])
    widget.getByText(`Ver diferenças (${marked.length})`)
  })
})

describe('a comparison whose lists are missing', () => {
  it('shows that they are loading', async () => {
    const site = siteInProcess()
    const release = site.hold('lstVersions')
    const widget = await comparison('versao', { site })
    expect(widget.getAllByText('A carregar…').length).toBeGreaterThan(0)
    release()
    await widget.findByRole('table')
  })

  it('offers to reload the versions', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'lstVersions', fault: '404' }] })
    const widget = await comparison('versao', { site })
    await widget.findByRole('button', { name: 'Tentar novamente' })
    site.setFaults([])
    await widget.click('button', 'Tentar novamente')
    await waitFor(() => expect(columns(widget)).toEqual(['Essencial', 'Horizonte']))
  })

  it('keeps prices and offers to reload the equipment, even when the selection changes', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'equipmentLst', fault: '404' }] })
    const widget = await comparison('versao', { site })
    await widget.findByRole('button', { name: 'Tentar novamente' })
    expect(cellsOf(widget, 'Mensalidade')).toHaveLength(2)
    site.setFaults([])
    await widget.click('checkbox', 'Essencial')
    await waitFor(() => expect(groups(widget)).toHaveLength(5))
    expect(widget.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  })

  it('says so when there are no versions', async () => {
    const site = siteInProcess()
    site.respondWith('lstVersions', [])
    const widget = await comparison('versao', { site })
    await widget.findByText('Sem resultados')
    expect(widget.queryByRole('table')).toBeNull()
  })
})
