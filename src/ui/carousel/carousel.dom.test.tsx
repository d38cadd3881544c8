import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoreContext } from '../../core/store/context.tsx'
import { createConfiguratorStore } from '../../core/store/create-store.ts'
import { SETTINGS } from '../../../test/support/store-under-test.ts'
import { Carousel } from './carousel.tsx'
import { IsMobileContext } from '../base/element-context.tsx'

const store = createConfiguratorStore(SETTINGS, new EventTarget())

const MODELS = ['Faial', 'Maré', 'Brisa 5']

const carousel = (isMobile: boolean, models = MODELS) => (
  <StoreContext value={store}>
    <IsMobileContext value={isMobile}>
      <Carousel
        label="Modelos"
        items={models.map((name) => ({
          key: name,
          label: name,
          content: <button type="button">{`Selecionar ${name}`}</button>,
        }))}
      />
    </IsMobileContext>
  </StoreContext>
)

describe('Carousel', () => {
  it.each([
    ['desktop', false],
    ['mobile', true],
  ])('names every slide and keeps it reachable in the %s form', (_, isMobile) => {
    render(carousel(isMobile))
    expect(
      screen.getAllByRole('listitem').map((slide) => slide.getAttribute('aria-label')),
    ).toEqual(MODELS)
    const last = screen.getByRole('button', { name: 'Selecionar Brisa 5' })
    last.focus()
    expect(document.activeElement).toBe(last)
  })

  it('shows buttons and the position in the mobile layout, from the first slide on', async () => {
    render(carousel(true))
    expect((await screen.findByText('1 de 3')).getAttribute('role')).toBe('status')
    const previous = screen.getByRole('button', { name: 'Modelo anterior' })
    expect(previous.getAttribute('aria-disabled')).toBe('true')
  })

  it('updates the count when the filter leaves fewer models', async () => {
    const { rerender } = render(carousel(true))
    await screen.findByText('1 de 3')
    rerender(carousel(true, ['Faial', 'Maré']))
    expect(await screen.findByText('1 de 2')).toBeTruthy()
  })

  it('has no buttons in the desktop form, nor for one model', () => {
    render(carousel(false))
    expect(screen.queryByRole('button', { name: 'Modelo seguinte' })).toBeNull()
    cleanup()
    render(carousel(true, ['Faial']))
    expect(screen.queryByRole('button', { name: 'Modelo seguinte' })).toBeNull()
  })
})
