import { beforeEach, expect, it } from 'vitest'
import { PARDAL } from '../../../test/support/compared-builds.ts'
import {
  describeLateAnswers,
  type,
  withDialog,
  type LateAnswer,
} from '../../../test/support/late-answers.tsx'
import { field } from '../../../test/support/open-form.tsx'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem(
    'cfg_saved_builds',
    JSON.stringify([
      { id: 'a', name: 'A nossa', savedOn: '2026-11-22', picture: null, items: PARDAL },
    ]),
  )
})

const CODE: LateAnswer = {
  modal: { kind: 'code' },
  call: 'findBuild',
  ask: (dialog, code) => {
    type(field(dialog, 'Código da configuração'), code)
    dialog.getByRole('button', { name: /^Abrir/ }).click()
  },
}

describeLateAnswers([
  CODE,
  {
    modal: { kind: 'compare-builds' },
    call: 'saveBuild',
    ask: (dialog) => dialog.getByRole('button', { name: 'Comparar' }).click(),
  },
  {
    modal: { kind: 'compare-builds' },
    call: 'findBuild',
    ask: (dialog, code) => {
      type(field(dialog, 'Código da configuração'), code)
      dialog.getByRole('button', { name: 'Adicionar' }).click()
    },
  },
  { modal: { kind: 'phone' }, call: 'saveBuild' },
  { modal: { kind: 'builds' }, call: 'lstEngines' },
])

it('the answer while the dialog is open opens the build of a code', async () => {
  const page = await withDialog(CODE)
  page.release()
  await page.settled()
  expect(page.state.getState().configuration.modelId).toBe('102')
})
