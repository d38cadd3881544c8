import settings from '../../../demo/wordpress/settings.json' with { type: 'json' }
import { faultsFromEnvironment } from '../../../demo/content-site/faults/parse-faults.ts'
import type { ContentSiteOptions } from '../../../demo/content-site/options.ts'
import { startContentSite } from '../../../demo/content-site-server.ts'
import { makePluginZip } from '../../build/plugin-zip.ts'
import { installDemo } from '../install/install-demo.ts'
import type { SiteOptions } from '../install/prepare-site.ts'
import { startWordpress } from './start-wordpress.ts'

interface DemoOptions extends Pick<SiteOptions, 'folder' | 'port' | 'fresh' | 'cron'> {
  /** Missing uses the faults of the environment. */
  readonly contentSite?: ContentSiteOptions
}

/**
 * Starts a WordPress with the plugin's zip, the demo pages and the content site.
 * If a later step fails, stops what was already started.
 */
export async function startWordpressDemo({
  contentSite: options = { faults: faultsFromEnvironment() },
  ...siteOptions
}: DemoOptions) {
  await using stack = new AsyncDisposableStack()
  const zip = await makePluginZip()
  const contentSite = await startContentSite(0, options)
  stack.defer(contentSite.close)
  const wordpress = await startWordpress({ ...siteOptions, plugin: 'none' })
  stack.defer(wordpress.stop)
  await installDemo(wordpress.site, zip, contentSite.url, settings)
  const running = stack.move()
  return { wordpress, contentSite, stop: () => running.disposeAsync() }
}
