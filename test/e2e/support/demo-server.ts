import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type DemoServer } from '../../../demo/server.ts'

/** Fixture of a worker: a demo server whose data are deleted afterwards. */
export async function provideDemoServer(use: (server: DemoServer) => Promise<void>): Promise<void> {
  await using storage = await mkdtempDisposable(join(tmpdir(), 'e2e-'))
  const server = await startServer({
    port: 0,
    site: { control: true, storage: storage.path },
  })
  await use(server)
  await server.close()
}
