import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { OptionsSheet, StepLayout } from './step-layout.tsx'
import { StoreContext } from '../../../core/store/context.tsx'
import { createConfiguratorStore } from '../../../core/store/create-store.ts'
import { SETTINGS } from '../../../../test/support/store-under-test.ts'
import { IsMobileContext } from '../../../ui/base/use-element-width.tsx'

const isScrollLocked = (): boolean => document.documentElement.style.overflow === 'hidden'

const store = createConfiguratorStore(SETTINGS, new EventTarget())

function Step({ isMobile }: { readonly isMobile: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <StoreContext value={store}>
      <IsMobileContext value={isMobile}>
        <StepLayout
          stage={<p>Palco</p>}
          isOpen={isOpen}
          options={
            <OptionsSheet
              kind="version"
              openLabels={{
                label: 'Selecionar versão (3 versões)',
                hint: 'Ver o que cada versão acrescenta',
              }}
              isOpen={isOpen}
              onToggle={setIsOpen}
            >
              <p>Lista</p>
            </OptionsSheet>
          }
        />
      </IsMobileContext>
    </StoreContext>
  )
}

/** Opens the sheet: the press is shown first. */
async function open(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /Selecionar versão/ }))
  await waitFor(() => expect(document.querySelector('.sheet[data-open]')).not.toBeNull())
}

/** Drags the head of the sheet vertically, by a distance in pixels and within a time in milliseconds. */
function drag(by: number, time: number, end: 'pointerup' | 'pointercancel' | null): void {
  const title = screen.getByRole('heading', { level: 1 })
  const head = title.parentElement as HTMLElement
  head.setPointerCapture = () => undefined
  const send = (type: string, clientY: number, at: number): void => {
    const event = new Event(type, { bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: at })
    fireEvent(title, Object.assign(event, { clientY, button: 0, isPrimary: true, pointerId: 1 }))
  }
  send('pointerdown', 300, 1000)
  send('pointermove', 300 + by, 1000 + time)
  if (end) send(end, 300 + by, 1000 + time)
}

describe('StepLayout with OptionsSheet', () => {
  it('locks the page while the sheet covers the stage, and unlocks it when it closes', async () => {
    render(<Step isMobile />)
    await open()
    expect(isScrollLocked()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Fechar as opções' }))
    await waitFor(() => expect(isScrollLocked()).toBe(false))
  })

  it('unlocks the page when the step is unmounted with the sheet open', async () => {
    const { unmount } = render(<Step isMobile />)
    await open()
    unmount()
    expect(isScrollLocked()).toBe(false)
  })

  it('never locks the page in the desktop form', async () => {
    render(<Step isMobile={false} />)
    await open()
    expect(isScrollLocked()).toBe(false)
  })

  it('closes the sheet with Escape, after a dialog above it', async () => {
    render(<Step isMobile />)
    await open()
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.getByRole('button', { name: 'Fechar as opções', expanded: true })).toBeTruthy()
    expect(isScrollLocked()).toBe(true)
    dialog.remove()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isScrollLocked()).toBe(false)
  })

  it.each([
    ['far enough', 120, 2000, true],
    ['quickly', 60, 50, true],
    ['a little', 60, 2000, false],
    ['up', -120, 50, false],
  ])(
    'when its head is dragged %s (%d px in %d ms), closes the sheet: %s',
    async (_, by, time, closes) => {
      render(<Step isMobile />)
      await open()
      drag(by, time, 'pointerup')
      expect(isScrollLocked()).toBe(!closes)
    },
  )

  it('moves the sheet with the finger and back when the browser takes the drag over', async () => {
    const { container } = render(<Step isMobile />)
    await open()
    const panel = container.querySelector<HTMLElement>('.step-options')
    drag(40, 100, null)
    expect(panel?.style.translate).toBe('0 40px')
    drag(120, 100, 'pointercancel')
    expect(panel?.style.translate).toBe('')
    expect(isScrollLocked()).toBe(true)
  })

  it('has a heading that can take the focus on navigation', () => {
    render(<Step isMobile />)
    const heading = screen.getByRole('heading', { level: 1 })
    heading.focus()
    expect(document.activeElement).toBe(heading)
  })
})
