/** Delay before a failed chunk is requested again, in milliseconds. */
const RETRY_DELAY_MS = 1000

/** Loads a chunk, and retries once after a failure. */
export function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return load()
  })
}
