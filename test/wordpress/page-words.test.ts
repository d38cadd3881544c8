import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SEGMENTS } from '../../src/core/configuration/configuration.ts'
import { BUILDS } from '../../src/core/routing/paths.ts'

const REWRITE = new URL('../../wordpress-plugin/includes/element/Page.php', import.meta.url)

it('the plugin knows the words of the widget in addresses', () => {
  const php = readFileSync(REWRITE, 'utf8')
  const builds = /const BUILDS = '([^']+)'/.exec(php)?.[1]
  const steps = /const SCREENS = '([^']+)'/.exec(php)?.[1]
  expect(builds).toBe(BUILDS)
  expect(steps?.split('|')).toEqual(Object.values(SEGMENTS))
})
