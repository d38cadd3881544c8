import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  type Filterable,
  EMPTY_FILTER,
  type FilterSelection,
  setFilter,
} from '../../core/filtering/filtering.ts'
import { StoreContext, useSelect } from '../../core/store/context.tsx'
import { createConfiguratorStore } from '../../core/store/create-store.ts'
import { SETTINGS } from '../../../test/support/store-under-test.ts'
import { FilterToggle } from './filter-toggle.tsx'
import { ListFilter } from './list-filter.tsx'

const [SUV, CITY] = ['SUV', 'Citadino'].map((name) => [{ id: name, name }])

const ITEMS: readonly Filterable[] = [
  { price: 14_000, monthlyPayment: 150, segments: SUV! },
  { price: 30_000, monthlyPayment: 250, segments: CITY! },
  { price: 31_000, monthlyPayment: 260, segments: CITY! },
]

function Filter() {
  const [isOpen, setIsOpen] = useState(false)
  const selection = useSelect((state) => state.filters.home ?? EMPTY_FILTER)
  return (
    <>
      <FilterToggle count={2} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} panelId="panel" />
      {isOpen && <ListFilter id="panel" name="home" items={ITEMS} selection={selection} />}
    </>
  )
}

async function openFilter(selection: Partial<FilterSelection> = {}) {
  const store = createConfiguratorStore(SETTINGS, new EventTarget())
  setFilter(store, 'home', { ...EMPTY_FILTER, ...selection })
  render(
    <StoreContext value={store}>
      <Filter />
    </StoreContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: /Filtro/ }))
  await screen.findByRole('group', { name: 'Mensalidade' })
  return () => store.get().filters.home
}

describe('the filter of a list', () => {
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

  it('stays open with a button that gives up an option where nothing matches', async () => {
    const selection = await openFilter({ segments: ['SUV'], monthlyPayment: ['cfg_rent_300'] })
    expect(screen.getByRole('status').textContent).toBe('0 modelos de 3')
    expect(screen.queryByText(/^Ver /)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Nenhum modelo: retirar 200 a 300/ }))
    await waitFor(() =>
      expect(selection()).toMatchObject({ segments: ['SUV'], monthlyPayment: [] }),
    )
    expect(screen.getByRole('button', { name: 'Ver 1 modelo' })).toBeTruthy()
  })

  it('applies a ticked option', async () => {
    const selection = await openFilter()
    fireEvent.click(screen.getByRole('checkbox', { name: /^200 a 300/ }))
    await waitFor(() => expect(selection()?.monthlyPayment).toEqual(['cfg_rent_300']))
  })

  it('keeps a disabled option focusable with its reason, and does not tick it', async () => {
    const selection = await openFilter()
    const option = screen.getByRole<HTMLInputElement>('checkbox', { name: /^300 a 400/ })
    option.focus()
    fireEvent.click(option)
    expect(document.activeElement).toBe(option)
    expect(option.checked).toBe(false)
    expect(selection()).toEqual(EMPTY_FILTER)
  })

  it('describes each disabled option by its own reason, and shows each reason once', async () => {
    await openFilter({ segments: ['SUV'] })
    const reasonOf = (name: RegExp) => {
      const id = screen.getByRole('checkbox', { name }).getAttribute('aria-describedby')
      return document.getElementById(id ?? '')?.textContent.replaceAll(/\s/g, ' ')
    }
    const absent = 'Nenhum de 15 000 a 25 000 € nem acima de 35 000 €.'
    expect([/^15\s000 a/, /^Mais de 35/, /^25\s000 a/].map(reasonOf)).toEqual([
      absent,
      absent,
      'Nenhum de 25 000 a 35 000 € com os filtros escolhidos.',
    ])
    expect(screen.getAllByText(/^Nenhum de 15\s000 a/)).toHaveLength(1)
  })

  it('shows how many items match, and can be cleared', async () => {
    const selection = await openFilter({ segments: ['Citadino'] })
    expect(screen.getByRole('status').textContent).toBe('2 modelos de 3')
    fireEvent.click(screen.getByRole('button', { name: 'Limpar filtro' }))
    await waitFor(() => expect(selection()).toEqual(EMPTY_FILTER))
  })

  it('scrolls into view when it is opened', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    await openFilter()
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant', block: 'nearest' })
  })
})
