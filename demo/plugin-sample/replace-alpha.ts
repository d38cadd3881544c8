/** Where an item's bytes lie in a file, and where the file says how many they are. */
interface Item {
  readonly offset: number
  readonly length: number
  readonly lengthAt: number
}

interface Avif {
  readonly items: readonly Item[]
  /** Start of the box with the pictures' bytes. */
  readonly mdat: number
  /** All that describes the pictures, without where they lie. */
  readonly description: Buffer
}

const ILOC_FIELDS = 0x44_40

/**
 * Puts the alpha of one AVIF file into another: sharp encodes both planes at one quality, and
 * what is enough for a car's colour draws blocks in its shadow. Colour keeps its bytes.
 * Throws if the files differ in anything but their pixels, or are not written as sharp writes them.
 */
export function replaceAlpha(avif: Buffer, withAlpha: Buffer): Buffer {
  const own = readAvif(avif)
  const other = readAvif(withAlpha)
  if (!own.description.equals(other.description)) throw new Error('The pictures differ in kind.')
  const [, oldAlpha] = own.items
  const [, alpha] = other.items
  if (oldAlpha === undefined || alpha === undefined) throw new Error('A picture has no alpha.')
  if (oldAlpha.offset + oldAlpha.length !== avif.length) throw new Error('Alpha is not the last.')
  const bytes = withAlpha.subarray(alpha.offset, alpha.offset + alpha.length)
  const replaced = Buffer.concat([avif.subarray(0, oldAlpha.offset), bytes])
  replaced.writeUInt32BE(alpha.length, oldAlpha.lengthAt)
  replaced.writeUInt32BE(replaced.length - own.mdat, own.mdat)
  return replaced
}

function readAvif(file: Buffer): Avif {
  const top = boxes(file, 0, file.length)
  const meta = find(top, 'meta')
  const inside = boxes(file, meta.start + 12, meta.end)
  const { start, end } = find(inside, 'iloc')
  if (file.readUInt32BE(start + 8) !== 0 || file.readUInt16BE(start + 12) !== ILOC_FIELDS) {
    throw new Error('The places of the items are written in an unknown way.')
  }
  const items = Array.from({ length: file.readUInt16BE(start + 14) }, (_, index): Item => {
    const lengthAt = start + 16 + index * 18 + 14
    const offset = file.readUInt32BE(lengthAt - 10) + file.readUInt32BE(lengthAt - 4)
    return { offset, length: file.readUInt32BE(lengthAt), lengthAt }
  })
  const description = Buffer.concat([file.subarray(0, start), file.subarray(end, meta.end)])
  return { items, mdat: find(top, 'mdat').start, description }
}

interface Box {
  readonly type: string
  readonly start: number
  readonly end: number
}

function boxes(file: Buffer, from: number, to: number): Box[] {
  const found: Box[] = []
  for (let start = from; start < to;) {
    const size = start + 8 <= to ? file.readUInt32BE(start) : 0
    if (size < 8 || start + size > to) throw new Error('The file is no AVIF, or is cut off.')
    found.push({ type: file.toString('latin1', start + 4, start + 8), start, end: start + size })
    start += size
  }
  return found
}

function find(among: readonly Box[], type: string): Box {
  const box = among.find((one) => one.type === type)
  if (box === undefined) throw new Error(`The file has no ${type}.`)
  return box
}
