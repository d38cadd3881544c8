import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProgram } from '../../scripts/wordpress/install/debian.ts'

describe('findProgram', () => {
  it('searches every folder of the path for each name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'path-'))
    await writeFile(join(folder, 'apt-get'), '', { mode: 0o755 })
    const path = ['', '/none', folder].join(delimiter)
    expect(findProgram(['apt', 'apt-get'], path)).toBe(join(folder, 'apt-get'))
    expect(findProgram(['apt'], path)).toBeNull()
    await rm(folder, { recursive: true })
    expect(findProgram(['apt-get'], path)).toBeNull()
  })

  it('finds nothing in an empty path', () => {
    expect(findProgram(['sh'], '')).toBeNull()
  })
})
