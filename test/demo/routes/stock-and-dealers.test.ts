import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { siteUnderTest } from './site-under-test.ts'

const { request, read } = siteUnderTest()

interface Stock {
  readonly data: { readonly data: readonly { count: number; criteria: number; url: string }[] }
}

interface Car {
  readonly version: number
  readonly colorid: string
  readonly idColor: string
  readonly lst: readonly number[]
}

interface Network {
  readonly isGov: boolean
  readonly districts: readonly { id: number; name: string }[]
  readonly dealers: readonly { objectId: string; district: number }[]
}

async function stock(version: number, exterior: string, interior: string) {
  const query = `exteriorColorFactoryCode=${exterior}&interiorColorFactoryCode=${interior}`
  const path = `/ds/vehicle/stock/${version}/count?${query}`
  const { data } = await read<Stock>(path, { headers: { companyId: '1' } })
  return data.data
}

describe('the stock of the content site', () => {
  it('counts cars in both colours first, as exact matches', async () => {
    const [exact, partial] = await stock(10_123, 'VP4', 'PC1')
    expect(exact).toMatchObject({ count: 1, criteria: 1 })
    expect(exact?.url).toBe(
      'https://clicktobuy.lume.example/automoveis?versao=10123&exterior=VP4&interior=PC1',
    )
    expect(partial).toMatchObject({ count: 0, criteria: 2 })
  })

  it('counts cars in other colours as partial matches', async () => {
    const [exact, partial] = await stock(10_123, 'VP4', 'TP1')
    expect(exact?.count).toBe(0)
    expect(partial).toMatchObject({ count: 1, criteria: 2 })
  })

  it('is empty for most versions', async () => {
    const counts = (await stock(10_724, 'VP4', 'TP1')).map(({ count }) => count)
    expect(counts).toEqual([0, 0])
  })

  it('counts as exact the cars at dealers that are what is configured, with no more equipment', async () => {
    const { models } = buildCatalogue()
    let cars = 0
    for (const { model, versions, exteriors, interiors } of models) {
      const held = await read<readonly Car[]>(`/wp-json/cfg/stockCars/${model.id}`)
      cars += held.length
      for (const { version, colorid, idColor, lst } of held) {
        const own = versions.find(({ id }) => id === version)?.lst ?? []
        const paint = exteriors.find((one) => one.version === version && one.colorid === colorid)
        const cabin = interiors.find((one) => one.version === version && one.idColor === idColor)
        const [exact] = await stock(version, paint?.factoryCode ?? '', cabin?.factoryCode ?? '')
        expect(exact?.count).toBe(lst.every((id) => own.includes(id)) ? 1 : 0)
      }
    }
    expect(cars).toBeGreaterThan(10)
  })

  it('requires the company, and contains only its versions', async () => {
    expect((await request('/ds/vehicle/stock/10123/count')).status).toBe(400)
    const headers = { companyId: '1' }
    expect((await request('/ds/vehicle/stock/99/count', { headers })).status).toBe(404)
    expect((await request('/ds/vehicle/stock/x/count', { headers })).status).toBe(400)
  })
})

describe('the dealers of the content site', () => {
  it('are all of them for all, outside government mode', async () => {
    const network = await read<Network>('/wp-json/cfg/hyuDealersLst/all')
    expect(network.isGov).toBe(false)
    expect(network.dealers).toHaveLength(40)
    expect(network.districts).toHaveLength(20)
  })

  it.each(['LX01-PT02', 'LX01,PT02', 'LX01%2CPT02', 'PT02-LX01-XX99'])(
    'are those listed in %s, in government mode',
    async (value) => {
      const network = await read<Network>(`/wp-json/cfg/hyuDealersLst/${value}`)
      expect(network.isGov).toBe(true)
      expect(network.dealers.map(({ objectId }) => objectId)).toEqual(['LX01', 'PT02'])
      expect(network.districts.map(({ name }) => name)).toEqual(['Lisboa', 'Porto'])
    },
  )

  it('are none when the value lists none, still in government mode', async () => {
    expect(await read('/wp-json/cfg/hyuDealersLst/XX99')).toEqual({
      isGov: true,
      districts: [],
      dealers: [],
    })
  })
})
