import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'
import { Modal } from './modal.tsx'
import { OnHideContext } from './use-dialog.tsx'
import { painted } from '../../../test/painted.ts'

const isScrollLocked = (): boolean => document.documentElement.style.overflow === 'hidden'

function Opener({ kind }: { readonly kind: 'modal' | 'alert' }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      {isOpen && kind === 'modal' && (
        <Modal title="Dados técnicos" closeLabel="Fechar" onClose={close}>
          <p>Cilindrada</p>
        </Modal>
      )}
      {isOpen && kind === 'alert' && (
        <AlertDialog text="Selecione a versão!" buttonLabel="Continuar" onClose={close} />
      )}
    </>
  )
}

function open(kind: 'modal' | 'alert') {
  render(<Opener kind={kind} />)
  const opener = screen.getByRole('button', { name: 'Abrir' })
  opener.focus()
  fireEvent.click(opener)
  // A browser moves the focus into an open dialog; happy-dom does not.
  screen.getByRole('button', { name: kind === 'modal' ? 'Fechar' : 'Continuar' }).focus()
  return opener
}

describe('Modal', () => {
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
    const opener = open('modal')
    close()
    expect(screen.queryByRole('dialog')).toBeNull()
    await painted()
    expect(document.activeElement).toBe(opener)
    expect(isScrollLocked()).toBe(false)
  })

  it('calls onHide when it is hidden, and onClose after that has been painted', async () => {
    const [onHide, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
    render(
      <OnHideContext value={onHide}>
        <Modal title="Dados técnicos" closeLabel="Fechar" onClose={onClose}>
          <p>Cilindrada</p>
        </Modal>
      </OnHideContext>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(onHide).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
    await painted()
    expect(onClose).toHaveBeenCalledOnce()
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
    const opener = open('alert')
    const dialog = screen.getByRole('alertdialog', { name: 'Selecione a versão!' })
    const buttons = dialog.querySelectorAll('button')
    expect(buttons).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await painted()
    expect(document.activeElement).toBe(opener)
  })
})
