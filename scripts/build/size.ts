import { statSync } from 'node:fs'
import { checkCount, runAlone, type Count } from '../test/test-report.ts'
import { ensureBuilt } from './ensure-built.ts'
import { builtLimits, type SizeLimit } from './size-limits.ts'

const bytesOf = ({ files }: SizeLimit): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0)

/** Prints the size of every chunk and budget in bytes, and counts as failed if one is exceeded. */
export async function checkSizes(): Promise<Count> {
  await ensureBuilt()
  const sizes = builtLimits().map((limit) => ({ ...limit, bytes: bytesOf(limit) }))
  const exceeded = sizes.filter(({ bytes, limit }) => limit !== undefined && bytes > limit)
  for (const { name, bytes, limit } of import.meta.main ? sizes : exceeded) {
    const most = limit === undefined ? '' : ` of ${limit}`
    console.log(`${bytes}${most} bytes: ${name}`)
  }
  return checkCount(exceeded.length === 0)
}

if (import.meta.main) await runAlone('size', checkSizes)
