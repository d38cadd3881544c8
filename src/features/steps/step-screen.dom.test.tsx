import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '../../../test/support/store-under-test.ts'
import { StoreContext } from '../../core/store/context.tsx'
import { createConfiguratorStore } from '../../core/store/create-store.ts'
import { IsMobileContext } from '../../ui/base/element-context.tsx'
import { StepScreen } from './step-screen.tsx'

const isScrollLocked = (): boolean => document.documentElement.style.overflow === 'hidden'

const OPEN = 'Selecionar versão (3 versões)'

/** A step whose sheet has been opened: the press is shown first. */
async function openedStep(isMobile = true) {
  const { container, unmount } = render(
    <StoreContext value={createConfiguratorStore(SETTINGS, new EventTarget())}>
      <IsMobileContext value={isMobile}>
        <StepScreen kind="version" chosen={null} openLabel={OPEN} skeleton={null}>
          <p>Lista</p>
        </StepScreen>
      </IsMobileContext>
    </StoreContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: OPEN }))
  await waitFor(() => expect(container.querySelector('.sheet[data-open]')).not.toBeNull())
  return { panel: container.querySelector<HTMLElement>('.step-options')!, unmount }
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

describe('the sheet of a step', () => {
  it('locks the page while it covers the stage, and unlocks it when it closes', async () => {
    await openedStep()
    expect(isScrollLocked()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Fechar as opções' }))
    await waitFor(() => expect(isScrollLocked()).toBe(false))
  })

  it('unlocks the page when the step is unmounted', async () => {
    const { unmount } = await openedStep()
    unmount()
    expect(isScrollLocked()).toBe(false)
  })

  it('never locks the page in the desktop form', async () => {
    await openedStep(false)
    expect(isScrollLocked()).toBe(false)
  })

  it('closes with Escape, after a dialog above it', async () => {
    await openedStep()
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
    fireEvent.keyDown(document.body, { key: 'Escape' })
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
  ])('when its head is dragged %s (%d px in %d ms), closes: %s', async (_, by, time, closes) => {
    await openedStep()
    drag(by, time, 'pointerup')
    expect(isScrollLocked()).toBe(!closes)
  })

  it('moves with the finger and back when the browser takes the drag over', async () => {
    const { panel } = await openedStep()
    drag(40, 100, null)
    expect(panel.style.translate).toBe('0 40px')
    drag(120, 100, 'pointercancel')
    expect(panel.style.translate).toBe('')
    expect(isScrollLocked()).toBe(true)
  })
})
