/**
 * Implements a command that runs until it receives a signal to interrupt or terminate. An error is
 * printed as one line of text.
 * @param start Starts servers and returns the function that stops them.
 */
export async function serveUntilSignal(start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    const stop = await start()
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => void stop().then(() => process.exit(0)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** Returns the port in `PORT`. Throws when it is invalid. */
export function portFromEnvironment(otherwise: number, lowest = 0): number {
  const port = Number(process.env.PORT ?? otherwise)
  if (Number.isInteger(port) && port >= lowest && port <= 65_535) return port
  throw new Error(`PORT must be a port number, not ${process.env.PORT}`)
}
