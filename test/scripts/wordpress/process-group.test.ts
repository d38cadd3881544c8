import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startGroup } from '../../../scripts/wordpress/serve/process-group.ts'

/** A busy machine is no defect. */
const PATIENCE = { timeout: 20_000 }

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => isRunning(pid), PATIENCE).toBe(false)
}

describe.skipIf(process.platform === 'win32')('a group of processes', () => {
  it('ends with all processes that it started', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'process-group-'))
    const file = join(folder, 'worker')
    const command = `sleep 60 & echo $! >${file}.part; mv ${file}.part ${file}; wait`
    const group = startGroup(['/bin/sh', '-c', command], { cwd: '/' })
    await expect.poll(() => existsSync(file), PATIENCE).toBe(true)
    expect(group.ended()).toBeNull()
    await group.stop()
    const worker = Number(await readFile(file, 'utf8'))
    expect(worker).toBeGreaterThan(0)
    await expectGone(worker)
    await rm(folder, { recursive: true })
  })

  it('returns the output of a command that exits at once', async () => {
    const group = startGroup(['/bin/sh', '-c', 'echo taken >&2; exit 1'], { cwd: '/' })
    await expect.poll(() => group.ended(), PATIENCE).toBe('taken\n')
  })

  it('ends even when its parent is killed', async () => {
    const module = new URL('../../../scripts/wordpress/serve/process-group.ts', import.meta.url)
      .href
    const code = `const { startGroup } = await import('${module}')
      startGroup(['/bin/sleep', '60'], { cwd: '/' })
      console.log('started')
      setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code])
    await once(parent.stdout, 'data')
    const children = spawn('ps', ['-o', 'pid=', '--ppid', String(parent.pid)])
    const [listed] = (await once(children.stdout, 'data')) as [Buffer]
    const shell = Number(listed.toString().trim().split('\n')[0])
    expect(isRunning(shell)).toBe(true)
    parent.kill('SIGKILL')
    await expectGone(shell)
  })
})
