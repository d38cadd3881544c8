import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FigureList } from '../../ui/primitives/figures.tsx'
import { ChoiceCard, type ChoiceCardProps } from './choice-card.tsx'

const card: ChoiceCardProps = {
  name: '1.6 Híbrido',
  facts: ['Híbrido', '215 CV'],
  price: '36 900 €',
  difference: '+ 4 450 €',
  figures: <FigureList items={[{ label: 'Mensalidade', value: '411,05 €', unit: '/mês' }]} />,
  wltp: '121 g/km',
  details: { label: 'Financiamento', rows: [{ label: 'Entrada inicial', value: '7 500 €' }] },
  isChecked: false,
  onToggle: () => undefined,
}

/** What screen readers say after the name. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

describe('ChoiceCard', () => {
  it('is a checkbox named after the engine and described by its price and facts', () => {
    render(<ChoiceCard {...card} />)
    const check = screen.getByRole('checkbox', { name: '1.6 Híbrido' })
    expect(descriptionOf(check)).toBe('36 900 € + 4 450 € Híbrido · 215\u00A0CV')
  })

  it('has an instalment and official values once it is chosen', () => {
    const { rerender } = render(<ChoiceCard {...card} />)
    expect(screen.queryByText('411,05 €')).toBeNull()
    expect(screen.queryByText('121 g/km')).toBeNull()
    rerender(<ChoiceCard {...card} isChecked />)
    expect(screen.getByText('411,05 €')).toBeDefined()
    expect(screen.getByText('121 g/km')).toBeDefined()
  })

  it('hides the rest of the offer until it is expanded', () => {
    render(<ChoiceCard {...card} isChecked />)
    const button = screen.getByRole('button', { name: 'Financiamento: 1.6 Híbrido' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByText('7 500 €').closest('[hidden]')).not.toBeNull()
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('7 500 €').closest('[hidden]')).toBeNull()
  })

  it('is checked at once, then requests it, and is unchecked again if its parent refuses', async () => {
    const onToggle = vi.fn<(...values: unknown[]) => void>()
    render(<ChoiceCard {...card} onToggle={onToggle} />)
    const check = screen.getByRole<HTMLInputElement>('checkbox')
    fireEvent.click(check)
    expect(check.checked).toBe(true)
    expect(onToggle).not.toHaveBeenCalled()
    await waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(true))
    await waitFor(() => expect(check.checked).toBe(false))
  })

  it('requests it at once when the page is left before the change is painted', async () => {
    const onToggle = vi.fn<(...values: unknown[]) => void>()
    render(<ChoiceCard {...card} onToggle={onToggle} />)
    fireEvent.click(screen.getByRole('checkbox'))
    dispatchEvent(new Event('pagehide'))
    // A page that is left runs microtasks, but neither timers nor frames.
    await Promise.resolve()
    expect(onToggle).toHaveBeenLastCalledWith(true)
  })

  it('requests to be unchecked', async () => {
    const onToggle = vi.fn<(...values: unknown[]) => void>()
    render(<ChoiceCard {...card} onToggle={onToggle} isChecked />)
    fireEvent.click(screen.getByRole('checkbox'))
    await waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(false))
  })

  it('opens the list of equipment without unchecking the version', () => {
    const [onToggle, onClick] = [
      vi.fn<(...values: unknown[]) => void>(),
      vi.fn<(...values: unknown[]) => void>(),
    ]
    const label = 'Ver lista de equipamentos'
    render(
      <ChoiceCard {...card} isChecked onToggle={onToggle} link={{ label, name: label, onClick }} />,
    )
    fireEvent.click(screen.getByRole('button', { name: label }))
    expect(onClick).toHaveBeenCalledOnce()
    expect(onToggle).not.toHaveBeenCalled()
  })

  it('says at once that a choice is missing', () => {
    const { rerender } = render(<ChoiceCard {...card} isChecked />)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(<ChoiceCard {...card} missing="Falta escolher o motor para continuar." />)
    expect(screen.getByRole('alert').textContent).toBe('Falta escolher o motor para continuar.')
  })
})
