import { parseArgs } from 'node:util'
import { ADMIN } from './prepare-site.ts'
import { startWordpress } from './start-wordpress.ts'

/** `node scripts/wordpress/site.ts --folder F --port P [--fresh]`: a plain WordPress with the plugin, until Ctrl+C. */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    port: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
})
const { folder, port, fresh } = values
if (folder === undefined || port === undefined) throw new Error('--folder and --port are needed')
const { url, stop } = await startWordpress({ folder, port: Number(port), fresh })
console.log(`${url}/wp-admin/ (${ADMIN.user}, ${ADMIN.password})`)
const end = (): void => {
  void stop().then(() => process.exit(0))
}
process.once('SIGINT', end)
process.once('SIGTERM', end)
