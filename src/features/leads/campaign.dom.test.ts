import { describe, expect, it, onTestFinished } from 'vitest'
import { readTab, TAB } from '../../platform/storage.ts'
import { readUtm } from '../../core/reporting/remember-visit.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { SETTINGS, storeUnderTest } from '../../../test/support/store-under-test.ts'

/** Opens the page at an address, in the same tab as before. */
async function openAt(search: string, consent = 'granted') {
  history.replaceState(null, '', `/configurador${search}`)
  onTestFinished(() => history.replaceState(null, '', '/'))
  return storeUnderTest(siteInProcess(), { settings: { consent } })
}

const NONE = { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' }

describe('the campaign of a visit', () => {
  it('outlasts a reload at an address without it', async () => {
    await openAt('?utm_source=boletim&utm_medium=email&utm_campaign=outono')
    const { get } = await openAt('/Maré/motor')
    expect(readUtm(get())).toEqual({
      ...NONE,
      utm_source: 'boletim',
      utm_medium: 'email',
      utm_campaign: 'outono',
    })
  })

  it('is replaced as a whole by that of a later address in the same tab', async () => {
    await openAt('?utm_source=boletim&utm_medium=email')
    await openAt('?utm_source=rede')
    const { get } = await openAt('')
    expect(readUtm(get())).toEqual({ ...NONE, utm_source: 'rede' })
  })

  it('is not stored without consent, and is removed when the consent is withdrawn', async () => {
    const denied = await openAt('?utm_source=boletim', 'denied')
    expect(readUtm(denied.get())).toMatchObject({ utm_source: 'boletim' })
    expect(readTab(TAB.campaign)).toBeNull()
    const store = await openAt('?utm_source=boletim')
    store.actions.applySettings({ ...SETTINGS, consent: 'denied' })
    store.actions.startFlow()
    expect(readTab(TAB.campaign)).toBeNull()
    expect(readUtm((await openAt('')).get())).toEqual(NONE)
  })

  it('is empty where no address had one', async () => {
    expect(readUtm((await openAt('?modelo=mare')).get())).toEqual(NONE)
  })
})
