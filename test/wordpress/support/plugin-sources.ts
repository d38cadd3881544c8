import { readdirSync } from 'node:fs'

export const PLUGIN = 'wordpress-plugin'

/** The PHP files of the core and of the modules, without tests, relative to PLUGIN. */
export const pluginSources: readonly string[] = readdirSync(PLUGIN, {
  recursive: true,
  encoding: 'utf8',
}).filter((name) => /^(?:includes|modules)\/(?!(?:.*\/)?tests\/).*\.php$/.test(name))
