import { describe, expect, it } from 'vitest'
import { readDevice } from './device-storage.ts'
import { bare, COLOUR, summaryIn } from '../../../test/support/colour-without-pictures.ts'
import { parseEntries, readableBuilds } from './saved-builds.ts'

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
