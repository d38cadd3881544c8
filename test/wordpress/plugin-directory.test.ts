import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DIRECTORY_ASSETS } from '../../scripts/wordpress/php/blueprint.ts'
import { PLUGIN_SLUG, pluginFiles } from '../../scripts/wordpress/install/plugin-files.ts'

const PLUGIN = 'wordpress-plugin'

const readme = readFileSync(`${PLUGIN}/readme.txt`, 'utf8')
const header = readFileSync(`${PLUGIN}/${PLUGIN_SLUG}.php`, 'utf8')
const fieldOf = (text: string, name: string): string =>
  new RegExp(`^[ *]*${name}: *(.+)$`, 'm').exec(text)?.[1]?.trim() ?? ''

describe('the plugin directory', () => {
  it.each([
    ['icon-128x128.png', 128, 128],
    ['icon-256x256.png', 256, 256],
    ['banner-772x250.png', 772, 250],
    ['banner-1544x500.png', 1544, 500],
  ])('gets the picture %s in its size', async (name, width, height) => {
    expect(await sharp(join(DIRECTORY_ASSETS, name)).metadata()).toMatchObject({ width, height })
  })

  it('gets a picture for each caption of the screenshots', () => {
    const captions = /== Screenshots ==\n\n((?:\d+\. .+\n)+)/.exec(readme)?.[1] ?? ''
    const expected = [...captions.matchAll(/^(\d+)/gm)].map(
      ([number]) => `screenshot-${number}.jpg`,
    )
    expect(expected).not.toEqual([])
    expect(readdirSync(DIRECTORY_ASSETS)).toEqual(expect.arrayContaining(expected))
  })

  it('finds author, address, contributors, licence and text domain', () => {
    expect(fieldOf(header, 'Author')).not.toBe('')
    expect(fieldOf(header, 'Plugin URI')).toBe(`https://wordpress.org/plugins/${PLUGIN_SLUG}/`)
    expect(fieldOf(header, 'Text Domain')).toBe(PLUGIN_SLUG)
    expect(fieldOf(header, 'License')).toBe('GPL-2.0-or-later')
    expect(fieldOf(readme, 'Contributors')).toMatch(/^[a-z0-9-]+(?:, [a-z0-9-]+)*$/)
    expect(fieldOf(readme, 'Tags').split(',').length).toBeLessThanOrEqual(5)
    const short = readme.split('\n\n')[1] ?? ''
    expect(short.length).toBeLessThanOrEqual(150)
  })

  it('finds no hidden file, archive or test in the zip', async () => {
    const names = (await pluginFiles()).map(({ name }) => name)
    expect(names).toContain('readme.txt')
    expect(
      names.filter((name) => /(^|\/)\.|(^|\/)tests\/|\.(?:zip|phar|sh|ts)$/.test(name)),
    ).toEqual([])
  })

  it('opens the published page from its blueprint', () => {
    const file = join(DIRECTORY_ASSETS, 'blueprints/blueprint.json')
    const blueprint = JSON.parse(readFileSync(file, 'utf8')) as { steps: object[] }
    expect(blueprint).toMatchObject({ landingPage: '/configurador/' })
    expect(blueprint.steps).toMatchObject([
      { step: 'installPlugin', pluginData: { slug: PLUGIN_SLUG }, options: { activate: true } },
      { step: 'runPHP', code: expect.stringContaining('Install::create_pages()') as string },
    ])
  })
})
