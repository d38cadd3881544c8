import { createClient, jsonIn, type Reply } from '../client.ts'
import { toAnswer, type ContentAnswer } from '../content.ts'
import { nameList, problem, warning, type Finding } from '../finding.ts'
import { OPERATIONS } from '../openapi.ts'
import { sortedFindings, type CheckOptions, type Report } from '../report.ts'
import { schemaDifferences } from '../schemas.ts'
import { asWire, readText, type Wire } from '../../../src/core/content-site/wire.ts'
import { hashOf, versionsWithoutEngine } from './manifest.ts'

/** Age in seconds from which widgets do not use a manifest. */
const TOO_OLD = 7200

const NEXT = 'Write the catalogue again with cfg-catalogue.'

/** A list of the manifest, and how its file fails. */
interface CheckedFile {
  readonly path: string
  readonly answer: ContentAnswer
  readonly fault: string | null
}

/** Checks a static catalogue (docs/static-catalogue.md). The root is the address of its manifest. */
export async function checkCatalogue(options: CheckOptions): Promise<Report> {
  const start = performance.now()
  const client = createClient(options)
  const reply = await client.send(options.root)
  const manifest = asWire(reply.status === 200 ? jsonIn(reply.body) : null)
  const calls = Object.entries(asWire(manifest.calls))
  const files = await Promise.all(
    calls.map(async ([path, entry]) => checkFile(path, asWire(entry), options.root, client.send)),
  )
  const findings = [...ofManifest(manifest, reply), ...ofFiles(files), ...ofModels(files)]
  return {
    ...sortedFindings(options, findings),
    calls: files.length,
    pictures: 0,
    requests: client.count(),
    seconds: (performance.now() - start) / 1000,
  }
}

async function checkFile(
  path: string,
  { file, hash }: Wire,
  root: URL,
  send: (url: URL) => Promise<Reply>,
): Promise<CheckedFile> {
  const call = path.split('/')[2] ?? ''
  const reply = await send(new URL(readText(file) ?? '', root))
  const answer = toAnswer(call, reply)
  const fault = (): string | null => {
    if (!OPERATIONS.some(({ name }) => name === call)) return 'is no call'
    if (reply.status !== 200) return `has no file (status ${reply.status})`
    if (hashOf(reply.body) !== hash) return 'has another hash than its file'
    if (!answer.isExpected) return 'has an unexpected response in its file'
    const [wrong] = schemaDifferences(call, answer.data)
    return wrong === undefined ? null : `has a field that is not as documented: ${wrong}`
  }
  return { path, answer, fault: fault() }
}

function ofManifest({ schema, checked, calls }: Wire, { headers }: Reply): Finding[] {
  if (schema !== 1 || typeof calls !== 'object')
    return [problem('The manifest cannot be read.', NEXT)]
  const touched = Date.parse(headers.get('Last-Modified') ?? '') / 1000 || 0
  const isOld = !(Date.now() / 1000 - Math.max(Number(checked), touched) < TOO_OLD)
  return [
    ...(isOld
      ? [problem('The manifest is more than two hours old, so no widget uses it.', NEXT)]
      : []),
    ...(headers.has('Access-Control-Allow-Origin')
      ? []
      : [
          warning(
            'Only pages of the same origin can read the catalogue.',
            'For pages of other origins, send Access-Control-Allow-Origin with every file.',
          ),
        ]),
  ]
}

function ofFiles(files: readonly CheckedFile[]): Finding[] {
  const wrong = files.flatMap(({ path, fault }) => (fault === null ? [] : [`${path} ${fault}`]))
  return wrong.length === 0
    ? []
    : [problem(`Lists that widgets request with calls instead: ${wrong.length}.`, NEXT, wrong)]
}

function ofModels(files: readonly CheckedFile[]): Finding[] {
  const list = (path: string) => files.find((each) => each.path === path)?.answer
  const orphans = files.flatMap(({ path, answer }) => {
    const engines = list(path.replace('/lstVersions/', '/lstEngines/'))
    return path.includes('/lstVersions/') && engines ? versionsWithoutEngine(engines, answer) : []
  })
  return orphans.length === 0
    ? []
    : [problem(`Versions whose engine is not in the model's list: ${nameList(orphans)}.`, NEXT)]
}
