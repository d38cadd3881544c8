import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ptPt } from '../../../labels/labels.pt-PT.ts'
import { createTranslator } from '../../../core/formats/translate.ts'
import { InStore } from '../../../../test/support/in-store.tsx'
import { addTexts } from '../../../labels/texts.ts'
import { cabinLabels } from './labels.pt-PT.ts'
import { turned } from './panorama-look.ts'
import { PanoramaView } from './panorama-view.tsx'
import type { Panorama, PanoramaOptions } from './panorama.ts'
import { watchLog } from '../../../../test/support/store-under-test.ts'

const show = vi.fn<Panorama['show']>()
const close = vi.fn<Panorama['close']>()
const openPanorama = vi.fn<(box: HTMLElement, options: PanoramaOptions) => Panorama>()

const load = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()

vi.mock(import('./panorama.ts'), () => ({
  openPanorama: (box: HTMLElement, options: PanoramaOptions) => openPanorama(box, options),
}))

addTexts(cabinLabels)

const t = createTranslator(ptPt, {})
const label = 'Interior, vista de 360°'

const pictures = new Map<string, PromiseWithResolvers<Response>>()
/** Addresses have it, because loaded pictures are cached as long as the page is open. */
let visits = 0
let log: ReturnType<typeof watchLog>

const view = (address: string, isChosen = false) => (
  <InStore>
    <PanoramaView
      address={`/${visits}${address}`}
      isChosen={isChosen}
      isFlatRound={false}
      label={label}
      onShown={() => undefined}
    >
      <img src="/flat.avif" alt="Interior" />
    </PanoramaView>
  </InStore>
)

/** The picture's bytes arrive, or fail to. */
async function arrive(address: string, error?: Error): Promise<void> {
  await act(async () => {
    const picture = pictures.get(`/${visits}${address}`)
    if (error) picture?.reject(error)
    else picture?.resolve(new Response(address))
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
}

const region = () => screen.queryByRole('application', { name: label })
const flat = () => screen.queryByRole('img', { name: 'Interior' })

beforeEach(() => {
  visits += 1
  pictures.clear()
  vi.stubGlobal('fetch', load)
  for (const mock of [show, close, load, openPanorama]) mock.mockReset()
  log = watchLog()
  load.mockImplementation((address) => {
    const picture = Promise.withResolvers<Response>()
    pictures.set(address, picture)
    return picture.promise
  })
  openPanorama.mockImplementation((_, { start, onLook: tell }) => {
    let look = start
    return { show, close, turn: (move) => tell((look = turned(look, move))) }
  })
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }))
  return () => vi.unstubAllGlobals()
})

describe('PanoramaView', () => {
  it('shows only the flat picture until the panorama has loaded', async () => {
    render(view('/a.avif'))
    expect(flat()).toBeTruthy()
    expect(region()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    await arrive('/a.avif')
    expect(show).toHaveBeenCalledOnce()
    expect(region()?.tabIndex).toBe(0)
    expect(flat()).toBeNull()
    expect(screen.getByText(t('panoramaHint'))).toBeTruthy()
  })

  it('says that a chosen panorama is loading, and that it is not available', async () => {
    render(view('/a.avif', true))
    expect(screen.getByRole('status').textContent).toBe(t('panoramaLoading'))
    await arrive('/a.avif', new Error('404'))
    expect(screen.getByRole('status').textContent).toBe(t('panoramaFailed'))
    expect(flat()).toBeTruthy()
  })

  it('turns with buttons, announces the direction, and removes the hint', async () => {
    render(view('/a.avif'))
    await arrive('/a.avif')
    for (let presses = 0; presses < 3; presses += 1)
      fireEvent.click(screen.getByRole('button', { name: t('lookRight') }))
    expect(screen.getByRole('status').textContent).toBe('Vista para a direita')
    expect(screen.queryByText(t('panoramaHint'))).toBeNull()
  })

  it('announces the limits of the zoom', async () => {
    render(view('/a.avif'))
    await arrive('/a.avif')
    const nearer = screen.getByRole('button', { name: 'Aproximar' })
    expect(nearer.getAttribute('aria-disabled')).toBe('false')
    for (let presses = 0; presses < 5; presses += 1) fireEvent.click(nearer)
    expect(nearer.getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps the view for the next upholstery, and the old picture until the new one has loaded', async () => {
    const { rerender } = render(view('/a.avif'))
    await arrive('/a.avif')
    rerender(view('/b.avif'))
    expect(region()).toBeTruthy()
    await arrive('/b.avif')
    expect(openPanorama).toHaveBeenCalledOnce()
    expect(show).toHaveBeenCalledTimes(2)
    expect(close).not.toHaveBeenCalled()
  })

  it('ignores a picture that arrives after the choice has changed', async () => {
    const { rerender } = render(view('/a.avif'))
    rerender(view('/b.avif'))
    expect(load.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    await arrive('/a.avif')
    expect(show).not.toHaveBeenCalled()
    await arrive('/b.avif')
    expect(show).toHaveBeenCalledOnce()
  })

  it.each([
    ['the next picture fails', () => arrive('/b.avif', new Error('404'))],
    ['the WebGL context is lost', () => openPanorama.mock.calls[0]?.[1].onLost()],
  ])('falls back to the flat picture when %s', async (_, fail) => {
    const { rerender } = render(view('/a.avif'))
    await arrive('/a.avif')
    rerender(view('/b.avif'))
    await act(async () => fail())
    expect(flat()).toBeTruthy()
    expect(region()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(close).toHaveBeenCalledOnce()
    expect(log()).toEqual(['the panorama cannot be shown'])
  })

  it('loads no further pictures without WebGL', async () => {
    openPanorama.mockImplementation(() => {
      // What pannellum throws.
      throw Object.assign(new Error('no webgl'), { type: 'no webgl' })
    })
    const { rerender } = render(view('/a.avif'))
    await arrive('/a.avif')
    expect(flat()).toBeTruthy()
    expect(log()).toHaveLength(1)
    rerender(view('/b.avif'))
    expect(load).toHaveBeenCalledOnce()
  })

  it('releases the picture and the WebGL context when it is unmounted', async () => {
    const { unmount } = render(view('/a.avif'))
    await arrive('/a.avif')
    unmount()
    expect(close).toHaveBeenCalledOnce()
    render(view('/b.avif')).unmount()
    expect(load.mock.lastCall?.[1].signal?.aborted).toBe(true)
  })

  it.each([
    ['takes the focus', undefined],
    ['removes the button when it has failed', new Error('404')],
  ])('waits for a click when data saving is on, then %s', async (_, error) => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    render(view('/a.avif'))
    expect(load).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Ver em 360°' }))
    expect(screen.getByRole('button', { name: t('panoramaLoading') })).toBeTruthy()
    await arrive('/a.avif', error)
    expect(screen.queryByRole('button', { name: t('panoramaLoading') })).toBeNull()
    expect(document.activeElement).toBe(error ? document.body : region())
    expect(flat() === null).toBe(!error)
  })
})
