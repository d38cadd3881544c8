import type { ProcessGroup } from './process-group.ts'

/** How long a server may take to start, and how often it is asked, in ms. */
const LIMIT = 60_000
const PAUSE = 50

/** Waits until a server is ready; stops it and throws where it ended, or is not ready in a minute. */
export async function until(isReady: () => Promise<boolean>, server: ProcessGroup): Promise<void> {
  const end = Date.now() + LIMIT
  while (Date.now() < end) {
    const said = server.ended()
    if (said !== null) throw new Error(`The server ended: ${said}`)
    if (await isReady()) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  await server.stop()
  throw new Error('The server does not answer')
}
