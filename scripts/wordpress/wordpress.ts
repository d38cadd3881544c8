import { join } from 'node:path'
import { CACHE } from './fetch-wordpress.ts'
import { ADMIN } from './prepare-site.ts'
import { startWordpressDemo } from './start-demo.ts'

const port = Number(process.env.PORT ?? 8881)

try {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a port number, not ${process.env.PORT}`)
  }
  const { wordpress, contentSite, stop } = await startWordpressDemo({
    folder: process.env.WORDPRESS_SITE || join(CACHE, 'sites/demo'),
    port,
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
  const end = (): void => {
    void stop().then(() => process.exit(0))
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
