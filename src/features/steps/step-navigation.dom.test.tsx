import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { buildPath } from '../../core/routing/route-path.ts'
import { StoreContext } from '../../core/store/context.tsx'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { clearCookies, storeUnderTest } from '../../../test/support/store-under-test.ts'
import { StepNavigation } from './step-navigation.tsx'

beforeEach(clearCookies)
afterEach(cleanup)

/** The navigation of the second step. Returns the addresses it has led to. */
async function renderNavigation(): Promise<readonly string[]> {
  const store = await storeUnderTest(siteInProcess(), { query: 'modelid=101&engine=1011' })
  await store.visit('home')
  await store.visit('engine')
  await store.visit('version')
  const memory = memoryLocation({ path: buildPath('version', 'Maré'), record: true })
  render(
    <StoreContext value={store}>
      <Router hook={memory.hook}>
        <StepNavigation step="version" />
      </Router>
    </StoreContext>,
  )
  return memory.history
}

describe('the navigation of the steps', () => {
  it('does not open a disabled step', async () => {
    const addresses = await renderNavigation()
    fireEvent.click(screen.getByRole('button', { name: /Design Exterior/ }))
    fireEvent.click(screen.getByRole('button', { name: /Motor.*concluído/ }))
    await waitFor(() => expect(addresses).toHaveLength(2))
    expect(addresses.at(-1)).toMatch(/motor$/)
  })

  it('opens its list in the mobile layout, and closes it with Escape or a choice', async () => {
    await renderNavigation()
    const toggle = screen.getByRole('button', { name: '2/5 Versão' })
    fireEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(toggle, { key: 'Escape' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(toggle)
    fireEvent.click(screen.getByRole('button', { name: /Motor.*concluído/ }))
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
  })

  it('handles a plain click on a link, and leaves a modified one to the browser', async () => {
    await renderNavigation()
    const link = screen.getByRole('link', { name: 'Gama Lume' })
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(fireEvent.click(link)).toBe(false)
  })
})
