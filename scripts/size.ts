import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  chunkKeys,
  firstViewKeys,
  importersOfEntry,
  readManifest,
  WIDGET_FOLDER,
} from '../demo/built-widget.ts'
import { startServer } from '../demo/server.ts'
import { ensureBuilt } from './ensure-built.ts'
import { brotli } from './precompress.ts'
import { checkBudgets, chunkTable, gateTable, type Chunk } from './size-budgets.ts'

async function measureChunks(): Promise<Chunk[]> {
  const manifest = readManifest()
  const firstView = new Set(firstViewKeys(manifest))
  const rangeTexts = new Set(chunkKeys(manifest, 'home-texts'))
  return Promise.all(
    Object.entries(manifest).map(async ([key, { file, name }]) => ({
      file,
      name: name ?? basename(file, '.js'),
      bytes: (await brotli(await readFile(new URL(file, WIDGET_FOLDER)))).byteLength,
      isFirstView: firstView.has(key),
      isRangeText: rangeTexts.has(key),
    })),
  )
}

/** Bytes, as sent, of the picture that the home screen shows first: the first model that has one. */
async function measurePoster(): Promise<number | null> {
  const server = await startServer({ port: 0 })
  try {
    const answer = await fetch(new URL('/wp-json/cfg/lstModels/', server.url))
    const models = (await answer.json()) as { price: number; modelImg: string }[]
    const shown = models.filter(({ modelImg }) => modelImg !== '')
    const first = shown.toSorted((one, other) => one.price - other.price)[0]
    if (first === undefined) return null
    const picture = await fetch(new URL(first.modelImg, server.url))
    if (!picture.ok) throw new Error(`${first.modelImg} answers ${picture.status}.`)
    return (await picture.arrayBuffer()).byteLength
  } finally {
    await server.close()
  }
}

/** Prints the sizes and the gates; counts those that hold, the entry's standing alone among them. */
export async function measureSizes(): Promise<{ passed: number; failed: number }> {
  await ensureBuilt()
  const chunks = await measureChunks()
  const gates = checkBudgets(chunks, await measurePoster())
  console.log(`${chunkTable(chunks)}\n\n${gateTable(gates)}`)
  const importers = importersOfEntry(readManifest())
  for (const file of importers) console.log(`${file} imports the entry back`)
  const failed = gates.filter((gate) => gate.bytes > gate.limit).length + importers.length
  return { passed: gates.length + 1 - failed, failed }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await measureSizes()
  process.exitCode = failed === 0 ? 0 : 1
}
