import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  cellsOf,
  checkbox,
  columns,
  comparison,
  groups,
  openFirstExample,
} from '../../../test/support/open-comparison.tsx'

describe('the comparison of versions', () => {
  it('explains each column with its own representative example', async () => {
    const widget = await comparison('versao')
    const text = (await openFirstExample(widget))()
    expect(text).toContain('Credit to Drive, Maré Essencial.')
    expect(text).toContain('Preço a pronto37 900,00 €Desconto da campanha de financiamento-')
    expect(text).not.toContain('Horizonte')
  })

  it('says what each version costs more than the first one, whichever that is', async () => {
    const widget = await comparison('versao')
    await widget.click('checkbox', 'Atlântico')
    const prices = () => cellsOf(widget, 'Preço, sem cor nem interior')
    expect(prices()).toEqual(['36 900 €', '39 400 € + 2 500 €', '41 500 € + 4 600 €'])
    await widget.click('checkbox', 'Essencial')
    expect(prices()).toEqual(['39 400 €', '41 500 € + 2 100 €'])
  })

  it('marks the equipment that differs, and has it first in its group', async () => {
    const widget = await comparison('versao')
    await waitFor(() => expect(groups(widget)).toHaveLength(5))
    const rowOf = (name: string) => widget.getByRole('rowheader', { name }).closest('tr')!
    const rain = rowOf('Sensor de chuva')
    const light = rowOf('Sensor de luz')
    expect([rain, light].map((row) => row.hasAttribute('data-differs'))).toEqual([true, false])
    const rows = [...(rain.parentElement?.children ?? [])]
    expect(rows.indexOf(rain)).toBeLessThan(rows.indexOf(light))
  })

  it('shows only differences on request, until the selection changes', async () => {
    const widget = await comparison('versao')
    await waitFor(() => expect(groups(widget)).toHaveLength(5))
    const toggle = widget.getByRole('switch')
    const count = Number(
      /^Ver diferenças \((\d+)\)$/.exec(toggle.closest('label')?.textContent ?? '')?.[1],
    )
    expect(count).toBeGreaterThan(0)
    await widget.click('switch', `Ver diferenças (${count})`)
    expect(widget.queryByRole('rowheader', { name: 'Sensor de luz' })).toBeNull()
    expect(cellsOf(widget, 'Sensor de chuva')).toEqual(['Não incluído', 'Incluído'])
    expect(widget.getByRole('table').querySelectorAll('[data-differs]')).toHaveLength(count)
    expect(widget.getByText(new RegExp(` ${count} diferenças`))).toBeDefined()
    await widget.click('checkbox', 'Atlântico')
    expect(widget.getByRole<HTMLInputElement>('switch').checked).toBe(false)
    expect(widget.getByRole('rowheader', { name: 'Sensor de luz' })).toBeDefined()
  })

  it('disables further versions at the maximum, with the reason, until one is removed', async () => {
    const widget = await comparison('versao', {
      settings: { creditLimits: { compareMaximum: 2 } },
    })
    widget.getByText('Comparar (no maximo 2 versões)')
    const other = checkbox(widget, 'Atlântico')
    expect(other.getAttribute('aria-disabled')).toBe('true')
    const reason = other
      .closest('article')
      ?.querySelector(`[id="${other.getAttribute('aria-describedby')}"]`)
    expect(reason?.textContent).toBe('Máximo atingido: retire uma versão')
    await widget.click('checkbox', 'Atlântico')
    expect(columns(widget)).toEqual(['Essencial', 'Horizonte'])
    await widget.click('checkbox', 'Horizonte')
    await widget.click('checkbox', 'Atlântico')
    expect(columns(widget)).toEqual(['Essencial', 'Atlântico'])
  })

  it('returns to the version step with the version preselected, in a restored configuration too, until another is chosen', async () => {
    const widget = await comparison('versao')
    await widget.click('checkbox', 'Prestígio')
    await widget.click('button', 'Escolher a versão Prestígio')
    expect(widget.path()).toBe('/Maré/versao')
    await waitFor(() => expect(checkbox(widget, 'Prestígio').checked).toBe(true))
    expect(checkbox(widget, 'Horizonte').checked).toBe(false)
    await widget.click('checkbox', 'Essencial')
    await widget.goTo('/Maré/comparador/versao')
    await widget.findByRole('heading', { level: 1, name: /^Comparar/ })
    await widget.goTo('/Maré/versao')
    await waitFor(() => expect(checkbox(widget, 'Essencial').checked).toBe(true))
    expect(checkbox(widget, 'Prestígio').checked).toBe(false)
  })

  it('asks for the engine first when an address has none', async () => {
    const widget = await comparison('versao', { choices: 'modelid=101' })
    await widget.findByText('Selecione o motor!')
    await widget.click('button', 'Motor')
    await waitFor(() => expect(widget.path()).toBe('/Maré/motor'))
  })
})
