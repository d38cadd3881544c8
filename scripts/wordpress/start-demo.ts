import { optionsFromEnvironment } from '../../demo/content-site/environment.ts'
import type { ContentSiteOptions } from '../../demo/content-site/options.ts'
import { makePluginZip } from '../plugin-zip.ts'
import { startContentSite, type ContentSiteServer } from './content-site-server.ts'
import { installDemo } from './install-demo.ts'
import { startWordpress, type Wordpress } from './start-wordpress.ts'

/** A WordPress with the plugin's zip, the demonstration's pages and the content site behind the gateway. */
export interface WordpressDemo {
  readonly wordpress: Wordpress
  readonly contentSite: ContentSiteServer
  readonly stop: () => Promise<void>
}

export interface DemoOptions {
  readonly folder: string
  readonly port: number
  readonly fresh?: boolean
  readonly cron?: boolean
  /** Missing gives what `FAULT`, `DELAY` and `CATALOGUE` say. */
  readonly contentSite?: ContentSiteOptions
}

/** What the demonstration's back office says at first; whatever is saved later stays. */
const SETTINGS = {
  success_page: '/obrigado/',
  failure_page: '/nao-enviado/',
  policy_link: '/politica-de-privacidade/',
  mail_from_name: 'Lume',
  mail_from_address: 'configurador@lume.example',
  mail_fallback: 'pedidos@lume.example',
}

/** Starts all of it; whatever had started is stopped where a later part fails. */
export async function startWordpressDemo(options: DemoOptions): Promise<WordpressDemo> {
  const { contentSite: site = optionsFromEnvironment(process.env), ...wanted } = options
  const zip = await makePluginZip()
  const contentSite = await startContentSite(0, site)
  try {
    const wordpress = await startWordpress({ ...wanted, plugin: 'none' })
    const stop = async (): Promise<void> => {
      await Promise.all([wordpress.stop(), contentSite.close()])
    }
    try {
      await installDemo(wordpress.site, zip, contentSite.url, SETTINGS)
    } catch (error) {
      await wordpress.stop()
      throw error
    }
    return { wordpress, contentSite, stop }
  } catch (error) {
    await contentSite.close()
    throw error
  }
}
