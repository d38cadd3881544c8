import { join } from 'node:path'
import { execaNode } from 'execa'

/** The files of all benchmarks, in the order in which they run. */
const BENCHMARKS = ['page', 'taps', 'wishes', 'wordpress-page', 'leads']

// Implements `npm run bench`. One after another, each in a process of its own: a benchmark needs both cores, and must
// not measure what the one before it left behind.
for (const name of BENCHMARKS) {
  console.log(`\n# ${name}`)
  const file = join(import.meta.dirname, `${name}.ts`)
  const { failed } = await execaNode(file, { stdio: 'inherit', reject: false })
  if (failed) process.exitCode = 1
}
