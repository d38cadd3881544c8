import { crc32, deflateRawSync } from 'node:zlib'

/** A file to put into an archive. */
export interface ZipEntry {
  /** Path with `/`, relative. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** The earliest moment that a zip can tell, as MS-DOS writes it: the same files give the same bytes. */
const DATE = (1 << 5) | 1
const TIME = 0

const VERSION = 20
const UTF8 = 1 << 11
const DEFLATE = 8
/** A plain file that its owner writes and all read, as Unix tells it. */
const MODE = 0o100644 * 0x10000
const MADE_BY_UNIX = 3 << 8

interface Packed {
  readonly name: Buffer
  readonly bytes: Buffer
  readonly crc: number
  readonly size: number
  readonly offset: number
}

/** What both headers of an entry share. */
function common({ crc, bytes, size, name }: Packed): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(VERSION, 0)
  header.writeUInt16LE(UTF8, 2)
  header.writeUInt16LE(DEFLATE, 4)
  header.writeUInt16LE(TIME, 6)
  header.writeUInt16LE(DATE, 8)
  header.writeUInt32LE(crc, 10)
  header.writeUInt32LE(bytes.length, 14)
  header.writeUInt32LE(size, 18)
  header.writeUInt16LE(name.length, 22)
  return header
}

function directoryEntry(packed: Packed): Buffer {
  const before = Buffer.from([0x50, 0x4b, 1, 2, 0, 0])
  before.writeUInt16LE(MADE_BY_UNIX | VERSION, 4)
  const after = Buffer.alloc(14)
  after.writeUInt32LE(MODE, 6)
  after.writeUInt32LE(packed.offset, 10)
  return Buffer.concat([before, common(packed), after, packed.name])
}

/** Makes a zip of some files, in the order given. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const packed: Packed = {
      name: Buffer.from(name),
      bytes: deflateRawSync(bytes, { level: 9 }),
      crc: crc32(bytes),
      size: bytes.length,
      offset,
    }
    const local = [Buffer.from([0x50, 0x4b, 3, 4]), common(packed), packed.name, packed.bytes]
    parts.push(...local)
    offset += local.reduce((sum, part) => sum + part.length, 0)
    directory.push(directoryEntry(packed))
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
