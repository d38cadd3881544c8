import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { StoreContext } from '../../core/store/context.tsx'
import { createConfiguratorStore } from '../../core/store/create-store.ts'
import { MODELS } from '../../../test/support/sample-line-up.ts'
import { SETTINGS } from '../../../test/support/store-under-test.ts'
import { ModelCard } from './model-card.tsx'

const [city] = MODELS as [Model]

describe('the card of a model', () => {
  const renderCard = (model: Partial<Model> = {}) => {
    const store = createConfiguratorStore(SETTINGS, new EventTarget())
    const card = (changed: Partial<Model>) => (
      <StoreContext value={store}>
        <ModelCard model={{ ...city, ...changed }} isFirst={false} />
      </StoreContext>
    )
    const { container, rerender, unmount } = render(card(model))
    return {
      button: screen.getByRole('button', { name: 'Selecionar city' }),
      chosen: () => store.get().configuration.modelId,
      picture: () => container.querySelector('img'),
      container,
      change: (changed: Partial<Model>) => rerender(card(changed)),
      unmount,
    }
  }

  it('chooses its model at once when the pointer enters its button, without opening it', () => {
    const { button, chosen } = renderCard()
    fireEvent.pointerEnter(button)
    expect(chosen()).toBe('city')
    expect(location.pathname).not.toContain('city')
  })

  it('chooses its model when the focus rests on its button, and not when it passes or the card is gone', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { button, chosen, unmount } = renderCard()
    fireEvent.focus(button)
    vi.advanceTimersByTime(250)
    fireEvent.blur(button)
    vi.advanceTimersByTime(1000)
    fireEvent.focus(button)
    vi.advanceTimersByTime(299)
    expect(chosen()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(chosen()).toBe('city')
    unmount()
    const other = renderCard()
    fireEvent.focus(other.button)
    other.unmount()
    vi.advanceTimersByTime(1000)
    expect(other.chosen()).toBeNull()
  })

  it('opens its model on a press without waiting for the focus to rest', async () => {
    const { button } = renderCard()
    fireEvent.focus(button)
    fireEvent.click(button)
    await vi.waitFor(() => expect(location.pathname).toBe('/city/motor'))
  })

  it.each([
    ['has none', null],
    ['fails to load', '/broken.webp'],
  ])('shows the no-model picture when the picture %s', async (_, image) => {
    const { container, picture } = renderCard({ image })
    const broken = picture()
    if (broken) fireEvent.error(broken)
    expect(picture()).toBeNull()
    await waitFor(() => expect(container.querySelector('.no-model')).not.toBeNull())
  })

  it('tries a new picture after a failed one', () => {
    const { picture, change } = renderCard({ image: '/broken.webp' })
    fireEvent.error(picture() as HTMLImageElement)
    change({ image: '/mare.webp' })
    expect(picture()?.getAttribute('src')).toBe('/mare.webp')
  })

  it('shows a dash for an unknown amount', () => {
    renderCard({ downPayment: null })
    expect(screen.getByText('Entrada inicial').nextElementSibling?.textContent).toBe('—')
  })
})
