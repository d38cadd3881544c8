import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContentSite, type ContentSiteServer } from '../../demo/content-site-server.ts'
import { buildContractTool } from '../../scripts/build/contract-tool.ts'
import { smallCatalogue } from './small-catalogue.ts'

describe('the command that checks a content site, bundled and without installed packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-package-'))
  let site: ContentSiteServer

  beforeAll(async () => {
    mkdirSync(join(folder, 'docs'))
    copyFileSync('docs/openapi.yaml', join(folder, 'docs/openapi.yaml'))
    await buildContractTool(join(folder, 'dist/contract'))
    site = await startContentSite(0, { catalogue: smallCatalogue(), storage: folder })
  })
  afterAll(() => site.close())

  const run = (...args: readonly string[]) =>
    execa(process.execPath, [join(folder, 'dist/contract/check-contract.js'), ...args], {
      cwd: folder,
      reject: false,
    })

  it('prints a readable report and its summary, and fails only with a problem', async () => {
    const clean = await run(site.url, '--rate', '0')
    expect(clean.stdout).toMatch(
      /^http:\S+: 0 problems, 0 warnings \(20 calls, \d+ pictures, .*\)$/,
    )
    expect(clean.exitCode).toBe(0)
    site.site.setFaults([{ call: 'equipmentLst', fault: 'fail' }])
    const faulty = await run(site.url, '--rate', '0')
    expect(faulty.stdout).toContain('problem: The call equipmentLst fails (status 500).\n')
    expect(faulty.exitCode).toBe(1)
    const accepted = await run(site.url, '--rate=0', '--json', '--accept=The call equipmentLst')
    expect(JSON.parse(accepted.stdout)).toMatchObject({ findings: [], accepted: [{}], calls: 20 })
    expect(accepted.exitCode).toBe(0)
    site.site.setFaults([])
  })

  it.each([
    [[], 'Give one URL.'],
    [['ftp://lume.example'], 'ftp://lume.example is not an http(s) URL.'],
    [['https://lume.example', '--rate', 'fast'], '--rate must be a number from 0 up, not fast.'],
    [['https://lume.example', '--unknown'], "Unknown option '--unknown'"],
  ])('explains the usage of %j', async (args, message) => {
    const { stderr, exitCode } = await run(...args)
    expect(stderr).toContain(message)
    expect(stderr).toContain('Usage: cfg-check-contract URL')
    expect(exitCode).toBe(2)
  })

  it('writes a static catalogue, or explains its usage', async () => {
    const catalogue = (...args: readonly string[]) =>
      execa(process.execPath, [join(folder, 'dist/contract/write-catalogue.js'), ...args], {
        cwd: folder,
        reject: false,
      })
    const written = await catalogue(site.url, 'files', '--rate=0')
    expect(written.stdout).toMatch(/^files: (\d+) lists, \1 of them new$/)
    expect(written.exitCode).toBe(0)
    site.site.setFaults([{ call: 'lstModels', fault: 'fail' }])
    const failed = await catalogue(site.url, 'files')
    expect(failed.stderr).toContain('lstModels/ fails (status 500). Nothing has been written.')
    expect(failed.exitCode).toBe(1)
    site.site.setFaults([])
    const wrong = await catalogue(site.url)
    expect(wrong.stderr).toContain('Usage: cfg-catalogue URL FOLDER')
    expect(wrong.exitCode).toBe(2)
  })

  it('prints its usage when asked', async () => {
    const { stdout, exitCode } = await run('--help')
    expect(stdout).toContain('--every-picture')
    expect(exitCode).toBe(0)
  })
})
