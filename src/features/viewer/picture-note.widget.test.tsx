import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bare, COLOUR, summaryIn } from '../../../test/support/colour-without-pictures.ts'

const NOTE = /^A imagem mostra \p{Lu}/u

describe('a chosen colour without pictures', () => {
  it('is not shown as another one: the summary, the full window and the gallery name what they show', async () => {
    const widget = await summaryIn(COLOUR, bare)
    expect(widget.getByText(NOTE)).toBeDefined()
    for (const side of ['exterior', 'gallery'] as const) {
      await act(async () => widget.store.actions.openModal({ kind: 'gallery', side }))
      const dialog = within(await widget.findByRole('dialog', { name: 'Maré em ecrã inteiro' }))
      expect(await dialog.findByText(NOTE)).toBeDefined()
      await act(async () => widget.store.actions.closeModal())
    }
  })

  it('is named beside the picture of a form', async () => {
    const widget = await summaryIn(COLOUR, bare)
    await act(async () => widget.store.actions.openModal({ kind: 'contact', purpose: 'proposal' }))
    const dialog = within(await widget.findByRole('dialog', { name: 'Quero ser Contactado' }))
    const note = await dialog.findByText(NOTE)
    expect(note.closest('small')?.parentElement?.querySelector('img')).toBeTruthy()
  })

  it('needs no note where it has pictures', async () => {
    const widget = await summaryIn(COLOUR, (one) => one)
    expect(widget.queryByText(NOTE)).toBeNull()
  })
})
