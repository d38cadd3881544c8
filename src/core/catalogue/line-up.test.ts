import { fetchBackOffice } from '../content-site/content-site.ts'
import { describe, expect, it } from 'vitest'
import type { BackOfficeField } from '../content-site/content-config.ts'
import {
  readFlag,
  readStatedFlag,
  readFeaturedSection,
  readLegalSection,
  readSection,
} from '../content-site/values.ts'
import { asWire, readText, UnexpectedResponseError, type Wire } from '../content-site/wire.ts'
import type { State } from '../store/state.ts'
import { readMotorFaqs } from '../../features/steps/read-motor-faqs.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'
import { selectBackOffice, selectLabels, selectProduct } from './line-up.ts'

const site = startContentSite()

const stateOf = (response: Wire, attributes: Wire = {}) =>
  ({ settings: attributes, site: { backOffice: { data: response } } }) as unknown as State

describe('the back-office data', () => {
  it('are read from the demo content site', async () => {
    const wire = await fetchBackOffice(site.open())
    expect(selectProduct(stateOf(wire))).toBe('Lume')
    expect(readMotorFaqs(asWire(wire.faqs)).length).toBeGreaterThan(2)
    expect(readLegalSection(wire.legalSect)?.content).toContain('<')
    expect(readFlag(wire.hasPDF)).toBeTypeOf('boolean')
  })

  const section = { title: 'A', content: '' }

  it.each<[BackOfficeField, (value: unknown) => unknown, unknown, unknown, unknown]>([
    ['product', readText, ' ', 'Lume', 'Lume'],
    ['cfg_msg_no_result', readText, null, 'Nada', 'Nada'],
    ['hasPDF', readStatedFlag, undefined, '1', true],
    ['seo', readSection, {}, { title: 'A' }, section],
    ['resumePage', readSection, [], { title: 'A' }, section],
    ['legalSect', readLegalSection, 'texto', { legalTitle: 'A' }, section],
  ])('of %s are those of the response if the attribute is empty', (...row) => {
    const [field, read, empty, stated, value] = row
    expect(selectBackOffice(stateOf({ [field]: empty }), field, read)).toBeNull()
    const state = stateOf({ [field]: stated }, { [field]: empty })
    expect(selectBackOffice(state, field, read)).toEqual(value)
  })

  it('contain each section under the wire names of its title and content', () => {
    expect(readSection({ title: 'Sobre', content: '<p>1</p>' })).toEqual({
      title: 'Sobre',
      content: '<p>1</p>',
    })
    expect(readSection({ content: '<p>4</p>' })).toEqual({ title: '', content: '<p>4</p>' })
    expect(readLegalSection({ legalTitle: 'Legal', legalContent: '<p>2</p>' })).toEqual({
      title: 'Legal',
      content: '<p>2</p>',
    })
    expect(readFeaturedSection({ destaqueTitle: 'Destaque' })).toEqual({
      title: 'Destaque',
      content: '',
    })
  })

  it('contain the form settings unchanged, for the form reader', () => {
    const form = { formUrl: '/contacto', lead_type: 3, idSubscriptionCenterOrigin: '', other: 1 }
    expect(selectBackOffice(stateOf({ form }), 'form')).toEqual(form)
    expect(selectBackOffice(stateOf({}), 'form')).toBeNull()
  })

  it('contain questions that have a text, with or without an answer', () => {
    const faqsMotor = [{ question: 'Qual?', answer: '<p>Este.</p>' }, { question: 'E?' }, {}, null]
    expect(readMotorFaqs({ faqsMotor })).toEqual([
      { question: 'Qual?', answer: '<p>Este.</p>' },
      { question: 'E?', answer: '' },
    ])
    expect(readMotorFaqs({ faqsMotor: 'nenhuma' })).toEqual([])
  })

  it('contain labels, those of the attributes alone if there are any', () => {
    expect(selectLabels(stateOf({}))).toEqual({})
    expect(selectLabels(stateOf({ labels: 'texto' }))).toEqual({})
    expect(selectLabels(stateOf({ labels: { close: 'X' } }))).toEqual({ close: 'X' })
    expect(selectLabels(stateOf({ labels: { close: 'X' } }, { labels: { retry: 'A' } }))).toEqual({
      retry: 'A',
    })
  })

  it.each([[[]], [null], ['x']])('are rejected when the response is %j', async (body) => {
    site.answer('/wp-json/cfg/backOffice/', body)
    await expect(fetchBackOffice(site.open())).rejects.toBeInstanceOf(UnexpectedResponseError)
  })
})
