import { join } from 'node:path'
import { CACHE } from '../install/fetch-wordpress.ts'
import { ADMIN } from '../install/prepare-site.ts'
import { portFromEnvironment, stopOnSignal } from '../../build/command.ts'
import { startWordpressDemo } from './start-demo.ts'

/** `npm run wordpress`. */
try {
  const { wordpress, contentSite, stop } = await startWordpressDemo({
    folder: process.env.WORDPRESS_SITE || join(CACHE, 'sites/demo'),
    port: portFromEnvironment(8881, 1),
    fresh: process.argv.includes('--fresh'),
    cron: true,
  })
  const address = (path: string): string => new URL(path, wordpress.url).href
  console.log(
    [
      `Configurador em ${address('/configurador/')} (${wordpress.site.php.name})`,
      `Em bloco:       ${address('/configurador-bloco/')}`,
      `Administração:  ${address('/wp-admin/')}, ${ADMIN.user}, ${ADMIN.password}`,
      `Correio:        ${address('/correio/')}`,
      `Site de conteúdos, atrás do plugin: ${contentSite.url}`,
    ].join('\n'),
  )
  stopOnSignal(stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
