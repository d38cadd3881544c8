/** Stops servers when the process receives a signal to interrupt or terminate. */
export function stopOnSignal(stop: () => Promise<void>): void {
  const end = (): void => {
    void stop().then(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

/** Returns the port in `PORT`. Throws when it is invalid. */
export function portFromEnvironment(otherwise: number, lowest = 0): number {
  const port = Number(process.env.PORT ?? otherwise)
  if (Number.isInteger(port) && port >= lowest && port <= 65_535) return port
  throw new Error(`PORT must be a port number, not ${process.env.PORT}`)
}
