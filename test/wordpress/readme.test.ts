import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const PLUGIN = 'wordpress-plugin'

/** What a file says after a name and a colon; '' where it says nothing. */
const said = (text: string, name: string): string =>
  new RegExp(`^[ *]*${name}: *(.+)$`, 'm').exec(text)?.[1]?.trim() ?? ''

test('the readme of the plugin agrees with its header', async () => {
  const readme = await readFile(`${PLUGIN}/readme.txt`, 'utf8')
  const header = await readFile(`${PLUGIN}/cfg-configurator.php`, 'utf8')
  const code = await readFile(`${PLUGIN}/includes/Plugin.php`, 'utf8')
  const version = said(readme, 'Stable tag')
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect([said(header, 'Version'), /VERSION = '(.+)'/.exec(code)?.[1]]).toEqual([version, version])
  expect(readme).toContain(`= ${version} =`)
  for (const name of ['Requires at least', 'Requires PHP', 'License'])
    expect([name, said(header, name)]).toEqual([name, said(readme, name)])
  expect([said(readme, 'Requires at least'), said(readme, 'Tested up to')]).toEqual(['6.5', '7.1'])
})
