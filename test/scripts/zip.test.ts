import { assert, property, record, stringMatching, uint8Array, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readZip, writeZip } from '../../scripts/build/zip.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a zip file', () => {
  it('returns every file as it was packed, in the same order', () => {
    const file = record({
      name: stringMatching(/^[a-zé]{1,8}(\/[a-z]{1,8}){0,3}\.js$/),
      bytes: uint8Array({ maxLength: 5000 }),
    })
    assert(
      property(uniqueArray(file, { maxLength: 8, selector: ({ name }) => name }), (files) => {
        const read = readZip(writeZip(files))
        expect(read.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
        expect(read.map((entry) => [...entry.bytes])).toEqual(
          files.map((entry) => [...entry.bytes]),
        )
      }),
      { numRuns: 50 },
    )
  })

  it('has the same bytes whenever it is made', () => {
    const files = [{ name: 'a/b.php', bytes: bytes('<?php') }]
    const first = writeZip(files)
    expect(Buffer.from(first).equals(writeZip(files))).toBe(true)
    // The date that MS-DOS counts from: neither the time of day nor the time zone shows.
    const view = new DataView(first.buffer)
    expect([view.getUint16(10, true), view.getUint16(12, true)]).toEqual([0, 33])
  })

  it('is rejected when a path leads out of the folder', () => {
    for (const name of ['../wp-config.php', 'a/../../b.php', '/etc/passwd']) {
      const zip = writeZip([{ name, bytes: bytes('x') }])
      expect(() => readZip(zip)).toThrow(`Bad name ${name}`)
    }
  })

  it('is rejected when it is truncated', () => {
    const zip = writeZip([{ name: 'a.txt', bytes: bytes('hello hello hello hello') }])
    expect(() => readZip(zip.subarray(0, zip.length - 10))).toThrow('invalid zip data')
  })

  it('is rejected when it is not a zip file', () => {
    expect(() => readZip(Buffer.from('no zip at all, but long enough'))).toThrow('invalid zip data')
  })
})
