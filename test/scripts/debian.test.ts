import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOnPath } from '../../scripts/debian.ts'

describe('isOnPath', () => {
  it('looks into every folder of the path', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'path-'))
    await writeFile(join(folder, 'apt-get'), '')
    const path = ['', '/none', folder].join(delimiter)
    expect([isOnPath('apt-get', path), isOnPath('apt', path)]).toEqual([true, false])
    await rm(folder, { recursive: true })
    expect(isOnPath('apt-get', path)).toBe(false)
  })

  it('finds nothing on an empty one', () => {
    expect(isOnPath('sh', '')).toBe(false)
  })
})
