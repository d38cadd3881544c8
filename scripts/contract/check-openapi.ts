import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { execa } from 'execa'
import { installOnce } from '../build/nested-package.ts'
import { succeeds } from '../test/suites.ts'
import { add, checkCount, NONE, runAlone, type Count } from '../test/test-report.ts'
import { freePort } from '../wordpress/serve/free-port.ts'
import { openApi, OPERATIONS } from './openapi.ts'

/** What is tried, in docs/clients.md with the same versions. */
const PACKAGES = [
  '@stoplight/prism-cli@5.14.2',
  '@stoplight/spectral-cli@6.16.3',
  'openapi-typescript@7.13.0',
  '@hey-api/openapi-ts@0.95.0',
  'typescript@5.9.3',
]

const DOCUMENT = join(import.meta.dirname, '../../docs/openapi.yaml')
const FOLDER = join(import.meta.dirname, '../../.cache/openapi')

/** The paths are those of existing content sites, and a summary says what a call does. */
const SPECTRAL = `extends: ['spectral:oas']
rules: { path-keys-no-trailing-slash: off, operation-description: off, info-contact: off }
`

/** The arguments of the examples' car. Two are described where they are used. */
const ARGUMENTS: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Object.entries(openApi.components.parameters as Record<string, { example: unknown }>).map(
      ([name, { example }]) => [name, example],
    ),
  ),
  basePrice: 35700,
  value: 'all',
}

const COMPILER = {
  strict: true,
  module: 'preserve',
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  noEmit: true,
  types: [],
}

async function install(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(join(FOLDER, 'package.json'), '{ "private": true, "type": "module" }')
  await installOnce(import.meta.filename, FOLDER, () => {
    console.log('Installing the clients of openapi.yaml (once)')
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
    return execa('npm', ['install', ...options, ...PACKAGES], { cwd: FOLDER })
  })
  await writeFile(join(FOLDER, '.spectral.yaml'), SPECTRAL)
  const config = { compilerOptions: COMPILER, include: ['clients'] }
  await writeFile(join(FOLDER, 'tsconfig.json'), JSON.stringify(config))
}

const run = async (command: string, ...args: string[]): Promise<Count> =>
  checkCount(await succeeds(join(FOLDER, 'node_modules/.bin', command), args, FOLDER))

/** Whether a mock of the document answers every call with its example. One check per call. */
async function checkMock(): Promise<Count> {
  const port = String(await freePort())
  const prism = execa(join(FOLDER, 'node_modules/.bin/prism'), ['mock', DOCUMENT, '-p', port], {
    reject: false,
    all: true,
  })
  await new Promise<void>((resolve) => {
    prism.all.on('data', (text) => String(text).includes('is listening') && resolve())
    prism.all.on('end', resolve)
  })
  const counts: Count[] = []
  for (const { example, method, path, requestExample } of OPERATIONS) {
    if (example === undefined) continue
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ARGUMENTS[name]))
    const body = requestExample === undefined ? null : JSON.stringify(requestExample)
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      body,
      headers: { ...(body && { 'content-type': 'application/json' }), companyId: '1' },
    }).catch(() => null)
    const isExample = isDeepStrictEqual(await answer?.json(), example)
    if (!isExample) console.log(`Prism does not answer ${method} ${address} with the example`)
    counts.push(checkCount(isExample))
  }
  prism.kill()
  return counts.reduce(add, NONE)
}

/** Lints docs/openapi.yaml, mocks it, and compiles the clients that two generators make of it. */
export async function checkOpenApi(): Promise<Count> {
  await install()
  const counts = [
    await run('spectral', 'lint', DOCUMENT, '--fail-severity=hint'),
    await run('openapi-typescript', DOCUMENT, '-o', 'clients/types.ts'),
    await run('openapi-ts', '-i', DOCUMENT, '-o', 'clients/fetch'),
    await run('tsc', '-p', '.'),
    await checkMock(),
  ]
  return counts.reduce(add, NONE)
}

/** Implements `node scripts/contract/check-openapi.ts`. */
if (import.meta.main) await runAlone('openapi clients', checkOpenApi)
