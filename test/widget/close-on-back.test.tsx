import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { siteInProcess } from '../support/site-in-process.ts'
import { renderAt } from '../support/render-at.tsx'

describe('an element that keeps its route in memory', () => {
  it('adds no entry for a dialog to the history of its page', async () => {
    const pushState = vi.spyOn(history, 'pushState')
    const widget = await renderAt('/', siteInProcess())
    await act(async () => widget.store.actions.openModal({ kind: 'finance' }))
    await widget.findByRole('dialog')
    expect(pushState).not.toHaveBeenCalled()
  })
})
