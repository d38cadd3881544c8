import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FilterBody, type FilterBodyProps } from './filter-body.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterToggle } from './filter-toggle.tsx'

const REASON = 'Sem modelos nos preços escolhidos.'
const ABSENT = 'Sem modelos nestes valores.'

interface FilterProps {
  readonly onChange: (...change: unknown[]) => void
  readonly giveUp?: FilterBodyProps['giveUp']
}

function Filter({ onChange, giveUp = null }: FilterProps) {
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
      <FilterPanel id="panel" isOpen={isOpen}>
        <FilterBody
          id="panel"
          groups={[
            {
              id: 'monthlyPayment',
              label: 'Mensalidade',
              options: [
                { id: 'low', label: 'Até 200 €', count: 0, isChecked: false, reason: REASON },
                { id: 'mid', label: '200 a 300 €', count: 3, isChecked: false, reason: null },
                { id: 'high', label: 'Mais de 400 €', count: 0, isChecked: false, reason: REASON },
                { id: 'none', label: '300 a 400 €', count: 0, isChecked: false, reason: ABSENT },
              ],
            },
          ]}
          onChange={onChange}
          countText="3 modelos de 5"
          showLabel="Ver 3 modelos"
          giveUp={giveUp}
          clearLabel="Limpar filtro"
          onClear={() => onChange('clear')}
        />
      </FilterPanel>
    </>
  )
}

async function openFilter(
  onChange = vi.fn<(...values: unknown[]) => void>(),
  giveUp: FilterBodyProps['giveUp'] = null,
) {
  render(<Filter onChange={onChange} giveUp={giveUp} />)
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
    expect(toggle.hasAttribute('aria-controls')).toBe(false)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('is closed by the button that shows the matches, which returns the focus to the toggle', async () => {
    await openFilter()
    fireEvent.click(screen.getByText('Ver 3 modelos'))
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtro 2 ativos' }))
  })

  it('has a button that removes an option in place of the one that shows the matches if there are none', async () => {
    const onChange = vi.fn<(...values: unknown[]) => void>()
    const label = 'Nenhum modelo: retirar Elétrico'
    await openFilter(onChange, { label, onClick: () => onChange('give up') })
    expect(screen.queryByText('Ver 3 modelos')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: label }))
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('give up'))
    expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  })

  it('reports a ticked option', async () => {
    const onChange = await openFilter()
    fireEvent.click(screen.getByRole('checkbox', { name: '200 a 300 € 3' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('monthlyPayment', 'mid', true))
  })

  it('keeps a disabled option focusable with its reason, and does not tick it', async () => {
    const onChange = await openFilter()
    const option = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Até 200 € 0' })
    option.focus()
    fireEvent.click(option)
    expect(document.activeElement).toBe(option)
    expect(option.checked).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
    expect(option.checked).toBe(false)
  })

  it('describes each disabled option by its own reason, and shows each reason once', async () => {
    await openFilter()
    const reasonOf = (name: string) => {
      const id = screen.getByRole('checkbox', { name }).getAttribute('aria-describedby')
      return document.getElementById(id ?? '')?.textContent
    }
    expect(['Até 200 € 0', 'Mais de 400 € 0', '300 a 400 € 0'].map(reasonOf)).toEqual([
      REASON,
      REASON,
      ABSENT,
    ])
    for (const reason of [REASON, ABSENT]) expect(screen.getAllByText(reason)).toHaveLength(1)
  })

  it('shows how many items match, and can be cleared', async () => {
    const onChange = await openFilter()
    expect(screen.getByRole('status').textContent).toBe('3 modelos de 5')
    fireEvent.click(screen.getByRole('button', { name: 'Limpar filtro' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('clear'))
  })

  it('scrolls into view when it is opened', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    await openFilter()
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant', block: 'nearest' })
  })
})
