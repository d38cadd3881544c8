import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'wordpress-plugin'

/** A style sheet, a script, an event handler or a declaration in a style attribute. */
const INLINE = /wp_add_inline_(?:style|script)|<style|\son[a-z]+="|style="\s*[a-z-]+:|\{[a-z-]+:\S/i

test('no PHP file of the plugin contains CSS or JavaScript', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:includes|modules)\/(?!.*\/tests\/).*\.php$/.test(name),
  )
  expect(files.length).toBeGreaterThan(150)
  const found = files.filter((name) => INLINE.test(readFileSync(`${FOLDER}/${name}`, 'utf8')))
  expect(found).toEqual([])
})
