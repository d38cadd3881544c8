import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pluginSources } from './support/plugin-sources.ts'

/** A style sheet, a script, an event handler or a declaration in a style attribute. */
const INLINE = /wp_(?:add|get|print)_inline_|<style|\son[a-z]+="|style="\s*[a-z-]+:|\{[a-z-]+:\S/i

test('no PHP file of the plugin contains CSS or JavaScript', () => {
  expect(pluginSources.length).toBeGreaterThan(40)
  const found = pluginSources.filter((name) => INLINE.test(readFileSync(name, 'utf8')))
  expect(found).toEqual([])
})
