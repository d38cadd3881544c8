import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPoint, readPoints } from './equipment-details.ts'
import { fetchEquipment } from './read-versions.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()
const EQUIPMENT = '/wp-json/cfg/equipmentLst/'

describe('fetchEquipment', () => {
  it('reads texts, pictures and points of the demo content site', async () => {
    const items = await fetchEquipment(site.open())
    const lamps = items.find(({ name }) => name === 'Faróis full LED')
    expect(lamps?.details?.text).toContain('LED')
    const [first] = lamps?.details?.models ?? []
    expect(first?.image).toMatch(/\/media\/exterior\/.*\/lamp\.avif$/)
    expect(first?.points.get(0)?.x).toBeGreaterThan(0)
    expect(items.filter(({ details }) => !details).length).toBeGreaterThan(50)
  })

  it.each([
    ['no details for an entry without them', {}, undefined],
    ['no details for empty ones', { text: ' ', image: '', models: [] }, undefined],
    ['a text alone', { text: 'Luz.' }, { text: 'Luz.', image: null, models: [] }],
    ['no model without an id', { models: [{ image: '/a.avif' }] }, undefined],
    ['no model without picture and points', { models: [{ modelID: 1, points: {} }] }, undefined],
    ['no list that is none', { models: 'none' }, undefined],
  ])('reads %s', async (_, fields, details) => {
    site.answer(EQUIPMENT, [{ id: 1, value: 'Faróis', idType: 32, ...fields }])
    const [item] = await fetchEquipment(site.open())
    expect(item?.details).toEqual(details)
  })

  it('skips an address that is not one of the web, and keeps the text', async () => {
    site.answer(EQUIPMENT, [{ id: 1, value: 'Faróis', text: 'Luz.', image: 'javascript:alert(1)' }])
    const [item] = await fetchEquipment(site.open())
    expect(item?.details).toEqual({ text: 'Luz.', image: null, models: [] })
  })
})

describe('readPoints', () => {
  it.each([
    [
      { '0': [0, 1], '12': [0.5, 0.25] },
      { 0: { x: 0, y: 1 }, 12: { x: 0.5, y: 0.25 } },
    ],
    [{ '0': [-0.1, 0.5], '1': [0.5, 1.01], '2': [0.5], '3': [0.1, 0.2, 0.3] }, {}],
    [{ '-1': [0.5, 0.5], '01': [0.5, 0.5], '1.5': [0.5, 0.5], first: [0.5, 0.5] }, {}],
    [{ '0': ['0.5', 0.5], '1': [null, 0.5], '2': { x: 0.5, y: 0.5 } }, {}],
    [[[0.5, 0.5]], {}],
    [null, {}],
  ])('reads %j', (value, points) => {
    expect(Object.fromEntries(readPoints(value))).toEqual(points)
  })

  it('reads back every point of the picture', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const points = fc.dictionary(fc.nat(999).map(String), fc.tuple(share, share))
    fc.assert(
      fc.property(points, (wire) => {
        const read = [...readPoints(wire)].map(([frame, { x, y }]) => [String(frame), [x, y]])
        expect(Object.fromEntries(read)).toEqual({ ...wire })
      }),
    )
  })

  it('reads nothing but points of the picture, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const point = readPoint(value)
        if (point === null) return
        expect(Math.min(point.x, point.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(point.x, point.y)).toBeLessThanOrEqual(1)
      }),
    )
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const frame of readPoints(value).keys()) expect(frame).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
