import { expect, it } from 'vitest'
import { describeLateAnswers, withDialog, type LateAnswer } from '../support/late-answers.tsx'
import { fillIn, type Form } from '../support/open-form.tsx'

const submit = (dialog: Form): void => {
  dialog.getByRole('button', { name: 'Submeter' }).click()
}

const PROPOSAL: LateAnswer = {
  modal: { kind: 'contact', purpose: 'proposal' },
  call: 'get-cfg-pdf',
  ask: (dialog) => {
    fillIn(dialog, true)
    submit(dialog)
  },
}

describeLateAnswers([
  PROPOSAL,
  {
    modal: { kind: 'contact', purpose: 'test-drive' },
    call: 'updateFinances',
    ask: (dialog) => {
      fillIn(dialog, true)
      submit(dialog)
    },
  },
  {
    modal: { kind: 'contact', purpose: 'configuration-email' },
    call: 'updateFinances',
    ask: (dialog) => {
      fillIn(dialog, false)
      submit(dialog)
    },
  },
  { modal: { kind: 'finance' }, call: 'updateFinances' },
  { modal: { kind: 'gallery', side: 'exterior' }, call: 'updateFinances' },
  { modal: { kind: 'specs', engineId: '1012' }, call: 'updateFinances' },
  { modal: { kind: 'equipment', versionId: '10123' }, call: 'equipmentLst' },
])

it('the answer while the dialog is open posts the form', async () => {
  const page = await withDialog(PROPOSAL)
  page.release()
  await page.settled()
  expect(page.posted).toHaveBeenCalledOnce()
})
