import { act, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { SCREENS } from '../../src/features/steps/flow.tsx'
import type { Modal } from '../../src/core/store/state.ts'
import { painted } from '../painted.ts'
import { refreshQuote } from '../../src/core/offer/simulate-loan.ts'
import { siteInProcess } from './site-in-process.ts'
import { watchLog } from './store-under-test.ts'
import { codeOf, PARDAL } from './compared-builds.ts'
import type { Form } from './open-form.tsx'
import { renderAt } from './render-at.tsx'

const QUERY = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'

/** A dialog that waits for an answer. */
export interface LateAnswer {
  readonly modal: Modal
  /** The call whose answer arrives after the dialog has been closed. */
  readonly call: string
  /** Sends the request, if opening the dialog does not. */
  readonly ask?: (dialog: Form, code: string) => void
}

/** Types into a field. */
export function type(input: HTMLInputElement, text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The summary with a dialog open and one call held back. */
export async function withDialog({ modal, call, ask }: LateAnswer, fault?: '404') {
  const log = watchLog()
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  vi.spyOn(SCREENS, 'summary').mockReturnValue(<h1>Lume Maré</h1>)
  const site = siteInProcess()
  const code = await codeOf(site, PARDAL)
  const widget = await renderAt('/', site, { query: QUERY })
  await widget.findByRole('heading', { name: /Maré$/, level: 1 }, { timeout: 10_000 })
  if (fault) site.setFaults([{ call, fault }])
  const release = site.hold(call)
  onTestFinished(release)
  const { state, actions } = widget.store
  const settled = () =>
    act(async () => {
      await site.settled()
      await vi.dynamicImportSettled()
      await painted()
    })
  await act(async () => actions.openModal(modal))
  await settled()
  const dialog = await widget.findByRole('dialog')
  if (call === 'updateFinances') {
    // Another colour needs another quote, which the form waits for.
    state.setState({ configuration: { ...state.getState().configuration, exteriorId: 'AAT' } })
    await act(async () => {
      // Not awaited: the call is held back.
      void refreshQuote(widget.store)
    })
  }
  await act(async () => ask?.(within(dialog), code))
  await settled()
  return { ...widget, dialog, release, settled, state, actions, posted, site, log }
}

/** Tests what becomes of answers that arrive after their dialog has been closed. */
export function describeLateAnswers(rows: readonly LateAnswer[]): void {
  describe.each(rows)('a late answer to $call after $modal has been closed', (row) => {
    it('neither navigates nor changes the configuration, nor opens or sends anything', async () => {
      const page = await withDialog(row)
      const { configuration, visits } = page.state.getState()
      const path = page.path()
      await act(async () => within(page.dialog).getByRole('button', { name: 'Fechar' }).click())
      // The dialog is hidden at once, and removed after the next paint: the answer arrives in between.
      page.release()
      await page.settled()
      expect(page.path()).toBe(path)
      const now = page.state.getState()
      expect(now).toMatchObject({ modal: null, pending: null, visits })
      expect(now.configuration).toBe(configuration)
      expect(page.posted).not.toHaveBeenCalled()
      expect(page.site.requestsOf('saveCfgOptions')).toHaveLength(1)
    })

    it('leaves the dialog alone that has been opened meanwhile', async () => {
      const page = await withDialog(row)
      const { configuration } = page.state.getState()
      const path = page.path()
      const next: Modal = { kind: 'contact', purpose: 'test-drive' }
      await act(async () => page.actions.closeModal())
      await page.settled()
      await act(async () => page.actions.openModal(next))
      page.release()
      await page.settled()
      expect(page.path()).toBe(path)
      expect(page.state.getState().modal).toBe(next)
      expect(page.state.getState().configuration).toBe(configuration)
      expect(page.queryByRole('dialog', { name: 'Marcar Test-Drive' })).not.toBeNull()
      expect(page.posted).not.toHaveBeenCalled()
    })
  })

  describe.each(rows.filter(({ call, ask }) => ask && call.endsWith('Build')))(
    'a late failure of $call after $modal has been closed',
    (row) => {
      it('is not reported, because nobody waits for it', async () => {
        const page = await withDialog(row, '404')
        const path = page.path()
        await act(async () => within(page.dialog).getByRole('button', { name: 'Fechar' }).click())
        page.release()
        await page.settled()
        expect(page.path()).toBe(path)
        expect(page.log().filter((line) => line.startsWith(`${row.call} failed`))).toEqual([])
        expect(page.state.getState().modal).toBeNull()
      })
    },
  )
}
