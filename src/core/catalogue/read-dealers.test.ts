import { describe, expect, it } from 'vitest'
import { fetchDealers } from './read-dealers.ts'
import { UnexpectedResponseError } from '../content-site/wire.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()

describe('fetchDealers', () => {
  it('requests all dealers, each in a district of the list', async () => {
    const { isGov, dealers, districts } = await fetchDealers(site.open(), null)
    expect(site.received[0]?.line).toBe('GET /wp-json/cfg/hyuDealersLst/all')
    expect(isGov).toBe(false)
    expect(dealers.length).toBeGreaterThanOrEqual(40)
    const ids = new Set(districts.map(({ id }) => id))
    expect(dealers.filter(({ districtId }) => !ids.has(districtId))).toEqual([])
  })

  it('requests the dealers of the cookie, and the cookie marks government mode', async () => {
    const all = await fetchDealers(site.open(), null)
    const [first, second] = all.dealers
    const value = `${first?.id},${second?.id}`
    const limited = await fetchDealers(site.open(), value)
    expect(site.received[1]?.line).toBe(
      `GET /wp-json/cfg/hyuDealersLst/${encodeURIComponent(value)}`,
    )
    expect(limited.isGov).toBe(true)
    expect(limited.dealers).toEqual([first, second])
  })

  it('marks government mode for a cookie even when the response does not', async () => {
    site.answer('/wp-json/cfg/hyuDealersLst/LX01', { isGov: false, districts: [], dealers: [] })
    expect((await fetchDealers(site.open(), 'LX01')).isGov).toBe(true)
  })

  it('omits, and reports, dealers without id or district and districts without id or name', async () => {
    site.answer('/wp-json/cfg/hyuDealersLst/all', {
      isGov: 'S',
      districts: [{ id: 11, name: 'Lisboa' }, { id: 12 }, { name: 'Porto' }],
      dealers: [{ objectId: 'LX01', district: '11' }, { objectId: 'X' }, { district: 11 }],
    })
    expect(await fetchDealers(site.open(), null)).toEqual({
      isGov: true,
      districts: [{ id: '11', name: 'Lisboa' }],
      dealers: [{ id: 'LX01', name: 'LX01', districtId: '11', email: null }],
    })
    expect(site.reports).toEqual([
      'hyuDealersLst districts: 2 unreadable entries skipped',
      'hyuDealersLst dealers: 2 unreadable entries skipped',
    ])
  })

  it.each([[[]], [{ districts: [] }], [{ districts: [], dealers: {} }]])(
    'rejects the answer %j',
    async (body) => {
      site.answer('/wp-json/cfg/hyuDealersLst/all', body)
      await expect(fetchDealers(site.open(), null)).rejects.toBeInstanceOf(UnexpectedResponseError)
    },
  )
})
