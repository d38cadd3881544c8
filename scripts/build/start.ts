import { requireFreePort } from '../wordpress/serve/free-port.ts'
import { portFromEnvironment, serveUntilSignal } from './command.ts'
import { ensureBuilt } from './ensure-built.ts'

/** Implements `npm start`. */
await serveUntilSignal(async () => {
  const port = portFromEnvironment(4173)
  await requireFreePort(port)
  await ensureBuilt()
  const { startServer } = await import('../../demo/server.ts')
  const { PAGE_PATH } = await import('../../demo/page.ts')
  const { faultsFromEnvironment } = await import('../../demo/content-site/faults/parse-faults.ts')
  const site = { faults: faultsFromEnvironment() }
  const server = await startServer({ port, host: process.env.HOST ?? '127.0.0.1', site })
  console.log(`Configurador em ${new URL(PAGE_PATH, server.url).href}`)
  return server.close
})
