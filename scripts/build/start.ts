import { portFromEnvironment, stopOnSignal } from './command.ts'
import { ensureBuilt } from './ensure-built.ts'

/** Returns an error as one line of text. */
function reason(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const { PORT = 4173 } = process.env
    return `A porta ${PORT} já está a ser usada: escolha outra com PORT=4174 npm start`
  }
  return error instanceof Error ? error.message : String(error)
}

/** Implements `npm start`. */
try {
  const port = portFromEnvironment(4173)
  await ensureBuilt()
  const { startServer } = await import('../../demo/server.ts')
  const { PAGE_PATH } = await import('../../demo/page.ts')
  const { optionsFromEnvironment } = await import('../../demo/content-site/environment.ts')
  const site = optionsFromEnvironment(process.env)
  const server = await startServer({ port, host: process.env.HOST ?? '127.0.0.1', site })
  console.log(`Configurador em ${new URL(PAGE_PATH, server.url).href}`)
  stopOnSignal(server.close)
} catch (error) {
  console.error(reason(error))
  process.exitCode = 1
}
