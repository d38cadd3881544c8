import { describe, expect, it } from 'vitest'
import { fetchBackOffice, readBackOffice } from '../../src/api/back-office.ts'
import { readEnergyPrices } from '../../src/api/energy-prices.ts'
import { readMotorFaqs } from '../../src/api/motor-faqs.ts'
import { UnexpectedResponseError } from '../../src/api/wire/wire.ts'
import { startContentSite } from './content-site-under-test.ts'

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
    const labels = { continue: 'Seguinte', previous: '', close: null, retry: { a: 1 } }
    expect(readBackOffice(site.open(), { labels }).labels).toEqual({ continue: 'Seguinte' })
  })

  it('contain flags, messages and the picture for models without one', () => {
    const wire = { hasPDF: '1', cfg_msg_no_result: 'Nada', svg: { noModel: '/n.svg' } }
    expect(readBackOffice(site.open(), { ...wire, product: 'Lume', policyLink: '/p/' })).toEqual({
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

  it('have energy prices, each with date and source, or none', async () => {
    const { energyPrices } = await fetchBackOffice(site.open())
    const prices = readEnergyPrices(energyPrices ?? {})
    for (const price of Object.values(prices ?? { none: null }))
      expect(price).toEqual({
        price: expect.any(Number),
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        source: expect.any(String),
      })
    const petrol = { price: '1,729', date: '2026-11-16', source: 'DGEG' }
    expect(readEnergyPrices({ petrol, diesel: { ...petrol, date: '' } })).toEqual({
      petrol: { ...petrol, price: 1.729 },
      diesel: null,
      homeCharging: null,
      publicCharging: null,
    })
    for (const change of [{ source: null }, { price: 0 }, { price: -1 }, { price: 'caro' }])
      expect(readEnergyPrices({ petrol: { ...petrol, ...change } })).toBeNull()
  })
})
