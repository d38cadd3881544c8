import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'
import { StoreModal } from './store-modal.tsx'
import { OnHideContext } from './use-dialog.tsx'
import { StoreContext, useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { createConfiguratorStore } from '../../core/store/create-store.ts'
import { SETTINGS } from '../../../test/support/store-under-test.ts'
import { painted } from '../../../test/painted.ts'

const isScrollLocked = (): boolean => document.documentElement.style.overflow === 'hidden'

function OpeningButton({ kind }: { readonly kind: 'modal' | 'alert' }) {
  const { actions, set } = useConfiguratorStore()
  const { modal, alert } = useSelect((state) => state)
  return (
    <>
      <button
        type="button"
        onClick={() =>
          kind === 'modal'
            ? actions.openModal({ kind: 'finance' })
            : set({ alert: 'choose-version' })
        }
      >
        Abrir
      </button>
      {modal && (
        <StoreModal title="Dados técnicos">
          <p>Cilindrada</p>
        </StoreModal>
      )}
      {alert && (
        <AlertDialog
          text="Selecione a versão!"
          buttonLabel="Continuar"
          onClose={() => set({ alert: null })}
        />
      )}
    </>
  )
}

function open(kind: 'modal' | 'alert', onHide = () => {}) {
  const store = createConfiguratorStore(SETTINGS, new EventTarget())
  render(
    <StoreContext value={store}>
      <OnHideContext value={onHide}>
        <OpeningButton kind={kind} />
      </OnHideContext>
    </StoreContext>,
  )
  const opener = screen.getByRole('button', { name: 'Abrir' })
  opener.focus()
  fireEvent.click(opener)
  // A browser moves the focus into an open dialog; happy-dom does not.
  screen.getByRole('button', { name: kind === 'modal' ? 'Fechar' : 'Continuar' }).focus()
  return { opener, store }
}

describe('StoreModal', () => {
  it('is named by its title and locks the scrolling of the page', () => {
    open('modal')
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
    const { opener } = open('modal')
    close()
    expect(screen.queryByRole('dialog')).toBeNull()
    await painted()
    expect(document.activeElement).toBe(opener)
    expect(isScrollLocked()).toBe(false)
  })

  it('says that it is hidden, and closes after that has been painted', async () => {
    const onHide = vi.fn<() => void>()
    const { store } = open('modal', onHide)
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(onHide).toHaveBeenCalledOnce()
    expect(store.get().modal).not.toBeNull()
    await painted()
    expect(store.get().modal).toBeNull()
    expect(onHide).toHaveBeenCalledOnce()
  })

  it('stays open when a drag that began inside ends on the backdrop', () => {
    open('modal')
    fireEvent.pointerDown(screen.getByText('Cilindrada'))
    fireEvent.click(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

describe('AlertDialog', () => {
  it('is named by its text and closed by its one button, returning the focus', async () => {
    const { opener } = open('alert')
    const dialog = screen.getByRole('alertdialog', { name: 'Selecione a versão!' })
    const buttons = dialog.querySelectorAll('button')
    expect(buttons).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await painted()
    expect(document.activeElement).toBe(opener)
  })
})
