import { ensureBuilt } from './ensure-built.ts'

const port = Number(process.env.PORT ?? 4173)
const host = process.env.HOST ?? '127.0.0.1'

/** What went wrong, in one line. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `A porta ${port} já está a ser usada: escolha outra com PORT=4174 npm start`
  }
  return message
}

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a port number, not ${process.env.PORT}`)
  }
  await ensureBuilt()
  const { startServer } = await import('../demo/server.ts')
  const { PAGE_PATH } = await import('../demo/page.ts')
  const { optionsFromEnvironment } = await import('../demo/content-site/environment.ts')
  const server = await startServer({ port, host, site: optionsFromEnvironment(process.env) })
  console.log(`Configurador em ${new URL(PAGE_PATH, server.url).href}`)
  const stop = (): void => {
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(reason(error))
  process.exitCode = 1
}
