import { cp, mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { ensureNestedPackage } from '../build/nested-package.ts'
import { succeeds } from '../test/suites.ts'
import { add, checkCount, NONE, runAlone, type Count } from '../test/test-report.ts'
import { MissingTool } from '../wordpress/install/missing-tool.ts'

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

/** What npm prints when the registry does not answer. */
const UNREACHABLE =
  /npm error code (E(?:CONNREFUSED|CONNRESET|NOTFOUND|AI_AGAIN|TIMEDOUT|NETUNREACH|HOSTUNREACH|5\d\d)|ERR_SOCKET_TIMEOUT)/

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

/** Throws MissingTool if an installation failed because the registry does not answer. */
async function orUnreachable(installation: Promise<unknown>): Promise<void> {
  try {
    await installation
  } catch (error) {
    const code = UNREACHABLE.exec(String(error))?.[1]
    if (code === undefined) throw error
    throw new MissingTool(`the npm registry cannot be reached (${code})`, { cause: error })
  }
}

function installLinters(): Promise<void> {
  const notice = 'Installing the linters of the npm package (once)'
  return orUnreachable(ensureNestedPackage(LINTERS, notice))
}

/** Installs the tarball in a copy of the fixture with nothing else installed around it. */
async function installFixture(name: string, tarball: string, folder: string): Promise<void> {
  await cp(join(FIXTURES, name), folder, { recursive: true })
  const args = ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', tarball]
  await orUnreachable(execa('npm', args, { cwd: folder }))
}

/** Packs the package, lints it, and type-checks a project of each kind in which it is installed. */
export async function checkPackage(): Promise<Count> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'package-'))
  const tarball = await pack(folder.path)
  const inFolder = (name: string): string => join(folder.path, name)
  const installations = [
    installLinters(),
    ...Object.keys(TYPE_CHECKS).map((name) => installFixture(name, tarball, inFolder(name))),
  ]
  // When one fails, the others still write to the folder, which is removed then.
  await Promise.allSettled(installations)
  await Promise.all(installations)
  const counts = await Promise.all([
    passes('publint', ['publint', 'run', tarball, '--strict'], LINTERS),
    passes('attw', ['attw', tarball, ...ATTW], LINTERS),
    passes('importing it on a server', ['node', 'server.ts'], inFolder('plain')),
    ...Object.entries(TYPE_CHECKS).map(([name, command]) =>
      passes(`the types in ${name}`, command, inFolder(name)),
    ),
  ])
  return counts.reduce(add, NONE)
}

/** Implements `node scripts/package/check-package.ts`. */
if (import.meta.main) await runAlone('npm package', checkPackage)
