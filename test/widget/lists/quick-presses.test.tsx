import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { painted } from '../../painted.ts'
import { siteInProcess } from '../../support/site-in-process.ts'
import { renderAt } from '../../support/render-at.tsx'

type Widget = Awaited<ReturnType<typeof renderAt>>

/** Presses controls one after the other, before the browser paints. */
async function press(...controls: readonly HTMLElement[]): Promise<void> {
  await act(async () => {
    for (const control of controls) control.click()
  })
  await painted()
}

const box = (widget: Widget, name: string | RegExp) =>
  widget.getByRole<HTMLInputElement>('checkbox', { name })

const checked = (widget: Widget) =>
  widget.queryAllByRole<HTMLInputElement>('checkbox', { checked: true })

describe('presses on the filter before the browser paints', () => {
  async function opened(): Promise<Widget> {
    const widget = await renderAt('/', siteInProcess())
    await widget.click('button', 'Filtro')
    await widget.findByRole('checkbox', { name: /^SUV/ })
    return widget
  }

  it('all count', async () => {
    const widget = await opened()
    await press(box(widget, /^SUV/), box(widget, /^25\s000\sa\s35\s000/))
    expect(checked(widget)).toHaveLength(2)
    expect(widget.store.get().filters.home).toMatchObject({
      segments: ['suv'],
      price: ['cfg_price35'],
    })
  })

  it('leave an option as it was when it is pressed twice', async () => {
    const widget = await opened()
    await press(box(widget, /^SUV/), box(widget, /^SUV/))
    expect(checked(widget)).toEqual([])
    expect(widget.store.get().filters.home?.segments ?? []).toEqual([])
  })

  it('take effect in their order when the last one clears the filter', async () => {
    const widget = await opened()
    await press(box(widget, /^SUV/), widget.getByRole('button', { name: 'Limpar filtro' }))
    expect(checked(widget)).toEqual([])
  })
})

describe('presses on the cards of engines before the browser paints', () => {
  async function opened() {
    const cookie = 'modelid=101&engine=1011'
    document.cookie = `cfg_app_params=${encodeURIComponent(cookie)}; path=/`
    const widget = await renderAt('/Maré/motor', siteInProcess())
    const cards = await widget.findAllByRole<HTMLInputElement>('checkbox')
    expect(cards[0]?.checked).toBe(true)
    const chosen = () => widget.store.get().configuration
    return { cards, chosen }
  }

  it('choose the card pressed, also if the one chosen before is pressed last', async () => {
    const { cards, chosen } = await opened()
    await press(...cards.slice(0, 2).toReversed())
    expect(chosen()).toMatchObject({ engineId: '1012', isEngineSelected: true })
  })
})
