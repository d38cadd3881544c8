import type { Browser } from '@playwright/test'

/** The memory of a process in a trace, in hexadecimal bytes. */
interface TraceEvent {
  readonly ph: string
  readonly args?: {
    readonly dumps?: { readonly process_totals?: { readonly private_footprint_bytes?: string } }
  }
}

const MEMORY_CATEGORY = 'disabled-by-default-memory-infra'

/**
 * Returns the private memory of all browser processes in bytes, from the browser's own memory dump.
 * Includes decoded pictures, whichever process holds them.
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
