import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { execaNode } from 'execa'

const ROOT = join(import.meta.dirname, '../..')

/** The files of all benchmarks, in the order in which they run: last, those beside the feature that they measure. */
const BENCHMARKS = [
  ...['page', 'taps', 'wordpress-page', 'leads', 'contact-form'].map(
    (name) => `scripts/bench/${name}.ts`,
  ),
  ...globSync('src/features/*/*.bench.ts', { cwd: ROOT }),
]

const nameOf = (file: string): string => basename(file).replace(/\..*/, '')

/**
 * Implements `npm run bench [-- NAME [argument of the benchmark ...]]`. One after another, each in a process of its own:
 * a benchmark needs both cores, and must not measure what the one before it left behind.
 */
const [chosen, ...args] = process.argv.slice(2)
const files = BENCHMARKS.filter((file) => chosen === undefined || nameOf(file) === chosen)
if (files.length === 0)
  throw new Error(`There is no benchmark ${chosen}: ${BENCHMARKS.map(nameOf).join(', ')}`)
for (const file of files) {
  console.log(`\n# ${nameOf(file)}`)
  const { failed } = await execaNode(join(ROOT, file), args, { stdio: 'inherit', reject: false })
  if (failed) process.exitCode = 1
}
