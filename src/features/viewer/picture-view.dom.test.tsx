import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { InStore } from '../../../test/support/in-store.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { PictureView } from './picture-view.tsx'

const view = (images: readonly string[]) => (
  <InStore>
    <PictureView images={images} alt="Lume Maré" fallback={<p>Sem imagem</p>} />
  </InStore>
)

const shown = () => screen.getByRole('img', { name: 'Lume Maré' })
const waiting = () => document.querySelector<HTMLImageElement>('img[hidden]')

describe('PictureView', () => {
  it('keeps the old picture until the new one has loaded', async () => {
    const { rerender } = render(view(['/red.webp']))
    await act(async () => fireEvent.load(shown()))
    rerender(view(['/blue.webp']))
    expect(shown().getAttribute('src')).toBe('/red.webp')
    await act(async () => fireEvent.load(waiting() as HTMLImageElement))
    expect(shown().getAttribute('src')).toBe('/blue.webp')
    expect(waiting()).toBeNull()
  })

  it('does not return to a picture that was replaced while it was decoded', async () => {
    const { rerender } = render(view(['/red.webp']))
    await act(async () => fireEvent.load(shown()))
    const { promise: decoded, resolve: decode } = Promise.withResolvers<void>()
    rerender(view(['/blue.webp']))
    const blue = waiting() as HTMLImageElement
    vi.spyOn(blue, 'decode').mockReturnValue(decoded)
    await act(async () => fireEvent.load(blue))
    rerender(view(['/green.webp']))
    await act(async () => fireEvent.load(waiting() as HTMLImageElement))
    await act(async () => decode())
    expect(shown().getAttribute('src')).toBe('/green.webp')
  })

  it('wraps around its pictures with two buttons and shows the position', async () => {
    render(view(['/1.webp', '/2.webp']))
    await act(async () => fireEvent.load(shown()))
    fireEvent.click(screen.getByRole('button', { name: 'Imagem seguinte' }))
    expect(screen.getByRole('status').textContent).toBe('2 de 2')
    fireEvent.click(screen.getByRole('button', { name: 'Imagem seguinte' }))
    expect(screen.getByRole('status').textContent).toBe('1 de 2')
    fireEvent.click(screen.getByRole('button', { name: 'Imagem anterior' }))
    expect(screen.getByRole('status').textContent).toBe('2 de 2')
  })

  it.each([
    ['there are none', [] as string[]],
    ['all fail', ['/broken.webp']],
  ])('shows the placeholder when %s', (_, images) => {
    render(view(images))
    for (const image of document.querySelectorAll('img')) fireEvent.error(image)
    expect(screen.getByText('Sem imagem')).toBeTruthy()
  })

  it('does not show the old colour when the new one has no picture that loads', async () => {
    const { rerender } = render(view(['/red.webp']))
    await act(async () => fireEvent.load(shown()))
    rerender(view(['/broken.webp']))
    fireEvent.error(waiting() as HTMLImageElement)
    expect(screen.getByText('Sem imagem')).toBeTruthy()
  })
})

describe('Picture', () => {
  it('leaves the place of a broken picture empty, and shows the next one', () => {
    const { container, rerender } = render(<Picture src="/a.avif" width="64" height="36" />)
    const picture = (): HTMLElement => container.querySelector('img')!
    fireEvent.error(picture())
    expect(picture().style.visibility).toBe('hidden')
    expect(picture().getAttribute('width')).toBe('64')
    rerender(<Picture src="/b.avif" width="64" height="36" />)
    expect(picture().style.visibility).toBe('')
  })
})
