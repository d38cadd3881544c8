import type { Browser } from '@playwright/test'

/** What a trace tells of a process's memory, in hexadecimal. */
interface TraceEvent {
  readonly ph: string
  readonly args?: {
    readonly dumps?: { readonly process_totals?: { readonly private_footprint_bytes?: string } }
  }
}

const MEMORY_CATEGORY = 'disabled-by-default-memory-infra'

/**
 * Bytes of private memory of all of a browser's processes together, by the browser's own memory dump.
 * Decoded pictures count where they are: in the page's process, or in the one that draws.
 */
export async function privateMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve())
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [MEMORY_CATEGORY], excludedCategories: ['*'] },
  })
  const { success } = await session.send('Tracing.requestMemoryDump', { levelOfDetail: 'light' })
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const footprints = events
    .filter(({ ph }) => ph === 'v')
    .map(({ args }) => args?.dumps?.process_totals?.private_footprint_bytes)
    .filter((bytes) => bytes !== undefined)
  if (!success || footprints.length === 0) throw new Error('the browser gave no memory figures')
  return footprints.reduce((sum, bytes) => sum + Number.parseInt(bytes, 16), 0)
}
