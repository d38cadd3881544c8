import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FilterPanel } from '../../src/ui/filter/filter-panel.tsx'
import { FilterToggle } from '../../src/ui/filter/filter-toggle.tsx'

afterEach(cleanup)

const REASON = 'Sem modelos abaixo de 200 € por mês nos preços escolhidos.'

function Filter({ onChange }: { onChange: (...change: unknown[]) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FilterToggle
        label="Filtro"
        count={2}
        countName="2 ativos"
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        panelId="panel"
      />
      <FilterPanel
        id="panel"
        isOpen={isOpen}
        groups={[
          {
            id: 'monthlyPayment',
            label: 'Mensalidade',
            reason: REASON,
            options: [
              { id: 'low', label: 'Até 200 €', isChecked: false, isDisabled: true },
              { id: 'mid', label: '200 a 300 €', isChecked: false, isDisabled: false },
            ],
          },
        ]}
        onChange={onChange}
        countText="3 modelos de 5"
        showLabel="Ver 3 modelos"
        clearLabel="Limpar filtro"
        onClear={() => onChange('clear')}
      />
    </>
  )
}

async function openFilter(onChange = vi.fn<(...values: unknown[]) => void>()) {
  render(<Filter onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: /Filtro/ }))
  await screen.findByRole('group', { name: 'Mensalidade' })
  return onChange
}

describe('FilterPanel', () => {
  it('is toggled by its button, which has the state and counts the active choices', async () => {
    await openFilter()
    const toggle = screen.getByRole('button', { name: 'Filtro 2 ativos' })
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    expect(toggle.getAttribute('aria-controls')).toBe('panel')
    fireEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('is closed by the button that shows the matches, which returns the focus to the toggle', async () => {
    await openFilter()
    fireEvent.click(screen.getByText('Ver 3 modelos'))
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtro 2 ativos' }))
  })

  it('reports a ticked option', async () => {
    const onChange = await openFilter()
    fireEvent.click(screen.getByRole('checkbox', { name: '200 a 300 €' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('monthlyPayment', 'mid', true))
  })

  it('keeps a disabled option focusable with its reason, and does not tick it', async () => {
    const onChange = await openFilter()
    const option = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Até 200 €' })
    option.focus()
    fireEvent.click(option)
    expect(document.activeElement).toBe(option)
    expect(option.checked).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
    expect(option.checked).toBe(false)
    const reason = document.getElementById(option.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe(REASON)
  })

  it('shows how many items match, and can be cleared', async () => {
    const onChange = await openFilter()
    expect(screen.getByRole('status').textContent).toBe('3 modelos de 5')
    fireEvent.click(screen.getByRole('button', { name: 'Limpar filtro' }))
    expect(onChange).toHaveBeenCalledWith('clear')
  })

  it('scrolls into view when it is opened', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    await openFilter()
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  })
})
