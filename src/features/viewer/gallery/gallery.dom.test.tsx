import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { InStore } from '../../../../test/support/in-store.tsx'
import { addTexts } from '../../../labels/texts.ts'
import { galleryLabels } from './labels.pt-PT.ts'
import { Gallery } from './gallery.tsx'

addTexts(galleryLabels)

const IMAGES = ['/a.avif', '/b.avif', '/c.avif', '/d.avif']

const gallery = (images: readonly string[] = IMAGES) => (
  <InStore>
    <Gallery
      images={images}
      viewOf={(address) => (address === '/b.avif' ? 'Farol dianteiro' : null)}
      noteOf={() => null}
    />
  </InStore>
)

const strip = () => within(screen.getByRole('list', { name: 'Imagens da galeria' }))
const current = () => strip().getByRole('button', { current: true })
const large = () => [...document.querySelectorAll<HTMLImageElement>('.gallery-picture img')]
const position = () => screen.getByRole('status').textContent

describe('Gallery', () => {
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

  it('shows the picture of the thumbnail that is pressed', () => {
    render(gallery())
    fireEvent.click(strip().getByRole('button', { name: 'Imagem 3 de 4' }))
    expect(position()).toBe('3 de 4')
    expect(current().getAttribute('aria-label')).toBe('Imagem 3 de 4')
  })

  it('has one tab stop for its thumbnails, which the arrow keys move along', () => {
    render(gallery())
    const stops = () =>
      strip()
        .getAllByRole('button')
        .filter((button) => button.tabIndex === 0)
    expect(stops()).toEqual([current()])
    current().focus()
    fireEvent.keyDown(current(), { key: 'ArrowRight' })
    expect(position()).toBe('2 de 4')
    expect(document.activeElement).toBe(current())
    expect(stops()).toEqual([current()])
    fireEvent.keyDown(current(), { key: 'End' })
    expect(position()).toBe('4 de 4')
    fireEvent.keyDown(current(), { key: 'ArrowRight' })
    expect(position()).toBe('1 de 4')
    fireEvent.keyDown(current(), { key: 'ArrowLeft' })
    expect(position()).toBe('4 de 4')
    fireEvent.keyDown(current(), { key: 'Home' })
    expect(position()).toBe('1 de 4')
  })

  it('does not take the focus from elsewhere', () => {
    render(gallery())
    const next = screen.getByRole('button', { name: 'Imagem seguinte' })
    next.focus()
    fireEvent.click(next)
    expect(document.activeElement).toBe(next)
  })

  it('omits a picture that fails, large or small, without changing the current one', () => {
    render(gallery())
    fireEvent.click(strip().getByRole('button', { name: 'Imagem 3 de 4' }))
    fireEvent.error(document.querySelector('.gallery-strip img') as HTMLImageElement)
    expect(position()).toBe('2 de 3')
    expect(large().at(-1)?.getAttribute('src')).toBe('/c.avif')
    fireEvent.error(large().at(-1) as HTMLImageElement)
    expect(position()).toBe('2 de 2')
    expect(large().at(-1)?.getAttribute('src')).toBe('/d.avif')
  })

  it.each([
    ['to the left', 200, 120, '2 de 4'],
    ['to the right', 120, 200, '4 de 4'],
    ['hardly at all', 120, 140, '1 de 4'],
  ])('changes the picture for a swipe %s', (_, from, to, found) => {
    render(gallery())
    const place = document.querySelector('.gallery-picture') as HTMLElement
    fireEvent.pointerDown(place, { clientX: from, isPrimary: true, button: 0 })
    fireEvent.pointerUp(place, { clientX: to })
    expect(position()).toBe(found)
  })

  it('ignores a touch that scrolls the page', () => {
    render(gallery())
    const place = document.querySelector('.gallery-picture') as HTMLElement
    fireEvent.pointerDown(place, { clientX: 200, isPrimary: true, button: 0 })
    fireEvent.pointerCancel(place)
    fireEvent.pointerUp(place, { clientX: 20 })
    expect(position()).toBe('1 de 4')
  })

  it('requests no thumbnails when data saving is on', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    render(gallery())
    expect(document.querySelectorAll('img')).toHaveLength(1)
    expect(
      strip()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3', '4'])
  })

  it('has neither buttons nor thumbnails for one picture', () => {
    render(gallery(['/a.avif']))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says so when every picture fails', () => {
    render(gallery(['/a.avif']))
    fireEvent.error(large()[0] as HTMLImageElement)
    expect(screen.getByRole('img', { name: /não disponível/ })).toBeTruthy()
  })
})
