import { describe, expect, it } from 'vitest'
import { toHiddenFields, readLeadFormSettings } from './read-lead-fields.ts'
import type { Model } from '../../core/catalogue/catalogue.ts'
import type { LeadRecord } from './lead-record.ts'
import { HIDDEN, REDIRECTS } from '../../../demo/content-site/forms/lead-fields.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()

const FORM = {
  formUrl: '/forms/lead/',
  lead_type: 'CFG',
  form_type_code: 7,
  typeService: 'VN',
  leadSource: 'Configurador',
  leadSourceGov: 'Configurador Estado',
  idSubscriptionCenterOrigin: '27',
  contactType: 'Web',
  successUrl: '/obrigado/',
  failureUrl: '/nao-enviado/',
}

const model = { id: '101', name: 'Maré' } as Model

const record = (change: Partial<LeadRecord> = {}): LeadRecord => ({
  kind: 'proposal',
  submissionId: 'a1b2c3d4',
  model,
  configurationId: 'c0nf',
  link: 'https://site.test/configurador?modelid=101',
  utm: { source: 'boletim', medium: 'email', campaign: 'outono', term: 'suv', content: 'a' },
  dealer: { id: 'LX01', name: 'Lume Tejo', email: 'tejo@lume.example', districtId: '11' },
  isGov: false,
  settings: readLeadFormSettings(site.open(), FORM),
  consents: {
    texts: { accept: 'Aceito', disclaimer: 'Campanhas', share: 'Partilha' },
    policy: 'https://site.test/privacidade/',
    policyVersion: '3',
  },
  snapshot: '{"schema":1}',
  ...change,
})

describe('the settings of the forms', () => {
  it('have absolute URLs, codes as text, and null for missing fields', () => {
    expect(readLeadFormSettings(site.open(), FORM)).toEqual({
      formUrl: `${site.root()}forms/lead/`,
      successUrl: `${site.root()}obrigado/`,
      failureUrl: `${site.root()}nao-enviado/`,
      policyVersion: null,
      leadSource: 'Configurador',
      leadSourceGov: 'Configurador Estado',
      codes: {
        lead_type: 'CFG',
        form_type_code: '7',
        typeService: 'VN',
        idSubscriptionCenterOrigin: '27',
        contactType: 'Web',
      },
    })
    const none = readLeadFormSettings(site.open(), {})
    expect(none).toMatchObject({ formUrl: null, successUrl: null, leadSource: null })
    expect(new Set(Object.values(none.codes))).toEqual(new Set(['']))
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://', ''])(
    'have no form when its URL is %j',
    (formUrl) => {
      expect(readLeadFormSettings(site.open(), { formUrl }).formUrl).toBeNull()
    },
  )

  it.each(['https://elsewhere.example/obrigado/', '//elsewhere.example/', 'javascript:1'])(
    'omit a page that is not on the site’s own host: %s',
    (page) => {
      const read = readLeadFormSettings(site.open(), { successUrl: page, failureUrl: page })
      expect([read.successUrl, read.failureUrl]).toEqual([null, null])
    },
  )
})

describe('the hidden fields of a form', () => {
  it('are those of spec §3, each once, and no others', () => {
    const names = Object.keys(toHiddenFields(record()))
    expect(names.toSorted()).toEqual([...HIDDEN, ...REDIRECTS].toSorted())
  })

  it('contain the configuration, its link, the dealer and the origin of the visit', () => {
    expect(toHiddenFields(record())).toEqual({
      form_type: 'proposal',
      submission_id: 'a1b2c3d4',
      model: 'Maré',
      id_model: '101',
      configurationID: 'c0nf',
      configuration: '{"schema":1}',
      consents: JSON.stringify(record().consents),
      from_page: 'https://site.test/configurador?modelid=101',
      success_url: `${site.root()}obrigado/`,
      failure_url: `${site.root()}nao-enviado/`,
      utm_source: 'boletim',
      utm_medium: 'email',
      utm_campaign: 'outono',
      utm_term: 'suv',
      utm_content: 'a',
      stand: 'Lume Tejo',
      dealer_email: 'tejo@lume.example',
      lead_type: 'CFG',
      form_type_code: '7',
      typeService: 'VN',
      leadSource: 'Configurador',
      idSubscriptionCenterOrigin: '27',
      contactType: 'Web',
    })
  })

  it('contain the lead source of the government in government mode, if there is one', () => {
    const bare = readLeadFormSettings(site.open(), { ...FORM, leadSourceGov: '' })
    expect(toHiddenFields(record({ isGov: true })).leadSource).toBe('Configurador Estado')
    expect(toHiddenFields(record({ isGov: true, settings: bare })).leadSource).toBe('Configurador')
  })

  it('are all present, but empty, when nothing is known', () => {
    const fields = toHiddenFields(
      record({ model: null, dealer: null, settings: readLeadFormSettings(site.open(), {}) }),
    )
    expect(fields).toMatchObject({ model: '', id_model: '', stand: '', leadSource: '' })
    expect(Object.keys(fields)).toHaveLength(HIDDEN.length + REDIRECTS.length)
  })
})
