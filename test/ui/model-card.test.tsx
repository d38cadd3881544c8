import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ModelCard, type ModelCardProps } from '../../src/ui/cards/model-card.tsx'

afterEach(cleanup)

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
  it('reports the intent on hover and focus, and the choice on a click', () => {
    const [onIntent, onSelect] = [
      vi.fn<(...values: unknown[]) => void>(),
      vi.fn<(...values: unknown[]) => void>(),
    ]
    render(<ModelCard {...card} onIntent={onIntent} onSelect={onSelect} />)
    const button = screen.getByRole('button', { name: 'Selecionar Maré' })
    fireEvent.pointerEnter(button)
    fireEvent.focus(button)
    expect(onIntent).toHaveBeenCalledTimes(2)
    expect(onSelect).not.toHaveBeenCalled()
    fireEvent.click(button)
    expect(onSelect).toHaveBeenCalledOnce()
  })

  it.each([
    ['has none', null],
    ['fails to load', '/broken.webp'],
  ])('shows the no-model picture when the picture %s', async (_, image) => {
    const { container } = render(<ModelCard {...card} image={image} />)
    const picture = container.querySelector('img')
    if (picture) fireEvent.error(picture)
    expect(container.querySelector('img')).toBeNull()
    await waitFor(() => expect(container.querySelector('svg.no-model')).not.toBeNull())
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
