import { cp, mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { ensureNestedPackage } from '../build/nested-package.ts'
import { succeeds } from '../test/suites.ts'
import { add, checkCount, NONE, runAlone, type Count } from '../test/test-report.ts'
import { orMissing } from '../wordpress/install/missing-tool.ts'

/** The nested package with the linters of packages. */
const LINTERS = import.meta.dirname

/** The package has only ECMAScript modules, and a style sheet has no types. */
const ATTW = ['--profile', 'esm-only', '--exclude-entrypoints', 'first-paint.css', '--quiet']

const FIXTURES = join(import.meta.dirname, '../../test/package/fixtures')

/** How each fixture is type-checked, by its folder. `tsc` is this repository's, the others are the fixture's. */
const TYPE_CHECKS = {
  plain: ['tsc', '--noEmit'],
  react: ['tsc', '--noEmit'],
  vue: ['vue-tsc', '--noEmit'],
  svelte: ['svelte-check', '--fail-on-warnings', '--output', 'human'],
} as const

/** Runs a command. On failure, prints what was checked and the command's output. */
async function passes(
  what: string,
  [command, ...args]: readonly [string, ...string[]],
  folder: string,
): Promise<Count> {
  const isOk = await succeeds(command, args, folder)
  if (!isOk) console.log(`The npm package failed: ${what}`)
  return checkCount(isOk)
}

/** Packs the repository as `npm publish` would. Returns the path of the tarball. */
async function pack(folder: string): Promise<string> {
  const { stdout } = await execa('npm', ['pack', '--silent', '--pack-destination', folder])
  return join(folder, stdout.trim().split('\n').at(-1) ?? '')
}

async function lint(tarball: string): Promise<Count[]> {
  const notice = 'Installing the linters of the npm package (once)'
  await orMissing(ensureNestedPackage(LINTERS, notice), 'the linters are not installed')
  return [
    await passes('publint', ['publint', 'run', tarball, '--strict'], LINTERS),
    await passes('attw', ['attw', tarball, ...ATTW], LINTERS),
  ]
}

/** Installs the tarball in a copy of the fixture with nothing else installed around it, and checks its types. */
async function checkFixture(
  name: keyof typeof TYPE_CHECKS,
  tarball: string,
  folder: string,
): Promise<Count> {
  const fixture = join(folder, name)
  await cp(join(FIXTURES, name), fixture, { recursive: true })
  const install = ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', tarball]
  await orMissing(execa('npm', install, { cwd: fixture }), `the fixture ${name} is not installed`)
  return passes(`the types of the fixture ${name}`, TYPE_CHECKS[name], fixture)
}

/** Packs the package, lints it, and installs it in a project of each kind. */
export async function checkPackage(): Promise<Count> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'package-'))
  const tarball = await pack(folder.path)
  const names = Object.keys(TYPE_CHECKS) as (keyof typeof TYPE_CHECKS)[]
  const counts = await Promise.all([
    lint(tarball),
    ...names.map(async (name) => [await checkFixture(name, tarball, folder.path)]),
  ])
  const onServer = await passes(
    'importing it on a server',
    ['node', 'server.ts'],
    join(folder.path, 'plain'),
  )
  return [...counts.flat(), onServer].reduce(add, NONE)
}

/** Implements `npm run test:package`. */
if (import.meta.main) await runAlone('npm package', checkPackage)
