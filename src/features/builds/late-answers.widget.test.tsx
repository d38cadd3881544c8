import { beforeEach, expect, it } from 'vitest'
import { PARDAL, save } from '../../../test/support/compared-builds.ts'
import {
  describeLateAnswers,
  type,
  withDialog,
  type LateAnswer,
} from '../../../test/support/late-answers.tsx'
import { field } from '../../../test/support/open-form.tsx'

beforeEach(() => {
  localStorage.clear()
  save(PARDAL)
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
