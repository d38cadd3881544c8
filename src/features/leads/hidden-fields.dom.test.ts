import { describe, expect, it, onTestFinished } from 'vitest'
import { HIDDEN, REDIRECTS } from '../../../demo/content-site/forms/lead-fields.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { storeUnderTest } from '../../../test/support/store-under-test.ts'
import { EMPTY_LEAD } from './lead-form.ts'
import { hiddenFields, readLeadFormSettings } from './lead.ts'

const FORM: Readonly<Record<string, unknown>> = {
  formUrl: '/forms/lead/',
  lead_type: 'CFG',
  form_type_code: 7,
  leadSource: 'Configurador',
  leadSourceGov: 'Configurador Estado',
  successUrl: '/obrigado/',
  policyVersion: '3',
}

const TEXTS = { accept: 'Aceito', disclaimer: 'Campanhas', share: 'Partilha' }

/** The hidden fields of a proposal to the first dealer. */
async function fieldsOf({ form = FORM, dealers = '', modelId = '' } = {}) {
  if (dealers) document.cookie = `wp_dealersOIDs=${dealers}; path=/`
  const store = await storeUnderTest(siteInProcess())
  if (modelId) store.pick(modelId)
  const [dealer] = store.get().site.dealers?.data?.dealers ?? []
  const values = { ...EMPTY_LEAD, dealer: dealer?.id ?? '', id_district: dealer?.districtId ?? '' }
  const settings = readLeadFormSettings(store.loading.site(), form)
  const shown = { creditLegal: '', consents: TEXTS }
  return { store, dealer, fields: hiddenFields(store, 'proposal', values, settings, shown) }
}

describe('the hidden fields of a form', () => {
  it('are those of spec §3, each once, and no others, also while nothing is known', async () => {
    const { fields } = await fieldsOf({ form: {} })
    expect(Object.keys(fields).toSorted()).toEqual([...HIDDEN, ...REDIRECTS].toSorted())
    expect(fields).toMatchObject({ model: '', id_model: '', leadSource: '', lead_type: '' })
  })

  it('contain the configuration, its link, the dealer and the origin of the visit', async () => {
    history.replaceState(null, '', '/configurador?utm_source=boletim&utm_term=suv')
    onTestFinished(() => history.replaceState(null, '', '/'))
    const { fields, store, dealer } = await fieldsOf({ modelId: '101' })
    expect(fields).toMatchObject({
      form_type: 'proposal',
      model: 'Maré',
      id_model: '101',
      configurationID: store.get().uniqueId ?? '',
      from_page: expect.stringMatching(/\/configurador\?modelid=101/),
      success_url: 'http://site.test/obrigado/',
      failure_url: '',
      utm_source: 'boletim',
      utm_term: 'suv',
      utm_content: '',
      stand: dealer?.name,
      dealer_email: dealer?.email,
      lead_type: 'CFG',
      form_type_code: '7',
      leadSource: 'Configurador',
      typeService: '',
    })
    expect(JSON.parse(fields.consents)).toMatchObject({ texts: TEXTS, policyVersion: '3' })
  })

  it('contain the lead source of the government in government mode, if there is one', async () => {
    expect((await fieldsOf({ dealers: '1' })).fields.leadSource).toBe('Configurador Estado')
    const bare = { ...FORM, leadSourceGov: '' }
    expect((await fieldsOf({ form: bare, dealers: '1' })).fields.leadSource).toBe('Configurador')
  })
})
