import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'

const CONFIGURATION = ['vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
const SOURCES = ['src', 'scripts/build', ...CONFIGURATION]

/** Latest modification time in a file or folder, in ms. Deleting a file changes its folder's time. */
function newestChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return 0
  const inside = stats.isDirectory() ? readdirSync(path) : []
  return Math.max(stats.mtimeMs, ...inside.map((name) => newestChange(join(path, name))))
}

function isStale(built: string, sources: readonly string[]): boolean {
  const builtAt = newestChange(built)
  return builtAt === 0 || sources.some((source) => newestChange(source) > builtAt)
}

/**
 * Builds the widget unless the build is newer than its sources. In a process of its own, because Vite
 * sets NODE_ENV to production, which makes npm leave out development packages.
 */
export async function ensureBuilt(): Promise<void> {
  if (!isStale('dist/widget/.vite/manifest.json', SOURCES)) return
  await execa('vite', ['build', '--logLevel', 'warn'], { preferLocal: true, stdio: 'inherit' })
}

if (import.meta.main) await ensureBuilt()
