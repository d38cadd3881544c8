import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { StoreContext } from '../../../core/store/context.tsx'
import { createConfiguratorStore } from '../../../core/store/create-store.ts'
import { SETTINGS } from '../../../../test/support/store-under-test.ts'
import { useSinglePress } from './use-single-press.tsx'

const onPress = vi.fn<(step: string) => void>()

function Bar({ step }: { readonly step: string }) {
  const pressOnce = useSinglePress(step)
  return (
    <button type="button" {...pressOnce(() => onPress(step))}>
      Continuar
    </button>
  )
}

/** An event of the button at a time, in milliseconds since the page was opened. */
function send(type: 'pointerdown' | 'keydown', at: number, init: object = {}): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  return fireEvent(screen.getByRole('button'), Object.assign(event, init))
}

const click = (detail = 1): void => {
  fireEvent.click(screen.getByRole('button'), { detail })
}

const store = createConfiguratorStore(SETTINGS, new EventTarget())

/**
 * A bar whose step 'motor' has just been replaced by 'versao'; returns when, in milliseconds.
 * @param sinceTap Time from the latest tap to the replacement, in milliseconds.
 */
function replaceStep(sinceTap = Infinity): number {
  onPress.mockClear()
  store.runtime.lastTap = performance.now() - sinceTap
  const bar = (step: string) => (
    <StoreContext value={store}>
      <Bar step={step} />
    </StoreContext>
  )
  const { rerender } = render(bar('motor'))
  rerender(bar('versao'))
  return performance.now()
}

describe('a button that stays while its screen is replaced', () => {
  it('ignores the second click of a double click', () => {
    replaceStep()
    click()
    click(2)
    expect(onPress).toHaveBeenCalledExactlyOnceWith('versao')
  })

  it.each([
    ['ignores a press that began before the screen was replaced', 'mouse', Infinity, -20, 0],
    ['accepts a quick press of a mouse after that', 'mouse', Infinity, 20, 1],
    ['ignores a tap of a finger within 300 ms of the tap that replaced it', 'touch', 50, 200, 0],
    ['accepts a later one', 'touch', 50, 270, 1],
    ['accepts a quick tap if the tap before it was longer ago', 'touch', 301, 20, 1],
  ] as const)('%s', (_, pointerType, sinceTap, at, times) => {
    send('pointerdown', replaceStep(sinceTap) + at, { pointerType })
    click()
    expect(onPress).toHaveBeenCalledTimes(times)
    // An ignored press does not count for the next one.
    click()
    expect(onPress).toHaveBeenCalledTimes(times + 1)
  })

  it('accepts a second quick tap on a screen that was not replaced', () => {
    const replaced = replaceStep()
    store.runtime.lastTap = replaced + 400
    send('pointerdown', replaced + 500, { pointerType: 'touch' })
    click()
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('ignores the repetitions of a held Enter key, but not other keys', () => {
    const replaced = replaceStep()
    expect(send('keydown', replaced + 20, { key: 'Enter', repeat: true })).toBe(false)
    expect(send('keydown', replaced + 20, { key: 'ArrowDown', repeat: true })).toBe(true)
    send('keydown', replaced + 20, { key: 'Enter' })
    click(0)
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('accepts a click without a press, as a screen reader sends it', () => {
    replaceStep()
    click(0)
    expect(onPress).toHaveBeenCalledOnce()
  })
})
