import { join } from 'node:path'
import { portFromEnvironment, serveUntilSignal } from '../../build/command.ts'
import { CACHE } from '../install/fetch-wordpress.ts'
import { ADMIN } from '../install/prepare-site.ts'
import { startWordpressDemo } from './start-demo.ts'

/** Implements `npm run wordpress`. */
await serveUntilSignal(async () => {
  const { wordpress, contentSite, stop } = await startWordpressDemo({
    folder: process.env.WORDPRESS_SITE || join(CACHE, 'sites/demo'),
    port: portFromEnvironment(8881, 1),
    fresh: process.argv.includes('--fresh'),
    cron: true,
  })
  const { url, site } = wordpress
  console.log(`Configurador em ${url}/configurador/ (${site.php.name})
Em bloco:       ${url}/configurador-bloco/
Administração:  ${url}/wp-admin/, ${ADMIN.user}, ${ADMIN.password}
Correio:        ${url}/correio/
Site de conteúdos: ${contentSite.url}`)
  return stop
})
