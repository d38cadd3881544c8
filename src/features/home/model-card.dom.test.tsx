import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ModelCard, type ModelCardProps } from './model-card.tsx'

const card: ModelCardProps = {
  name: 'Maré',
  segment: 'SUV',
  image: '/mare.webp',
  figures: [{ label: 'desde', value: '32 450 €' }],
  rows: [{ label: 'Entrada inicial', value: null }],
  buttonLabel: 'Selecionar',
  buttonName: 'Selecionar Maré',
  onIntent: () => undefined,
  onSelect: () => undefined,
}

describe('ModelCard', () => {
  const renderSpied = () => {
    const onIntent = vi.fn<(...values: unknown[]) => void>()
    const onSelect = vi.fn<(...values: unknown[]) => void>()
    const { unmount } = render(<ModelCard {...card} onIntent={onIntent} onSelect={onSelect} />)
    const button = screen.getByRole('button', { name: 'Selecionar Maré' })
    return { onIntent, onSelect, button, unmount }
  }

  it('reports the intent at once when the pointer enters its button', () => {
    const { onIntent, onSelect, button } = renderSpied()
    fireEvent.pointerEnter(button)
    expect(onIntent).toHaveBeenCalledOnce()
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('reports the intent when the focus rests on its button, and not when it passes or the card is gone', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { onIntent, button, unmount } = renderSpied()
    fireEvent.focus(button)
    vi.advanceTimersByTime(250)
    fireEvent.blur(button)
    vi.advanceTimersByTime(1000)
    expect(onIntent).not.toHaveBeenCalled()
    fireEvent.focus(button)
    vi.advanceTimersByTime(300)
    expect(onIntent).toHaveBeenCalledOnce()
    fireEvent.focus(button)
    unmount()
    vi.advanceTimersByTime(1000)
    expect(onIntent).toHaveBeenCalledOnce()
  })

  it('reports the choice on a press without waiting for the focus to rest', async () => {
    const { onSelect, button } = renderSpied()
    fireEvent.focus(button)
    fireEvent.click(button)
    await vi.waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
  })

  it.each([
    ['has none', null],
    ['fails to load', '/broken.webp'],
  ])('shows the no-model picture when the picture %s', async (_, image) => {
    const { container } = render(<ModelCard {...card} image={image} />)
    const picture = container.querySelector('img')
    if (picture) fireEvent.error(picture)
    expect(container.querySelector('img')).toBeNull()
    await waitFor(() => expect(container.querySelector('.no-model')).not.toBeNull())
  })

  it('tries a new picture after a failed one', () => {
    const { container, rerender } = render(<ModelCard {...card} image="/broken.webp" />)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    rerender(<ModelCard {...card} image="/mare.webp" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/mare.webp')
  })

  it('shows a dash for a missing row', () => {
    render(<ModelCard {...card} />)
    expect(screen.getByText('Entrada inicial').nextElementSibling?.textContent).toBe('—')
  })
})
