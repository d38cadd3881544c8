import { act, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ExteriorEntry } from '../../demo/content-site/catalogue/types.ts'
import { readDevice } from '../../src/browser/device-storage.ts'
import { parseEntries, readableBuilds } from '../../src/domain/builds/saved-builds.ts'
import { siteInProcess } from '../store/site-in-process.ts'
import { clearCookies } from '../store/store-under-test.ts'
import { renderAt } from './render-at.tsx'

beforeEach(clearCookies)

const VERSION = 10_113
const CHOICES = `modelid=101&engine=1011&version=${VERSION}&colint=PCA`

/** The summary of the Maré in a colour, after a change of the content site's colours. */
async function summaryIn(colour: string, change: (one: ExteriorEntry) => ExteriorEntry) {
  const site = siteInProcess()
  site.respondWith('/extColors/', (colours: readonly ExteriorEntry[]) => colours.map(change))
  const widget = await renderAt('/', site, { query: `${CHOICES}&colext=${colour}` })
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
  return widget
}

/** A colour that costs extra and is not that of the model's pictures. */
const COLOUR = 'VPI'

/** Takes the pictures from the colour, as the contract allows. */
const bare = (one: ExteriorEntry): ExteriorEntry =>
  one.colorid === COLOUR ? { ...one, externalColorImages360: [], gallery: [] } : one

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
    expect(note.parentElement?.querySelector('img')).not.toBeNull()
  })

  it('is saved without a picture', async () => {
    const widget = await summaryIn(COLOUR, bare)
    await widget.click('button', 'Guardar')
    expect(readableBuilds(parseEntries(readDevice()))).toMatchObject([{ picture: null }])
  })

  it('needs no note where it has pictures', async () => {
    const widget = await summaryIn(COLOUR, (one) => one)
    expect(widget.queryByText(NOTE)).toBeNull()
    await widget.click('button', 'Guardar')
    const [saved] = readableBuilds(parseEntries(readDevice()))
    expect(saved?.picture).toContain(`/${COLOUR}/`)
  })
})
