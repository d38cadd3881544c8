import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { StoreModal, OnHideContext } from './store-modal.tsx'
import { StoreContext, useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { createConfiguratorStore } from '../../core/store/create-store.ts'
import { SETTINGS } from '../../../test/support/store-under-test.ts'
import { painted } from '../../../test/painted.ts'

const isScrollLocked = (): boolean => document.documentElement.style.overflow === 'hidden'

function OpeningButton() {
  const { actions } = useConfiguratorStore()
  const modal = useSelect((state) => state.modal)
  return (
    <>
      <button type="button" onClick={() => actions.openModal({ kind: 'finance' })}>
        Abrir
      </button>
      {modal && (
        <StoreModal title="Dados técnicos">
          <p>Cilindrada</p>
        </StoreModal>
      )}
    </>
  )
}

function open(onHide = () => {}) {
  const store = createConfiguratorStore(SETTINGS, new EventTarget())
  render(
    <StoreContext value={store}>
      <OnHideContext value={onHide}>
        <OpeningButton />
      </OnHideContext>
    </StoreContext>,
  )
  const opener = screen.getByRole('button', { name: 'Abrir' })
  opener.focus()
  fireEvent.click(opener)
  // A browser moves the focus into an open dialog; happy-dom does not.
  screen.getByRole('button', { name: 'Fechar' }).focus()
  return { opener, store }
}

describe('StoreModal', () => {
  it('is named by its title and locks the scrolling of the page', () => {
    open()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Dados técnicos' })
    expect(dialog.open).toBe(true)
    expect(isScrollLocked()).toBe(true)
  })

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))],
    [
      'Escape',
      () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    ],
    [
      'the backdrop',
      () => {
        fireEvent.pointerDown(screen.getByRole('dialog'))
        fireEvent.click(screen.getByRole('dialog'))
      },
    ],
  ])('is closed by %s, returns the focus and unlocks the page', async (_, close) => {
    const { opener } = open()
    close()
    expect(screen.queryByRole('dialog')).toBeNull()
    await painted()
    expect(document.activeElement).toBe(opener)
    expect(isScrollLocked()).toBe(false)
  })

  it('says that it is hidden, and closes after that has been painted', async () => {
    const onHide = vi.fn<() => void>()
    const { store } = open(onHide)
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(onHide).toHaveBeenCalledOnce()
    expect(store.get().modal).not.toBeNull()
    await painted()
    expect(store.get().modal).toBeNull()
    expect(onHide).toHaveBeenCalledOnce()
  })

  it('stays open when a drag that began inside ends on the backdrop', () => {
    open()
    fireEvent.pointerDown(screen.getByText('Cilindrada'))
    fireEvent.click(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
