import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'
import { NavBar } from './nav-bar.tsx'

const REASON = 'Escolha primeiro a versão.'

function renderBar() {
  const [onSelect, onHome] = [
    vi.fn<(...values: unknown[]) => void>(),
    vi.fn<(...values: unknown[]) => void>(),
  ]
  render(
    <NavBar
      label="Passos"
      position="2/5"
      current="Versão"
      steps={[
        { id: 1, label: 'Motor', state: 'concluded', stateName: 'concluído' },
        { id: 2, label: 'Versão', state: 'active' },
        { id: 3, label: 'Design Exterior', state: 'disabled', reason: REASON },
      ]}
      onSelect={onSelect}
      breadcrumb={
        <Breadcrumb
          label="Localização"
          items={[{ label: 'Gama Lume', href: '/configurador/', onClick: onHome }]}
        />
      }
    />,
  )
  return { onSelect, onHome }
}

describe('NavBar', () => {
  it('marks the active step and opens a concluded one', () => {
    const { onSelect } = renderBar()
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Versão')
    fireEvent.click(screen.getByRole('button', { name: /Motor.*concluído/ }))
    expect(onSelect).toHaveBeenCalledWith(1)
  })

  it('does not open a disabled step, and says why', () => {
    const { onSelect } = renderBar()
    const step = screen.getByRole('button', { name: /Design Exterior/ })
    fireEvent.click(step)
    expect(onSelect).not.toHaveBeenCalled()
    const reason = document.getElementById(step.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe(REASON)
  })

  it('opens its list in the mobile layout, and closes it with Escape or a choice', () => {
    renderBar()
    const toggle = screen.getByRole('button', { name: '2/5 Versão' })
    fireEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(toggle, { key: 'Escape' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(toggle)
    fireEvent.click(screen.getByRole('button', { name: /Motor/ }))
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('Breadcrumb', () => {
  it('handles a plain click and leaves a modified one to the browser', () => {
    const { onHome } = renderBar()
    const link = screen.getByRole('link', { name: 'Gama Lume' })
    expect(fireEvent.click(link)).toBe(false)
    expect(onHome).toHaveBeenCalledOnce()
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(onHome).toHaveBeenCalledOnce()
  })
})
