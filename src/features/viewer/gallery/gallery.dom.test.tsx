import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { captures } from '../../../../test/support/captures.ts'
import { anExterior } from '../../../../test/support/sample-catalogue.ts'
import { SETTINGS } from '../../../../test/support/store-under-test.ts'
import { StoreContext } from '../../../core/store/context.tsx'
import { createConfiguratorStore } from '../../../core/store/create-store.ts'
import { addTexts } from '../../../labels/texts.ts'
import { galleryLabels } from './labels.pt-PT.ts'
import { CarGallery } from './gallery.tsx'

addTexts(galleryLabels)

const IMAGES = ['/a.avif', '/b.avif', '/c.avif', '/d.avif']

const ready = <Item,>(item: Item) => ({ status: 'ready', data: [item] }) as const

/** The gallery of a car in a colour that has these pictures. */
function gallery(images: readonly string[] = IMAGES) {
  const store = createConfiguratorStore(SETTINGS, new EventTarget())
  const { configuration, site } = store.get()
  const chosen = { modelId: '101', versionId: '10111', exteriorId: 'A2B' }
  const galleryTitles = { '/b.avif': 'Farol dianteiro' }
  store.set({
    configuration: { ...configuration, ...chosen },
    site: { ...site, 'exteriors of 101': ready(anExterior({ gallery: images, galleryTitles })) },
  })
  return (
    <StoreContext value={store}>
      <CarGallery />
    </StoreContext>
  )
}

const strip = () => within(screen.getByRole('group', { name: 'Imagens da galeria' }))
const choose = async (name: string) => {
  fireEvent.click(strip().getByRole('radio', { name }))
  await waitFor(() => expect(position()).toBe(name.replace('Imagem ', '')))
}
const large = () => [...document.querySelectorAll<HTMLImageElement>('.gallery-picture img')]
const position = () => screen.getByRole('status').textContent

describe('CarGallery', () => {
  it('shows what the picture is of, where that is known', () => {
    render(gallery())
    expect(screen.queryByText('Farol dianteiro')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Imagem seguinte' }))
    expect(screen.getByText('Farol dianteiro')).toBeDefined()
  })

  it('counts every press, also before it is rendered', () => {
    render(gallery())
    const next = screen.getByRole('button', { name: 'Imagem seguinte' })
    act(() => {
      next.click()
      next.click()
    })
    expect(position()).toBe('3 de 4')
  })

  it('omits a picture that fails, large or small, without changing the chosen one', async () => {
    render(gallery())
    await choose('Imagem 3 de 4')
    fireEvent.error(document.querySelector('.gallery-strip img') as HTMLImageElement)
    expect(position()).toBe('2 de 3')
    expect(large().at(-1)?.getAttribute('src')).toBe('/c.avif')
    fireEvent.error(large().at(-1) as HTMLImageElement)
    expect(position()).toBe('2 de 2')
    expect(large().at(-1)?.getAttribute('src')).toBe('/d.avif')
  })

  it.each([
    ['changes the picture for a swipe to the left', 120, 'pointerup', '2 de 4'],
    ['changes the picture for a swipe to the right', 280, 'pointerup', '4 de 4'],
    ['ignores hardly a movement', 220, 'pointerup', '1 de 4'],
    ['ignores a touch that scrolls the page', 20, 'pointercancel', '1 de 4'],
  ])('%s', (_, to, end, found) => {
    render(gallery())
    const place = captures(document.querySelector('.gallery-picture') as HTMLElement)
    const point = (type: string, clientX: number) =>
      fireEvent(place, new PointerEvent(type, { clientX, isPrimary: true, button: 0 }))
    point('pointerdown', 200)
    point('pointermove', to)
    point(end, to)
    expect(position()).toBe(found)
  })

  it('requests no thumbnails when data saving is on', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    render(gallery())
    expect(document.querySelectorAll('img')).toHaveLength(1)
    const numbers = strip().getAllByText(/^\d$/)
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4'])
  })

  it('has neither buttons nor thumbnails for one picture', () => {
    render(gallery(['/a.avif']))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('says so when every picture fails', () => {
    render(gallery(['/a.avif']))
    fireEvent.error(large()[0] as HTMLImageElement)
    expect(screen.getByText(/não disponível/)).toBeTruthy()
  })
})
