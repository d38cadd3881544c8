import { array, assert, property, record, stringMatching, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readZip } from '../../scripts/zip/read-zip.ts'
import { writeZip } from '../../scripts/zip/write-zip.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a zip', () => {
  it('gives back every file as it was put in', () => {
    const file = record({
      name: stringMatching(/^[a-zé]{1,8}(\/[a-z]{1,8}){0,3}\.js$/),
      bytes: uint8Array({ maxLength: 5000 }),
    })
    assert(
      property(array(file, { maxLength: 8 }), (files) => {
        const back = readZip(writeZip(files))
        expect(back.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
        expect(back.map((entry) => [...entry.bytes])).toEqual(
          files.map((entry) => [...entry.bytes]),
        )
      }),
      { numRuns: 50 },
    )
  })

  it('has the same bytes whenever it is made', () => {
    const files = [{ name: 'a/b.php', bytes: bytes('<?php') }]
    expect(writeZip(files).equals(writeZip(files))).toBe(true)
  })

  it('is refused where a name leads out of the folder', () => {
    const zip = writeZip([{ name: '../wp-config.php', bytes: bytes('x') }])
    expect(() => readZip(zip)).toThrow('Bad name ../wp-config.php')
  })

  it('is refused where its bytes were changed', () => {
    const zip = writeZip([{ name: 'a.txt', bytes: bytes('hello hello hello hello') }])
    // The checksum in the directory: the second one of the archive.
    const at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 16
    zip.writeUInt8(zip.readUInt8(at) ^ 1, at)
    expect(() => readZip(zip)).toThrow('a.txt is broken')
  })

  it('is refused where it is none', () => {
    expect(() => readZip(Buffer.from('no zip at all, but long enough'))).toThrow('This is no zip')
  })
})
