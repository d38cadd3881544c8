import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { describe, expect, it } from 'vitest'
import { ROOT_EVENTS, trimReactDom } from '../../scripts/build/trim-react.ts'

describe('the development server', () => {
  it('serves React as the build leaves it, so that a missing event is noticed there', async () => {
    await using cache = await mkdtempDisposable(join(tmpdir(), 'dev-server-'))
    const server = await createServer({
      configFile: false,
      cacheDir: cache.path,
      logLevel: 'error',
      plugins: [trimReactDom()],
      optimizeDeps: { include: ['react-dom/client'], noDiscovery: true },
      server: { port: 0, ws: false, watch: null },
    })
    try {
      await server.listen()
      const resolved = await server.pluginContainer.resolveId('react-dom/client')
      const react = await server.transformRequest(resolved?.id ?? '')
      const code = react?.code.replaceAll(/\s/g, '') ?? ''
      expect(code).toContain(`${JSON.stringify(ROOT_EVENTS)}.forEach(function(domEventName)`)
    } finally {
      await server.close()
    }
  })
})
