import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { plant, type Fault } from './plant.ts'

/** Not copied: linked, or made by a build. */
const NOT_COPIED = ['.git', '.cache', 'coverage', 'node_modules', 'test-results']

/** Folders that the copy shares with the checkout: downloaded tools, pictures, and the build, which the plugin's tests need. */
const SHARED = ['node_modules', '.cache/php-tools', 'demo/content-site/media', 'dist']

/** The folder of unit tests that belongs to a source file. */
function testsOf(file: string): string {
  const [, , part = ''] = file.split('/')
  return file.endsWith('.php') ? `wordpress-plugin/tests/${part}` : `${dirname(file)}/`
}

/** Copies the checkout, so that no fault can stay behind in it. */
async function copyCheckout(): Promise<string> {
  const checkout = resolve('.')
  const copy = await mkdtemp(join(tmpdir(), 'planted-faults-'))
  const left = new Set([...NOT_COPIED, ...SHARED].map((path) => join(checkout, path)))
  await cp(checkout, copy, { recursive: true, filter: (path) => !left.has(path) })
  await mkdir(join(copy, '.cache/wordpress'), { recursive: true })
  const downloads = await readdir(join(checkout, '.cache/wordpress')).catch(() => [])
  const ofWordpress = downloads
    .filter((name) => name !== 'sites')
    .map((name) => `.cache/wordpress/${name}`)
  const shared = SHARED.filter((path) => existsSync(join(checkout, path)))
  for (const path of [...shared, ...ofWordpress])
    await symlink(join(checkout, path), join(copy, path))
  return copy
}

/** Runs a module in the copy, so that it imports the copy's packages, and returns what it prints. */
async function evaluate(copy: string, code: string): Promise<string> {
  const args = ['--input-type=module', '--eval', code]
  const options = { cwd: copy, stdin: 'ignore', all: true, reject: false } as const
  return (await execa(process.execPath, args, options)).all
}

/** Returns the first failing test of the plugin in a folder, or in all, or null. Throws if none was run. */
async function runPhpunit(copy: string, ...folder: readonly string[]): Promise<string | null> {
  const code = `import { runPhpunit } from './scripts/wordpress/php/phpunit.ts'
    const { passed, failed } = await runPhpunit(${JSON.stringify(['--stop-on-failure', ...folder])})
    console.log('END', passed, failed)`
  const output = await evaluate(copy, code)
  const [, passed, failed] = /^END (\d+) (\d+)$/m.exec(output) ?? []
  const name = /^1\) \S*?(\w+::\w+)/m.exec(output)?.[1]
  if (!Number(passed) && name === undefined) throw new Error(output)
  return failed === '0' ? null : (name ?? 'a notice')
}

/** Returns the first failing test file among those that import the source file, in the folder or in all, or null. */
async function runVitest(
  copy: string,
  file: string,
  ...folder: readonly string[]
): Promise<string | null> {
  const code = `import { startVitest } from 'vitest/node'
    const project = ['node', 'dom', 'widget']
    const options = { run: true, bail: 1, retry: 0, project, passWithNoTests: true, reporters: ['dot'] }
    const related = [process.cwd() + '/${file}']
    const vitest = await startVitest('test', ${JSON.stringify(folder)}, { ...options, related })
    const failed = vitest.state.getFailedFilepaths()
    const hasErrors = vitest.state.getUnhandledErrors().length > 0
    await vitest.close()
    console.log('END', failed[0] ?? (hasErrors ? '/an unhandled error' : ''))`
  const output = await evaluate(copy, code)
  const end = /^END (.*)$/m.exec(output)
  if (!end) throw new Error(output)
  return end[1]?.split('/').slice(-2).join('/') || null
}

/** Plants a fault and returns the first test that fails, if any. The file is restored. */
async function plantIn(
  copy: string,
  { file, find, replace }: Fault,
  isNearest: boolean,
): Promise<string | null> {
  const path = join(copy, file)
  const code = await readFile(path, 'utf8')
  await writeFile(path, plant(code, find, replace))
  try {
    // The tests of the same folder come first, because they are the quickest.
    if (file.endsWith('.php')) {
      const tests = testsOf(file)
      const failing = existsSync(join(copy, tests)) ? await runPhpunit(copy, tests) : null
      if (failing !== null || isNearest) return failing
      // Tests of the plugin alone fail beside add-ons.
      const alone = await runPhpunit(copy, '--testsuite', 'core')
      return alone ?? (await runPhpunit(copy, '--testsuite', 'add-ons'))
    }
    const failing = await runVitest(copy, file, testsOf(file))
    return failing ?? (isNearest ? null : await runVitest(copy, file))
  } finally {
    await writeFile(path, code)
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs only the tests of the layer that the file is in, which is quicker. */
    nearest: { type: 'boolean', default: false },
  },
})
const list = JSON.parse(await readFile(new URL('faults.json', import.meta.url), 'utf8')) as Fault[]
const wanted = list.filter(({ area, id, file }) =>
  positionals.every((text) => `${area}: ${id} (${file})`.includes(text)),
)

const copy = await copyCheckout()
let caught = 0
try {
  for (const fault of wanted) {
    const start = performance.now()
    const failing = await plantIn(copy, fault, values.nearest)
    if (failing !== null) caught += 1
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const result = failing === null ? 'MISSED' : `caught by ${failing}`
    console.log(`${seconds} s  ${fault.area}: ${fault.id}: ${result}`)
  }
} finally {
  await rm(copy, { recursive: true, force: true })
}
console.log(`${caught} of ${wanted.length} caught`)
