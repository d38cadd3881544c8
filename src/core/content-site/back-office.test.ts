import { describe, expect, it } from 'vitest'
import { fetchBackOffice, readBackOffice } from './back-office.ts'
import { readMotorFaqs } from '../../features/steps/read-motor-faqs.ts'
import { UnexpectedResponseError } from './wire.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()

describe('the back-office data', () => {
  it('are read from the demo content site', async () => {
    const data = await fetchBackOffice(site.open())
    expect(data.product).toBe('Lume')
    expect(readMotorFaqs(data.faqs ?? {}).length).toBeGreaterThan(2)
    expect(data.legal?.content).toContain('<')
    expect(data.hasPdf).toBeTypeOf('boolean')
  })

  it('are missing for every empty or missing field, so that the next source applies', () => {
    expect(readBackOffice(site.open(), {})).toEqual({})
    const empty = { product: '', policyLink: ' ', cfg_msg_no_result: null, seo: {}, svg: {} }
    expect(readBackOffice(site.open(), { ...empty, legalSect: 'texto', resumePage: [] })).toEqual(
      {},
    )
  })

  it('contain each section under the wire names of its title and content', () => {
    const data = readBackOffice(site.open(), {
      seo: { title: 'Sobre', content: '<p>1</p>' },
      legalSect: { legalTitle: 'Legal', legalContent: '<p>2</p>' },
      destaqueSect: { destaqueTitle: 'Destaque' },
      financeSect: { content: '<p>4</p>' },
      resumePage: { title: 'Resumo', content: '<p>5</p>', other: 1 },
    })
    expect(data).toEqual({
      seo: { title: 'Sobre', content: '<p>1</p>' },
      legal: { title: 'Legal', content: '<p>2</p>' },
      featured: { title: 'Destaque', content: '' },
      finance: { title: '', content: '<p>4</p>' },
      summary: { title: 'Resumo', content: '<p>5</p>' },
    })
  })

  it('contain the form settings unchanged, for the form reader', () => {
    const form = { formUrl: '/contacto', lead_type: 3, idSubscriptionCenterOrigin: '', other: 1 }
    expect(readBackOffice(site.open(), { form }).form).toEqual(form)
  })

  it('contain questions that have a text, with or without an answer', () => {
    const faqsMotor = [{ question: 'Qual?', answer: '<p>Este.</p>' }, { question: 'E?' }, {}, null]
    expect(readMotorFaqs({ faqsMotor })).toEqual([
      { question: 'Qual?', answer: '<p>Este.</p>' },
      { question: 'E?', answer: '' },
    ])
    expect(readMotorFaqs({ faqsMotor: 'nenhuma' })).toEqual([])
  })

  it('contain only labels that have a text', () => {
    const labels = { continue: 'Seguinte', previous: '', close: null, retry: { a: 1 }, print: 1 }
    expect(readBackOffice(site.open(), { labels }).labels).toEqual({
      continue: 'Seguinte',
      print: '1',
    })
  })

  it('contain flags, messages and the picture for models without one', () => {
    const wire = {
      language: 'en-GB',
      hasPDF: '1',
      cfg_msg_no_result: 'Nada',
      svg: { noModel: '/n.svg' },
    }
    expect(readBackOffice(site.open(), { ...wire, product: 'Lume', policyLink: '/p/' })).toEqual({
      language: 'en-GB',
      hasPdf: true,
      noResultMessage: 'Nada',
      noModelImage: `${site.root()}n.svg`,
      product: 'Lume',
      policyLink: '/p/',
    })
    expect(readBackOffice(site.open(), { hasPDF: 0, svg: { noModel: 'javascript:1' } })).toEqual({
      hasPdf: false,
    })
  })

  it.each([[[]], [null], ['x']])('are rejected when the response is %j', async (body) => {
    site.answer('/wp-json/cfg/backOffice/', body)
    await expect(fetchBackOffice(site.open())).rejects.toBeInstanceOf(UnexpectedResponseError)
  })
})
