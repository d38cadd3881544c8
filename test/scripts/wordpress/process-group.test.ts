import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { startGroup } from '../../../scripts/wordpress/process-group.ts'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false)
}

describe.skipIf(process.platform === 'win32')('a group of processes', () => {
  it('ends with all that it started', async () => {
    const group = startGroup(['/bin/sh', '-c', 'sleep 60 & echo $! >&2; wait'], { cwd: '/' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(group.ended()).toBeNull()
    await group.stop()
    const worker = Number(group.ended())
    expect(worker).toBeGreaterThan(0)
    await expectGone(worker)
  })

  it('tells what a command said that ends at once', async () => {
    const group = startGroup(['/bin/sh', '-c', 'echo taken >&2; exit 1'], { cwd: '/' })
    await expect.poll(() => group.ended(), { timeout: 5000 }).toBe('taken\n')
  })

  it('ends when its parent is killed and can do nothing more', async () => {
    const module = new URL('../../../scripts/wordpress/process-group.ts', import.meta.url).href
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
