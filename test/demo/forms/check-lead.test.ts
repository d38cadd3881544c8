import { describe, expect, it } from 'vitest'
import { DEALERS, DISTRICTS } from '../../../demo/content-site/catalogue/dealers.ts'
import { invalidFields } from '../../../demo/content-site/forms/check-lead.ts'
import { readLead } from '../../../demo/content-site/forms/read-lead.ts'

const LISBOA = String(DISTRICTS.find(({ name }) => name === 'Lisboa')?.id)
const filledIn: Readonly<Record<string, string>> = {
  form_type: 'proposal',
  name: 'Inês Conceição',
  email: 'ines.conceicao+carro@exemplo.pt',
  telefone: '912345678',
  id_district: LISBOA,
  dealer: 'LX01',
  accept: 'S',
}

const lead = (changes: Readonly<Record<string, string>> = {}) =>
  readLead(new Map(Object.entries({ ...filledIn, ...changes })), DEALERS)

const wrong = (changes: Readonly<Record<string, string>>) =>
  invalidFields(lead(changes), { districts: DISTRICTS, dealers: DEALERS })

describe('a lead of the demo forms', () => {
  // The rules of each field are in test/wordpress/leads/lead-rules.test.ts.
  it.each([
    ['a message of many lines, each ended by CR LF', { msg: 'a\r\n'.repeat(1749) }],
    [
      'the longest message with the address of the configuration after it',
      { msg: `${'á'.repeat(3500)}\r\nPDF: http://site.test/documents/${'0'.repeat(32)}.pdf` },
    ],
  ])('is valid with %s', (_, changes) => {
    expect(wrong(changes)).toEqual([])
  })

  it.each([
    ['msg', { msg: `${'a'.repeat(3501)}\nPDF: http://site.test/x.pdf` }],
    ['msg', { msg: `PDF: ${'a'.repeat(4001)}` }],
    ['accept', { accept: 'N' }],
    ['disclaimer', { disclaimer: 'talvez' }],
    ['submission_id', { submission_id: '<script>' }],
    ['form_type', { form_type: 'outro' }],
    ['form_type', { form_type: '' }],
  ])('is invalid in %s with %o', (field, changes) => {
    expect(wrong(changes)).toEqual([field])
  })

  it('is sent to the chosen dealer, whatever the form says about the dealer', () => {
    const read = lead({ dealer_email: 'outro@mal.example', stand: 'Outro' })
    const dealer = DEALERS.find(({ objectId }) => objectId === 'LX01')
    expect(read).toMatchObject({ dealer_email: dealer?.email, stand: dealer?.designation })
    expect(lead({ dealer: '', dealer_email: 'outro@mal.example' }).dealer_email).toBe('')
  })

  it('keeps no unknown field, and truncates hidden fields that are too long', () => {
    const read = lead({ isAdmin: '1', from_page: `/configurador/?${'a'.repeat(5000)}` })
    expect(read).not.toHaveProperty('isAdmin')
    expect(read.from_page).toHaveLength(2000)
  })
})
