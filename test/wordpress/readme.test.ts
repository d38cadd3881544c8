import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import packageLock from '../../package-lock.json' with { type: 'json' }
import packageJson from '../../package.json' with { type: 'json' }

const PLUGIN = 'wordpress-plugin'

/** What a file says after a name and a colon; '' where it says nothing. */
const said = (text: string, name: string): string =>
  new RegExp(`^[ *]*${name}: *(.+)$`, 'm').exec(text)?.[1]?.trim() ?? ''

test('the readme of the plugin agrees with its header', async () => {
  const readme = await readFile(`${PLUGIN}/readme.txt`, 'utf8')
  const header = await readFile(`${PLUGIN}/cfg-configurator.php`, 'utf8')
  const version = said(readme, 'Stable tag')
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect([said(header, 'Version'), /VERSION = '(.+)'/.exec(header)?.[1]]).toEqual([
    version,
    version,
  ])
  expect(readme).toContain(`= ${version} =`)
  for (const name of ['Requires at least', 'Requires PHP', 'License'])
    expect([name, said(header, name)]).toEqual([name, said(readme, name)])
  expect([said(readme, 'Requires at least'), said(readme, 'Tested up to')]).toEqual(['6.5', '7.1'])
})

test('package, plugin, block, translations and documentation have the same version', async () => {
  const { version } = packageJson
  const [major = ''] = version.split('.')
  expect([packageLock.version, packageLock.packages[''].version]).toEqual([version, version])
  const expected = {
    [`${PLUGIN}/cfg-configurator.php`]: ` * Version:           ${version}\n`,
    [`${PLUGIN}/blocks/configurator/editor.asset.php`]: `=> '${version}',`,
    [`${PLUGIN}/languages/cfg-configurator.pot`]: `Car configurator ${version}\\n`,
    [`${PLUGIN}/languages/cfg-configurator-pt_PT.po`]: `Car configurator ${version}\\n`,
    'CHANGELOG.md': `\n## ${version}`,
    'docs/compatibility.md': `| \`${version}/configurator.js\` |`,
  }
  for (const [file, text] of Object.entries(expected))
    expect([file, await readFile(file, 'utf8')]).toEqual([
      file,
      expect.stringContaining(text) as string,
    ])
  const paths = await readFile('docs/compatibility.md', 'utf8')
  const named = [...paths.matchAll(/`([\d.]+)\/\w+\.(?:js|json|html)`/g)].map(([, path]) => path)
  expect(new Set(named)).toEqual(new Set([version, major]))
})
