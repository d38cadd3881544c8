import { describe, expect, it, vi } from 'vitest'
import { readDevice, parseEntries, readableBuilds } from './saved-builds.tsx'
import { bare, COLOUR, summaryIn } from '../../../test/support/colour-without-pictures.ts'
import { PARDAL, save } from '../../../test/support/compared-builds.ts'
import { watchLog } from '../../../test/support/store-under-test.ts'

describe('a saved colour', () => {
  it('without pictures is saved without one', async () => {
    const widget = await summaryIn(COLOUR, bare)
    await widget.click('button', 'Guardar')
    expect(readableBuilds(parseEntries(readDevice()))).toMatchObject([{ picture: null }])
  })

  it('is saved with a picture of it', async () => {
    const widget = await summaryIn(COLOUR, (one) => one)
    await widget.click('button', 'Guardar')
    const [saved] = readableBuilds(parseEntries(readDevice()))
    expect(saved?.picture).toContain(`/${COLOUR}/`)
  })
})

it('the thirteenth configuration is refused with the reason, and so is one that the browser cannot store', async () => {
  save(...Array.from({ length: 12 }, () => PARDAL))
  const widget = await summaryIn(COLOUR, (one) => one)
  await widget.click('button', 'Guardar')
  expect(widget.queryByText(/^Já tem 12 configurações guardadas/)).not.toBeNull()
  const refuse = (): void => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse })
  watchLog()
  await widget.click('button', 'Guardar')
  vi.unstubAllGlobals()
  expect(widget.queryByText(/^Não foi possível guardar/)).not.toBeNull()
})
