import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OptionsSheet } from '../../src/ui/shell/options-sheet.tsx'
import { StepLayout } from '../../src/ui/shell/step-layout.tsx'
import { IsMobileProvider } from '../../src/ui/base/use-element-width.tsx'

afterEach(cleanup)

const unlock = vi.fn<(...values: unknown[]) => void>()
const lockScroll = vi.fn<() => () => void>(() => unlock)

function Step({ isMobile }: { readonly isMobile: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <IsMobileProvider value={isMobile}>
      <StepLayout
        stage={<p>Palco</p>}
        isOpen={isOpen}
        lockScroll={lockScroll}
        options={
          <OptionsSheet
            title="Selecione o Motor do seu Maré"
            chosen={{ name: '1.6 Híbrido', detail: '215 CV' }}
            openLabel="Selecionar motor (3 motores)"
            closeLabel="Fechar lista"
            isOpen={isOpen}
            onToggle={setIsOpen}
          >
            <p>Lista</p>
          </OptionsSheet>
        }
      />
    </IsMobileProvider>
  )
}

const open = () => fireEvent.click(screen.getByRole('button', { name: /Selecionar motor/ }))

describe('StepLayout with OptionsSheet', () => {
  it('locks the page while the sheet covers the stage, and unlocks it when it closes', () => {
    render(<Step isMobile />)
    open()
    expect(lockScroll).toHaveBeenCalledOnce()
    expect(unlock).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Fechar lista' }))
    expect(unlock).toHaveBeenCalledOnce()
  })

  it('unlocks the page when the step is unmounted with the sheet open', () => {
    unlock.mockClear()
    const { unmount } = render(<Step isMobile />)
    open()
    unmount()
    expect(unlock).toHaveBeenCalledOnce()
  })

  it('never locks the page in the desktop form', () => {
    lockScroll.mockClear()
    render(<Step isMobile={false} />)
    open()
    expect(lockScroll).not.toHaveBeenCalled()
  })

  it('has a heading that can take the focus on navigation', () => {
    render(<Step isMobile />)
    const heading = screen.getByRole('heading', { level: 1 })
    heading.focus()
    expect(document.activeElement).toBe(heading)
  })
})
