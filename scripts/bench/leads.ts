import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentSite } from '../../demo/content-site-server.ts'
import { EMPTY_FORM } from './leads/lead-posts.ts'
import { benchThroughput } from './leads/throughput.ts'
import { measureOrSkip } from './measure-or-skip.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { withMariaDb } from '../wordpress/install/maria-db.ts'
import { phpScript, prepareSite } from '../wordpress/install/prepare-site.ts'
import { serveNginx } from '../wordpress/serve/serve-nginx.ts'

/** Implements `npm run bench -- leads`. */
await ensureBuilt()
await using storage = await mkdtempDisposable(join(tmpdir(), 'bench-leads-'))
await using stack = new AsyncDisposableStack()
const contentSite = await startContentSite(0)
stack.defer(contentSite.close)
await measureOrSkip(() =>
  withMariaDb(async (database) => {
    const site = await prepareSite({ folder: join(storage.path, 'site'), database })
    // Its dealers get the leads.
    const input = { root: site.php.root, content_site: contentSite.url, settings: {} }
    await site.php.run(await phpScript('demo-pages.php', input))
    await writeFile(join(site.folder, 'wp-content/mu-plugins/bench-leads.php'), EMPTY_FORM)
    await using server = await serveNginx(site.folder, site.url)
    for (const failure of await benchThroughput(site, server.url)) {
      console.error(`FAILED: ${failure}`)
      process.exitCode = 1
    }
  }),
)
