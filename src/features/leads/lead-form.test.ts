import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dealer } from '../../core/catalogue/catalogue.ts'
import {
  checkLead,
  dealerOf,
  EMPTY_LEAD,
  LEAD_KINDS,
  MAX_MESSAGE,
  postedMessage,
  type LeadError,
  type LeadValues,
} from './lead-form.ts'
import type { LeadKind } from '../../core/store/state.ts'

const aDealer = (id: string, districtId: string): Dealer => ({
  id,
  districtId,
  name: id,
  email: null,
})
const DEALERS = [aDealer('LX01', '11'), aDealer('LX02', '11'), aDealer('SE01', '15')]

const VALID: LeadValues = {
  ...EMPTY_LEAD,
  name: 'Inês Conceição',
  email: 'ines@exemplo.pt',
  telefone: '912345678',
  id_district: '11',
  dealer: 'LX01',
  accept: 'S',
}

const codes = (kind: LeadKind, change: Partial<LeadValues>): readonly LeadError['code'][] =>
  checkLead(kind, { ...VALID, ...change }, DEALERS).map(({ code }) => code)

describe('validating a lead form (spec §5)', () => {
  it.each(LEAD_KINDS.slice(0, 2))(
    'reports every empty field of %s, in the order of the form',
    (kind) => {
      expect(checkLead(kind, EMPTY_LEAD, DEALERS)).toMatchObject([
        { name: 'name', code: 'name' },
        { name: 'email', code: 'email' },
        { name: 'telefone', code: 'phone' },
        { name: 'id_district', code: 'district' },
        { name: 'accept', code: 'consent' },
      ])
    },
  )
})

describe('the validation of any lead form', () => {
  const digits = (count: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
      .map((found) => found.join(''))
  /** The country code as people write it; it belongs to no number of nine digits. */
  const withCountryCode = /^(?:00)?351\d{9}$/

  it('accepts any nine digits, with or without the country code', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '351', '+351', '00351'), digits(9), (code, found) => {
        expect(codes('proposal', { telefone: code + found })).toEqual([])
      }),
    )
  })

  it('accepts no other number of digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }).chain(digits), (found) => {
        fc.pre(found.length !== 9 && !withCountryCode.test(found))
        expect(codes('proposal', { telefone: found })).toEqual(['phone'])
      }),
    )
  })

  it('accepts any e-mail address that a mail program would accept', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        fc.pre(email.length <= 80)
        expect(codes('test-drive', { email })).toEqual([])
      }),
    )
  })

  const anyValues = fc.record({
    name: fc.oneof(fc.constant(''), fc.string()),
    email: fc.oneof(fc.constant('a@b.pt'), fc.string()),
    telefone: fc.oneof(fc.constant('912345678'), fc.string()),
    id_district: fc.constantFrom('', '11', '15', '99'),
    dealer: fc.constantFrom('', 'LX01', 'SE01', 'XX'),
    msg: fc.string(),
    accept: fc.constantFrom('', 'S'),
    disclaimer: fc.constantFrom('', 'S'),
    share: fc.constantFrom('', 'S'),
  })

  it('never reports a dealer without a district, nor one field twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEAD_KINDS), anyValues, (kind, typed) => {
        const values = { ...EMPTY_LEAD, ...typed }
        const fields = checkLead(kind, values, DEALERS).map(({ name }) => name)
        expect(new Set(fields).size).toBe(fields.length)
        expect(fields.includes('id_district') && fields.includes('dealer')).toBe(false)
      }),
    )
  })
})

describe('dealerOf', () => {
  it('finds the chosen dealer in its own district only', () => {
    expect(dealerOf(VALID, DEALERS)?.id).toBe('LX01')
    expect(dealerOf({ ...VALID, id_district: '15' }, DEALERS)).toBeNull()
  })
})

describe('the message as it is posted', () => {
  const pdf = 'https://a.pt/b.pdf'

  it('has the link to the PDF on a last line of its own', () => {
    expect(postedMessage({ day_part: '', msg: 'Bom dia.\n' }, pdf)).toBe(`Bom dia.\nPDF: ${pdf}`)
    expect(postedMessage({ day_part: '', msg: ' \n' }, pdf)).toBe(`PDF: ${pdf}`)
  })

  it('has the day part on a first line of its own', () => {
    expect(postedMessage({ day_part: 'De manhã.', msg: 'Bom dia.' })).toBe('De manhã.\nBom dia.')
    expect(postedMessage({ day_part: 'De manhã.', msg: '' })).toBe('De manhã.')
  })

  it('has at most 3500 characters with the day part', () => {
    const day_part = 'De manhã.'
    const longest = 'a'.repeat(MAX_MESSAGE - day_part.length - 1)
    expect(codes('test-drive', { day_part, msg: longest })).toEqual([])
    expect(codes('test-drive', { day_part, msg: `${longest}a` })).toEqual(['message'])
    expect(codes('test-drive', { msg: `${longest}a` })).toEqual([])
  })
})
