import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { StoreContext } from '../../core/store/context.tsx'
import { buildPath } from '../../core/routing/route-path.ts'
import type { StepId } from '../../core/configuration/configuration.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { clearCookies, storeUnderTest } from '../../../test/support/store-under-test.ts'
import { StepFooter } from './step-footer.tsx'

beforeEach(clearCookies)
afterEach(cleanup)

const WHOLE = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'

/** The bar of a step of a whole configuration. */
async function renderBar(first: StepId, site = siteInProcess()) {
  const store = await storeUnderTest(site, { query: WHOLE })
  await store.visit('home')
  await store.visit(first)
  const memory = memoryLocation({ path: buildPath(first, 'Maré'), record: true })
  const at = (step: StepId) => (
    <StoreContext value={store}>
      <Router hook={memory.hook}>
        <div className="cfg">
          <StepFooter step={step} />
        </div>
      </Router>
    </StoreContext>
  )
  const { rerender, container, unmount } = render(at(first))
  return {
    store,
    container,
    unmount,
    path: () => memory.history.at(-1),
    show: (step: StepId) => rerender(at(step)),
  }
}

const value = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')
const details = () => screen.getByRole('button', { name: 'Detalhes do financiamento' })

describe('the price bar', () => {
  it('shows each figure beside its label, and announces them', async () => {
    await renderBar('engine')
    expect(value('Mensalidade')?.textContent).toMatch(/^\d+,\d\d\u00a0€\/mês$/)
    expect(value('TAEG')?.textContent).toMatch(/^\d+,\d%$/)
    expect(screen.getByRole('status').textContent).toMatch(/€/)
  })

  it('shows no outdated figure while a new one is loading', async () => {
    const site = siteInProcess()
    const release = site.hold('updateFinances')
    await renderBar('engine', site)
    expect(value('Mensalidade')?.textContent).toBe('')
    expect(value('Mensalidade')?.querySelector('.sk')).not.toBeNull()
    release()
  })

  it('has the official values apart from the details of the credit on a colour step', async () => {
    const { container } = await renderBar('exterior')
    expect(container.querySelector('.values')?.textContent).toMatch(/CO/)
    expect(container.querySelectorAll('.details')).toHaveLength(2)
  })

  it.each([
    ['Anterior', '/motor'],
    ['Continuar', '/exterior'],
  ])('%s leads to %s', async (name, end) => {
    const { path } = await renderBar('version')
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(path()).toMatch(new RegExp(`${end}$`)))
  })

  it('marks a button with a pending press as busy and keeps it enabled', async () => {
    const { store } = await renderBar('engine')
    store.set({ awaited: { at: store.get().entered!, to: 'version' } })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continuar' })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    expect(button.disabled).toBe(false)
  })

  it('leads to the form on the summary, and not back', async () => {
    const { store } = await renderBar('summary')
    expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Pedir Proposta' }))
    expect(store.get().modal).toEqual({ kind: 'contact', purpose: 'proposal' })
  })

  it('opens the details with a button, and closes them with Escape and on another step', async () => {
    const { container, show } = await renderBar('engine')
    const isOpen = () => details().getAttribute('aria-expanded')
    fireEvent.click(details())
    expect(isOpen()).toBe('true')
    expect(container.querySelector<HTMLElement>('.footer')?.dataset['detailed']).toBe('true')
    fireEvent.keyDown(details(), { key: 'Tab' })
    expect(isOpen()).toBe('true')
    fireEvent.keyDown(details(), { key: 'Escape' })
    expect(isOpen()).toBe('false')
    fireEvent.click(details())
    show('version')
    expect(isOpen()).toBe('false')
  })

  it('publishes its height on the inner root, and removes it when unmounted', async () => {
    const { container, unmount } = await renderBar('engine')
    const root = container.querySelector<HTMLElement>('.cfg')
    expect(root?.style.getPropertyValue('--footer-height')).toMatch(/px$/)
    unmount()
    expect(root?.style.getPropertyValue('--footer-height')).toBe('')
  })
})
