import { globSync } from 'node:fs'

export const PLUGIN = 'wordpress-plugin'

/** The PHP files of the plugin and its add-ons, without tests and translations, relative to the checkout. */
export const pluginSources: readonly string[] = globSync([
  `${PLUGIN}/**/*.php`,
  'wordpress-add-ons/*/**/*.php',
])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !/\/(?:tests|languages|vendor|blocks)\//.test(name))
  .toSorted()
