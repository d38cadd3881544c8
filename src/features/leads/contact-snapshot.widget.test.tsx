import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readSnapshot } from '../../../demo/content-site/forms/snapshot.ts'
import type { ConfigurationSnapshot } from './request-configuration-sheet.ts'
import { formatMoney } from '../../core/formats/format.ts'
import { choose, uncheck } from '../../core/configuration/choose-item.ts'
import { chooseCreditType } from '../../core/offer/simulate-loan.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { watchLog } from '../../../test/support/store-under-test.ts'
import { fillIn, LINK, openForm, post, posted } from '../../../test/support/open-form.tsx'

const plainText = (element: Element | null): string =>
  (element?.textContent ?? '').replaceAll(/\s/g, ' ')

const snapshotOf = (data: ReturnType<typeof posted>): ConfigurationSnapshot =>
  JSON.parse(data['configuration'] ?? '') as ConfigurationSnapshot

describe('the configuration snapshot of a form', () => {
  it('contains the choices and figures on screen, and its sums are right', async () => {
    const { form, site, submit, widget } = await openForm('test-drive')
    fillIn(form, true)
    await post(form, site)
    const data = posted(submit)
    const snapshot = snapshotOf(data)
    expect(readSnapshot(data['configuration'] ?? '').warning).toBe('')
    expect(snapshot).toMatchObject({
      configurationId: widget.store.state.getState().uniqueId,
      model: { id: '101', name: 'Maré' },
      engine: { name: '1.2 Turbo' },
      version: { name: 'Horizonte' },
      exterior: { name: 'Verde Pinhal' },
      interior: { name: 'Pele Camel' },
      totalCents: 3_690_000,
    })
    expect(snapshot.link).toContain(LINK)
    const shown = plainText(form.getByText('36 900 €').closest('.form-car'))
    expect(shown).toContain('36 900 €')
    const { monthlyPaymentCents } = snapshot.financing ?? {}
    expect(monthlyPaymentCents).toBeGreaterThan(0)
    expect(shown).toContain(formatMoney((monthlyPaymentCents ?? 0) / 100).replaceAll(/\s/g, ' '))
  })

  it('says nothing of a version that the buyer has unchecked', async () => {
    const { form, site, submit, widget } = await openForm('test-drive')
    await act(async () => uncheck(widget.store, 'version'))
    fillIn(form, true)
    await post(form, site)
    const snapshot = snapshotOf(posted(submit))
    expect(snapshot).toMatchObject({ engine: { name: '1.2 Turbo' }, version: null, exterior: null })
    expect(snapshot).not.toHaveProperty('priceExcludes')
    expect(snapshot).not.toHaveProperty('priceValidUntil')
  })

  it('waits for a price that is being computed when the buyer submits', async () => {
    const { form, site, submit, widget } = await openForm('test-drive')
    fillIn(form, true)
    const release = site.hold('updateFinances')
    await act(async () => chooseCreditType(widget.store, 'HOD'))
    await post(form, site)
    expect(submit).not.toHaveBeenCalled()
    await act(async () => {
      release()
      await site.settled()
    })
    expect(submit).toHaveBeenCalledOnce()
    const { financing, totalCents, priceLines } = snapshotOf(posted(submit))
    expect(financing).toMatchObject({ creditType: 'HOD', coversColours: true })
    expect(financing?.lastPaymentCents).toBeGreaterThan(0)
    expect(priceLines.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(totalCents)
  })

  it('is taken at the moment of submission, whatever happens while the PDF is made', async () => {
    const { form, site, submit, widget } = await openForm('proposal')
    const release = site.hold('get-cfg-pdf')
    fillIn(form, true)
    await post(form, site)
    await act(async () => choose(widget.store, 'exterior', 'BNE'))
    await act(async () => {
      release()
      await site.settled()
    })
    expect(snapshotOf(posted(submit)).exterior?.name).toBe('Verde Pinhal')
  })

  it('is the source of the PDF', async () => {
    const { form, site, submit } = await openForm('proposal')
    fillIn(form, true)
    await post(form, site)
    const [request] = site.bodies('get-cfg-pdf') as [{ data: { configuration: unknown } }]
    expect(request.data.configuration).toEqual(snapshotOf(posted(submit)))
  })

  it('marks figures that do not include the colours', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'updateFinances', fault: '404' }] })
    const { form, submit, widget } = await openForm('test-drive', { site })
    await waitFor(() => expect(widget.store.get().site.quote?.status).toBe('failed'))
    fillIn(form, true)
    await post(form, site)
    const data = posted(submit)
    expect(snapshotOf(data).financing?.coversColours).toBe(false)
    expect(readSnapshot(data['configuration'] ?? '').warning).toBe('')
  })
})

describe('the configuration save before a lead', () => {
  it('is sent when the configuration has changed since the last one', async () => {
    const { form, site, widget } = await openForm('test-drive')
    const before = (await site.savedConfigurations()).length
    await act(async () => {
      choose(widget.store, 'exterior', 'BNE')
      await site.settled()
    })
    fillIn(form, true)
    await post(form, site)
    const saved = await site.savedConfigurations()
    expect(saved).toHaveLength(before + 1)
    expect(saved.at(-1)).toMatchObject({ idExterior: 'BNE' })
  })
})
