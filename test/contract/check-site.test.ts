import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasFailed, readableReport, type CheckOptions } from '../../scripts/contract/report.ts'
import { checkContentSite } from '../../scripts/contract/run.ts'
import { startContentSite, type ContentSiteServer } from '../../demo/content-site-server.ts'
import type { Fault } from '../../demo/content-site/faults/fault.ts'
import { smallCatalogue } from './small-catalogue.ts'

/** A fault of the content site and the one finding it leads to; the plugin's tests read the same table. */
interface ContractFault {
  readonly title: string
  readonly faults: readonly Fault[]
  readonly severity: string
  /** `{n}` is a number. */
  readonly text: string
}

function readFaults(name: string): readonly ContractFault[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  return JSON.parse(text) as readonly ContractFault[]
}

/** The faults of the acceptance test, and those that complete the list of checks. */
const FAULTS = readFaults('./faults.json')
const MORE_FAULTS = readFaults('./more-faults.json')

/** Gaps that the demo catalogue has on purpose, so that the screens for missing colours can be seen. */
const GAPS = [
  'Versions without exterior colours: Estrela Prestígio 1.6 Híbrido.',
  'Versions without interiors: Serra Alta Prestígio 2.2 D 4x4.',
]

const storage = mkdtempSync(join(tmpdir(), 'contract-'))

function optionsFor(site: ContentSiteServer, options: Partial<CheckOptions> = {}): CheckOptions {
  return {
    root: new URL(site.url),
    rate: 0,
    timeout: 15,
    slow: 3,
    everyPicture: false,
    post: false,
    accepted: [],
    ...options,
  }
}

/** The text of a finding as a pattern. */
function pattern(text: string): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const numbers = escaped.replaceAll(String.raw`\{n\}`, String.raw`[\d.,]+`)
  return new RegExp(`^${numbers.replaceAll(' ', String.raw`\s`)}$`)
}

describe('the contract check', () => {
  let site: ContentSiteServer

  beforeAll(async () => {
    site = await startContentSite(0, { catalogue: smallCatalogue(), storage })
  })
  beforeEach(() => site.site.setFaults([]))
  afterAll(() => site.close())

  it('has a table of twenty faults with different titles', () => {
    expect(new Set(FAULTS.map(({ title }) => title)).size).toBe(20)
  })

  it.each([...FAULTS, ...MORE_FAULTS])(
    'reports one finding for $title',
    async ({ faults, severity, text }) => {
      site.site.setFaults(faults)
      const report = await checkContentSite(optionsFor(site))
      expect(report.findings.map((finding) => finding.text)).toEqual([
        expect.stringMatching(pattern(text)) as string,
      ])
      expect(report.findings[0]).toMatchObject({
        severity,
        next: expect.stringMatching(/\w/) as string,
      })
      expect(hasFailed(report, false)).toBe(severity === 'problem')
      expect(hasFailed(report, true)).toBe(true)
    },
  )

  it('sends GET requests only, and a PDF and a code only when asked', async () => {
    await checkContentSite(optionsFor(site))
    expect(new Set(site.site.requests().map(({ method }) => method))).toEqual(new Set(['GET']))
    const { findings } = await checkContentSite(optionsFor(site, { post: true }))
    expect(findings).toEqual([])
    const posts = site.site.requests().filter(({ method }) => method === 'POST')
    expect(posts.map(({ call }) => call)).toEqual(['get-cfg-pdf', 'saveBuild', 'findBuild'])
    site.site.setFaults([{ call: 'findBuild', fault: 'fail' }])
    const failed = await checkContentSite(optionsFor(site, { post: true }))
    expect(failed.findings.map(({ text }) => text)).toEqual([
      'Codes of configurations do not work (status 500), so visitors see none.',
    ])
  })

  it('requests every frame only when asked', async () => {
    const read = async (path: string): Promise<unknown> =>
      (await fetch(new URL(`/wp-json/cfg/${path}`, site.url))).json()
    const models = (await read('lstModels/')) as { id: number }[]
    const colours = (await Promise.all(models.map(({ id }) => read(`extColors/${id}`)))) as {
      externalColorImages360: string[]
    }[][]
    const frames = new Set(colours.flat().flatMap((colour) => colour.externalColorImages360))
    const requested = () => {
      const paths = new Set(site.site.requests().map(({ path }) => path))
      return [...frames].filter((frame) => paths.has(frame)).length
    }
    await checkContentSite(optionsFor(site))
    expect(requested()).toBeLessThan(frames.size / 2)
    await checkContentSite(optionsFor(site, { everyPicture: true }))
    expect(requested()).toBe(frames.size)
  })

  it('reports calls that take as long as the options say, and gives up those that take longer', async () => {
    site.site.setFaults([{ call: 'equipmentLst', delay: 600 }])
    const slow = await checkContentSite(optionsFor(site, { slow: 0.5 }))
    expect(slow.findings.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^The content site is slow to respond: .*equipmentLst/) as string,
    ])
    site.site.setFaults([{ call: 'equipmentLst', fault: 'hang' }])
    const impatient = await checkContentSite(optionsFor(site, { timeout: 1 }))
    expect(impatient.findings.map(({ text }) => text)).toEqual([
      'The call equipmentLst fails (status 0).',
    ])
  })

  it('starts no more requests per second than allowed', async () => {
    site.site.setFaults([{ call: 'lstModels', fault: 'none' }])
    const { requests, seconds } = await checkContentSite(optionsFor(site, { rate: 20 }))
    expect(requests).toBeGreaterThan(5)
    expect(seconds).toBeGreaterThanOrEqual((requests - 1) / 20 - 0.01)
  })

  it('reports a site that does not answer', async () => {
    const gone = await startContentSite(0, { catalogue: smallCatalogue(), storage })
    await gone.close()
    const report = await checkContentSite(optionsFor(gone))
    expect(report.findings[0]?.text).toBe('The call config_simul fails (status 0).')
    expect(hasFailed(report, false)).toBe(true)
  })

  it('accepts equipment without text and pictures', async () => {
    const change = { '/3/text': null, '/3/image': null, '/3/models': null }
    site.site.setFaults([{ call: 'equipmentLst', change }])
    expect((await checkContentSite(optionsFor(site))).findings).toEqual([])
  })
})

describe('the contract check of the demo content site', () => {
  it('is clean but for the gaps that the demo has on purpose, and ends with a summary', async () => {
    const site = await startContentSite(0, { storage })
    try {
      const report = await checkContentSite(optionsFor(site, { accepted: GAPS }))
      expect(report.findings).toEqual([])
      expect(report.accepted).toHaveLength(2)
      expect(report.calls).toBe(55)
      expect(readableReport(report).split('\n').at(-1)).toMatch(
        /^http:\/\/127\.0\.0\.1:\d+\/: 0 problems, 0 warnings \(55 calls, \d+ pictures, \d+ requests, [\d.]+ s\)$/,
      )
    } finally {
      await site.close()
    }
  })
})
