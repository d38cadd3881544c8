import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimAddress, type Address } from './address.ts'

const claimed: Address[] = []

function claim(
  basePath: string,
  routing: 'history' | 'memory',
  claimAgain: () => void = vi.fn<() => void>(),
): Address {
  const address = claimAddress(basePath, routing, claimAgain)
  claimed.push(address)
  return address
}

beforeEach(() =>
  history.replaceState(null, '', '/configurador?modelid=101&engine=1#sobre%20n%C3%B3s'),
)
afterEach(() => {
  cleanup()
  for (const { release } of claimed.splice(0)) release()
})

function Path({ address }: { readonly address: Address }) {
  const [path, navigate] = address.hook()
  return (
    <button type="button" onClick={() => navigate('/configurador/Maré/motor')}>
      {path}
    </button>
  )
}

const shown = () => screen.getByRole('button').textContent

describe('the address of the page', () => {
  it('returns the state of the last navigation', () => {
    const address = claim('/configurador', 'history')
    history.replaceState({ modelCompared: '7' }, '')
    expect(address.isInMemory).toBe(false)
    expect(address.state()).toEqual({ modelCompared: '7' })
  })

  it('is observed and changed', () => {
    const address = claim('/configurador', 'history')
    render(<Path address={address} />)
    expect(shown()).toBe('/configurador')
    act(() => screen.getByRole('button').click())
    expect(decodeURI(location.pathname)).toBe('/configurador/Maré/motor')
  })
})

describe('an address in memory', () => {
  it('leaves the page’s own URL unchanged, and ignores its state', () => {
    const address = claim('/configurador', 'memory')
    const before = location.href
    render(<Path address={address} />)
    act(() => screen.getByRole('button').click())
    expect(shown()).toBe('/configurador/Maré/motor')
    expect(location.href).toBe(before)
    expect([address.isInMemory, address.state()]).toEqual([true, null])
  })

  it('starts at the base path, or at the root', () => {
    render(<Path address={claim('', 'memory')} />)
    expect(shown()).toBe('/')
  })
})

describe('two elements on one page', () => {
  it('cannot share a base path: the second keeps its route in memory, which is logged once it has one', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(claim('/configurador', 'history').isInMemory).toBe(false)
    const second = claim('/configurador', 'history')
    expect(second.isInMemory).toBe(true)
    expect(claim('/outro', 'history').isInMemory).toBe(false)
    render(<Path address={second} />)
    expect(warn).not.toHaveBeenCalled()
    for (let press = 0; press < 2; press++) act(() => screen.getByRole('button').click())
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('pass a base path that is released on to the newest element that has waited for it', () => {
    const calls = [
      vi.fn<() => void>(),
      vi.fn<() => void>(),
      vi.fn<() => void>(),
      vi.fn<() => void>(),
    ]
    const [first, , third] = calls.map((again) => claim('/configurador', 'history', again))
    claim('/outro', 'history')
    third?.release()
    first?.release()
    expect(calls.map((again) => again.mock.calls.length)).toEqual([0, 0, 0, 1])
  })

  it('leave the route in memory to an element in which the visitor has opened a screen', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const again = vi.fn<() => void>()
    const first = claim('/configurador', 'history')
    const second = claim('/configurador', 'history', again)
    render(<Path address={second} />)
    act(() => screen.getByRole('button').click())
    expect([first.release(), second.release()]).toEqual([true, false])
    expect(again).not.toHaveBeenCalled()
  })

  it('can use the same base path one after the other', () => {
    claim('/configurador', 'history').release()
    expect(claim('/configurador', 'history').isInMemory).toBe(false)
  })

  it('cannot take the base path when only an element with a route in memory releases it', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    claim('/configurador', 'history')
    claim('/configurador', 'history').release()
    expect(claim('/configurador', 'history').isInMemory).toBe(true)
  })

  it.each([
    ['/frota', '/frota/Mar%C3%A9/motor'],
    ['/configurador/frota', '/configurador/frota/Mar%C3%A9/motor'],
    ['', '/Mar%C3%A9/motor'],
    ['/opções', '/op%C3%A7%C3%B5es/Mar%C3%A9/motor'],
    ['/op%C3%A7%C3%B5es', '/op%C3%A7%C3%B5es/Mar%C3%A9/motor'],
  ])('stay where they are while the URL is below the base path of the other, %j', (base, path) => {
    const [first, second] = [claim('/configurador', 'history'), claim(base, 'history')]
    render(
      <>
        <Path address={first} />
        <Path address={second} />
      </>,
    )
    const paths = () => screen.getAllByRole('button').map((button) => button.textContent)
    act(() => history.pushState(null, '', '/configurador/Pardal/motor'))
    const home = `${encodeURI(decodeURI(base))}/`
    expect(paths()).toEqual(['/configurador/Pardal/motor', home])
    act(() => history.pushState(null, '', path))
    expect(paths()).toEqual(['/configurador/Pardal/motor', path])
    act(() => history.pushState(null, '', '/configurador'))
    expect(paths()).toEqual(['/configurador', path])
  })

  it('follow the URL where it is below the base path of neither, or of a removed one', () => {
    const [first, second] = [claim('/configurador', 'history'), claim('/frota', 'history')]
    render(<Path address={first} />)
    act(() => history.pushState(null, '', '/loja'))
    expect(shown()).toBe('/loja')
    act(() => history.pushState(null, '', '/frota'))
    expect(shown()).toBe('/loja')
    second.release()
    act(() => history.pushState(null, '', '/frota/Pardal/motor'))
    expect(shown()).toBe('/frota/Pardal/motor')
  })
})
