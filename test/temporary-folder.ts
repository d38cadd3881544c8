import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { TMPDIR: before } = process.env
const folder = mkdtempSync(join(tmpdir(), 'tests-'))

/** Called by Vitest: gives the tests of a run a folder for temporary files. */
export function setup(): void {
  process.env['TMPDIR'] = folder
}

/** Called by Vitest after the run: removes the folder. */
export function teardown(): void {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  rmSync(folder, { recursive: true, force: true })
}
