import { describe, expect, it } from 'vitest'
import { readLeadFormSettings } from './lead.ts'
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
