import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isStale } from '../../scripts/build/ensure-built.ts'

let folder = ''

async function write(name: string, seconds: number): Promise<void> {
  await writeFile(join(folder, name), '')
  await utimes(join(folder, name), seconds, seconds)
}

async function touchFolders(seconds: number): Promise<void> {
  await utimes(join(folder, 'src', 'ui'), seconds, seconds)
  await utimes(join(folder, 'src'), seconds, seconds)
}

const stale = () => isStale(join(folder, 'built'), [join(folder, 'src'), join(folder, 'none')])

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  await mkdir(join(folder, 'src', 'ui'), { recursive: true })
  await write('src/ui/a.ts', 1000)
  await touchFolders(1000)
})

afterEach(() => rm(folder, { recursive: true }))

describe('isStale', () => {
  it('is true without a build', () => {
    expect(stale()).toBe(true)
  })

  it('is false when the build is newer than every source', async () => {
    await write('built', 2000)
    expect(stale()).toBe(false)
  })

  it('is true when a file in a subfolder is newer', async () => {
    await write('built', 2000)
    await write('src/ui/a.ts', 3000)
    await touchFolders(1000)
    expect(stale()).toBe(true)
  })

  it('is true when a file was deleted', async () => {
    await write('built', 2000)
    await rm(join(folder, 'src', 'ui', 'a.ts'))
    expect(stale()).toBe(true)
  })
})
