import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { CATALOGUE_CALLS, MODEL_CALLS } from '../checks/calls.ts'
import { createClient, type ClientOptions } from '../client.ts'
import { Content, type Arguments, type ContentAnswer } from '../content.ts'
import { operation, pathOf } from '../openapi.ts'
import { schemaDifferences } from '../schemas.ts'
import {
  hashOf,
  MANIFEST,
  versionsWithoutEngine,
  type CatalogueFile,
  type Manifest,
} from './manifest.ts'

interface WriteOptions extends ClientOptions {
  /** Root of the content site. */
  readonly root: URL
  /** Created when missing. */
  readonly folder: string
}

/** The content site fails, or contradicts itself or the contract. Nothing has been written. */
export class UnusableSiteError extends Error {}

/** Days for which a file stays that the manifest no longer names. */
const KEPT_DAYS = 30

/** Lists without which a model cannot be configured. */
const NEEDED = new Set(['lstModels', 'lstEngines', 'lstVersions'])

/**
 * Writes the static catalogue of a content site. Returns the number of lists, and of those whose file is new.
 * @throws UnusableSiteError
 */
export async function writeCatalogue({
  root,
  folder,
  ...limits
}: WriteOptions): Promise<{ readonly lists: number; readonly written: number }> {
  const lists = await requestLists(root, limits)
  await mkdir(folder, { recursive: true })
  const before = await readManifest(folder)
  const calls: Record<string, CatalogueFile> = {}
  let written = 0
  for (const [path, data] of lists) {
    const text = JSON.stringify(data)
    const file = fileOf(path, text)
    if (await writeNew(folder, file, text)) written += 1
    calls[path] = { file, time: seconds(), hash: hashOf(text) }
  }
  const manifest: Manifest = { schema: 1, checked: seconds(), calls }
  await replace(join(folder, MANIFEST), JSON.stringify(manifest))
  await retire(folder, before, calls)
  return { lists: lists.size, written }
}

const seconds = (): number => Math.floor(Date.now() / 1000)

/** All lists by path of the call. */
async function requestLists(root: URL, limits: ClientOptions): Promise<Map<string, unknown>> {
  const content = new Content(root, createClient(limits))
  const lists = new Map<string, unknown>()
  const add = async (call: string, values: Arguments): Promise<ContentAnswer> => {
    const answer = await content.get(call, values)
    const path = pathOf(operation(call), values)
    requireDocumented(path, answer)
    lists.set(path, answer.data)
    return answer
  }
  await Promise.all(CATALOGUE_CALLS.map(async ({ name }) => add(name, { value: 'all' })))
  for (const { id } of await content.models()) {
    const ofModel = MODEL_CALLS.map(
      async ({ name }) => [name, await add(name, { modelId: id })] as const,
    )
    const { lstEngines, lstVersions } = Object.fromEntries(await Promise.all(ofModel))
    const [orphan] = lstEngines && lstVersions ? versionsWithoutEngine(lstEngines, lstVersions) : []
    if (orphan !== undefined)
      throw new UnusableSiteError(
        `lstVersions/${id}: the engine of ${orphan} is not in lstEngines/${id}.`,
      )
  }
  const again = await new Content(root, createClient(limits)).get('lstModels')
  if (JSON.stringify(again.data) !== JSON.stringify((await content.get('lstModels')).data))
    throw new UnusableSiteError('The list of models has changed meanwhile.')
  return lists
}

function requireDocumented(path: string, { call, status, data, isExpected }: ContentAnswer): void {
  if (!isExpected) throw new UnusableSiteError(`${path} fails (status ${status}).`)
  if (NEEDED.has(call) && Array.isArray(data) && data.length === 0)
    throw new UnusableSiteError(`${path} is empty.`)
  const [wrong] = schemaDifferences(call, data)
  if (wrong !== undefined) throw new UnusableSiteError(`${path}: ${wrong} is not as documented.`)
}

function fileOf(path: string, text: string): string {
  const name = path
    .replace(/^wp-json\/cfg\//, '')
    .replaceAll(/\W+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `catalogue-${name}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`
}

async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
  } catch {
    return null
  }
}

/** Writes a file with its compressed variants, unless it is there. Returns whether it was written. */
async function writeNew(folder: string, file: string, text: string): Promise<boolean> {
  const path = join(folder, file)
  if ((await readFile(path, 'utf8').catch(() => null)) === text) return false
  await replace(`${path}.gz`, gzipSync(text, { level: 9 }))
  await replace(`${path}.br`, brotliCompressSync(text))
  await replace(path, text)
  return true
}

/** Readers see either the old file or the new one. */
async function replace(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}`
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Deletes files that no manifest has named for 30 days; their time tells when one last did. */
async function retire(
  folder: string,
  before: Manifest | null,
  calls: Manifest['calls'],
): Promise<void> {
  const named = new Set(Object.values(calls).map(({ file }) => file))
  const former = new Set(Object.values(before?.calls ?? {}).map(({ file }) => file))
  const now = new Date()
  for (const name of await readdir(folder)) {
    const file = name.replace(/\.(gz|br)$/, '')
    if (!name.startsWith('catalogue-') || named.has(file)) continue
    const path = join(folder, name)
    if (former.has(file)) await utimes(path, now, now)
    else if ((await stat(path)).mtimeMs < now.getTime() - KEPT_DAYS * 86_400_000) await rm(path)
  }
}
