import { join } from 'node:path'
import { copyPlugin, PLUGIN_SLUG } from './plugin-files.ts'

/** `node scripts/wordpress/sync.ts FOLDER`: puts the plugin as it is now into a site's folder. */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder of a site')
await copyPlugin(join(folder, 'wp-content/plugins', PLUGIN_SLUG))
