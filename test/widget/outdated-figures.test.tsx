import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess } from '../support/site-in-process.ts'
import { painted } from '../painted.ts'
import { watchLog } from '../support/store-under-test.ts'
import { financing } from '../support/open-financing.tsx'
import { snapshotOf } from '../support/lead-snapshot.ts'

const NOTE = 'Valores anteriores à sua alteração. Escolha «Atualizar valores».'

type Section = Awaited<ReturnType<typeof financing>>

async function move(section: Section, entry: number): Promise<void> {
  fireEvent.change(section.slider('Entrada Inicial'), { target: { value: String(entry) } })
  await painted()
}

async function openProposal(section: Section) {
  const [button] = section.getAllByRole('button', { name: 'Pedir Proposta' })
  await act(async () => button?.click())
  return within(await section.findByRole('dialog', { name: 'Quero ser Contactado' }))
}

const downPaymentOf = (section: Section): number | null | undefined =>
  snapshotOf(section).financing?.downPaymentCents

describe('figures of the summary after a slider has moved', () => {
  it('are marked in the card, in the result and in the price bar until they are updated', async () => {
    const section = await financing()
    const card = section.container().querySelector('.price-box')
    expect(section.queryAllByText(NOTE)).toEqual([])
    expect(card?.matches('[data-outdated]')).toBe(false)
    await move(section, 10_000)
    const bar = section.getByRole('region', { name: 'Preço da configuração' })
    expect(within(section.result()).getByText(NOTE).closest('b')).not.toBeNull()
    expect(
      within(card as HTMLElement)
        .getByText(NOTE)
        .closest('b'),
    ).not.toBeNull()
    for (const part of [card, section.result()]) expect(part?.matches('[data-outdated]')).toBe(true)
    expect(within(bar).getByText(new RegExp(NOTE))).toBeDefined()
    await act(async () => section.update().click())
    await waitFor(() => expect(section.queryAllByText(new RegExp(NOTE))).toEqual([]))
    await section.settled()
    expect(section.line('Entrada inicial')).toBe('10 000,00 €')
  })

  it('are updated by a button in place of "Pedir Proposta", in the result and in the price bar', async () => {
    const section = await financing()
    const bar = () => within(section.getByRole('region', { name: 'Preço da configuração' }))
    const result = () => within(section.result())
    expect(result().getByRole('button', { name: 'Pedir Proposta' })).toBeDefined()
    expect(result().queryByRole('button', { name: 'Atualizar valores' })).toBeNull()
    await move(section, 10_000)
    for (const part of [bar(), result()]) {
      expect(part.queryByRole('button', { name: 'Pedir Proposta' })).toBeNull()
      expect(part.getByRole('button', { name: 'Atualizar valores' })).toBeDefined()
    }
    await act(async () => bar().getByRole('button', { name: 'Atualizar valores' }).click())
    await section.settled()
    expect(section.line('Entrada inicial')).toBe('10 000,00 €')
    expect(result().getByRole('button', { name: 'Pedir Proposta' })).toBeDefined()
    expect(bar().getByRole('button', { name: 'Pedir Proposta' })).toBeDefined()
  })

  it('are not marked once the slider is back at the value that they include', async () => {
    const section = await financing()
    const { value } = section.slider('Entrada Inicial')
    await move(section, 10_000)
    await move(section, Number(value))
    expect(section.queryAllByText(new RegExp(NOTE))).toEqual([])
  })
})

describe('figures of the summary that follow the sliders', () => {
  it('keep "Pedir Proposta" in the price bar and ask nobody to update them', async () => {
    const section = await financing(siteInProcess(), { liveSimulation: 'true' })
    await move(section, 10_000)
    const bar = within(section.getByRole('region', { name: 'Preço da configuração' }))
    expect(bar.getByRole('button', { name: 'Pedir Proposta' })).toBeDefined()
    expect(bar.queryByRole('button', { name: 'Atualizar valores' })).toBeNull()
    expect(section.queryAllByText(new RegExp(NOTE))).toEqual([])
    expect(section.result().matches('[data-outdated]')).toBe(true)
    // The form still gets the figures of the sliders, without the delay of 400 ms.
    await openProposal(section)
    await section.settled()
    expect(downPaymentOf(section)).toBe(1_000_000)
  })
})

describe('"Pedir Proposta" after a slider has moved', () => {
  it('updates the figures first, and the form states which ones it sends', async () => {
    const section = await financing()
    await move(section, 10_000)
    const release = section.site.hold('updateFinances')
    const form = await openProposal(section)
    expect(form.queryByText(/entrada inicial de/)).toBeNull()
    release()
    await section.settled()
    expect(form.getByText(/^Credit to Drive: entrada inicial de 10\s000,00\s€/)).toBeDefined()
    expect(downPaymentOf(section)).toBe(1_000_000)
    expect(section.site.requestsOf('updateFinances').at(-1)).toContain('/10000/')
  })

  it('states the figures of the version if the update fails, because the form sends them', async () => {
    watchLog()
    const site = siteInProcess()
    const section = await financing(site)
    site.setFaults([{ call: 'updateFinances', fault: '404' }])
    await move(section, 10_000)
    const form = await openProposal(section)
    await section.settled()
    expect(form.getByText(/^Credit to Drive: entrada inicial de 7\s500,00\s€/)).toBeDefined()
    expect(downPaymentOf(section)).toBe(750_000)
  })

  it('sends no request if no slider has moved', async () => {
    const section = await financing()
    const before = section.site.requestsOf('updateFinances').length
    await openProposal(section)
    await section.settled()
    expect(section.site.requestsOf('updateFinances')).toHaveLength(before)
  })
})
