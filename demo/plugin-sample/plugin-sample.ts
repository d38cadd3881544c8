import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { replaceAlpha } from './replace-alpha.ts'
import { sampleAddress, sampleLineUp } from './sample-line-up.ts'

/** Folder of the plugin's sample data. */
export const SAMPLE = new URL('../../wordpress-add-ons/editor/sample/', import.meta.url)

/** Source of a sample picture: the URL of the demo picture and a hash of its bytes. */
export const SOURCES = new URL('./sources.json', import.meta.url)

const MEDIA = new URL('../content-site/', import.meta.url)

/** Picture width in pixels: enough for a card and a phone. */
const WIDTH = 800

/** AVIF quality and effort, as defined by sharp. */
const AVIF = { quality: 45, effort: 6 } as const

/** The same for cabins, which fill their frame: all versions' looks fit in what the sample may weigh. */
const CABIN_AVIF = { quality: 33, effort: 4 } as const

/** Quality of a car's outline and shadow, which would show blocks at that of its colours. */
const ALPHA = { quality: 66, effort: 4 } as const

export type Sources = Readonly<Record<string, string>>

/** Returns the current sources of the pictures. */
export async function currentSources(pictures: readonly string[]): Promise<Sources> {
  const entries = await Promise.all(
    pictures.map(async (address) => {
      const bytes = await readFile(new URL(sampleAddress(address), MEDIA))
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      return [address, hash] as const
    }),
  )
  return Object.fromEntries(entries)
}

/** Serialises a JSON file of the sample. */
export function sampleJson(data: unknown): string {
  return `${JSON.stringify(data)}\n`
}

async function samplePicture(source: Buffer): Promise<Buffer> {
  const picture = sharp(source).resize({ width: WIDTH })
  const { hasAlpha } = await sharp(source).metadata()
  if (!hasAlpha) return picture.avif(CABIN_AVIF).toBuffer()
  const bytes = await picture.clone().avif(AVIF).toBuffer()
  return replaceAlpha(bytes, await picture.clone().avif(ALPHA).toBuffer())
}

async function readSources(): Promise<Sources> {
  return JSON.parse(await readFile(SOURCES, 'utf8').catch(() => '{}')) as Sources
}

/**
 * Writes the sample data. Pictures with an unchanged source are kept. Returns the number of pictures
 * encoded.
 */
async function writeSample(): Promise<number> {
  const { files, pictures } = sampleLineUp()
  const [before, sources] = await Promise.all([readSources(), currentSources(pictures)])
  await mkdir(SAMPLE, { recursive: true })
  for (const [name, data] of files) {
    await writeFile(new URL(`${name}.json`, SAMPLE), sampleJson(data))
  }
  for (const address of Object.keys(before).filter((gone) => !(gone in sources))) {
    await rm(new URL(sampleAddress(address), SAMPLE), { force: true })
  }
  let drawn = 0
  for (const address of pictures) {
    const target = new URL(sampleAddress(address), SAMPLE)
    const isKept = before[address] === sources[address] && existsSync(target)
    if (isKept) continue
    await mkdir(dirname(target.pathname), { recursive: true })
    const source = await readFile(new URL(sampleAddress(address), MEDIA))
    await writeFile(target, await samplePicture(source))
    drawn += 1
  }
  await writeFile(SOURCES, `${JSON.stringify(sources, null, 2)}\n`)
  return drawn
}

/** Implements `node demo/plugin-sample/plugin-sample.ts`. */
if (import.meta.main) {
  const drawn = await writeSample()
  console.log(`wordpress-add-ons/editor/sample is written, ${drawn} pictures were drawn`)
}
