import { crc32, inflateRawSync } from 'node:zlib'
import type { ZipEntry } from './write-zip.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_SIZE = 22
const STORED = 0

/** Files of a zip, in its own order, without folders; throws where it is broken or leads outside. */
export function readZip(zip: Buffer): ZipEntry[] {
  let end = zip.length - END_SIZE
  while (end >= 0 && zip.readUInt32LE(end) !== END) end -= 1
  if (end < 0) throw new Error('This is no zip')
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('The zip is broken')
    const nameSize = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameSize)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    if (!name.endsWith('/')) {
      if (name.startsWith('/') || name.split('/').includes('..'))
        throw new Error(`Bad name ${name}`)
      const bytes = zip.readUInt16LE(at + 10) === STORED ? packed : inflateRawSync(packed)
      if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is broken`)
      entries.push({ name, bytes })
    }
    at += 46 + nameSize + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}
