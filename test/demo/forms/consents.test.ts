import { describe, expect, it } from 'vitest'
import { readConsents } from '../../../demo/content-site/forms/consents.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

const SHOWN = JSON.stringify({
  texts: { accept: 'Li e aceito', disclaimer: 'Campanhas', share: 'Partilha' },
  policy: 'https://lume.example/privacidade/',
  policyVersion: '3',
})

const read = (fields: Readonly<Record<string, string>>) =>
  readConsents(new Map(Object.entries({ form_type: 'proposal', ...fields })), NOW)

describe('the consents of a lead', () => {
  it('are stored with purpose, text, policy, time and form, for ticked checkboxes only', () => {
    expect(read({ accept: 'S', disclaimer: '', share: 'S', consents: SHOWN })).toEqual([
      {
        purpose: 'privacy',
        text: 'Li e aceito',
        policy: 'https://lume.example/privacidade/',
        policyVersion: '3',
        at: '2026-11-22T12:00:00.000Z',
        form: 'proposal',
      },
      expect.objectContaining({ purpose: 'dealers', text: 'Partilha' }),
    ])
  })

  it.each(['', '{', '[]', 'null', '{"texts":5}', '{"texts":{"accept":["x"]}}'])(
    'are stored without a text when the form sends %j',
    (consents) => {
      expect(read({ accept: 'S', consents })).toMatchObject([
        { purpose: 'privacy', text: '', policy: '', policyVersion: '' },
      ])
    },
  )
})
