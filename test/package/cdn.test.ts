import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cdnFiles } from '../../scripts/build/cdn.ts'

const MANIFEST = {
  'src/index.ts': { file: 'configurator.js', isEntry: true, imports: ['_app'] },
  _app: { file: 'app-1a2b3c4d.js', dynamicImports: ['steps'] },
  steps: { file: 'steps-5e6f7a8b.js' },
}

const BUILT = new Map([
  ['configurator.js', 'import"./app-1a2b3c4d.js"'],
  ['app-1a2b3c4d.js', 'void import("./steps-5e6f7a8b.js")'],
  ['steps-5e6f7a8b.js', 'export{}'],
  ['first-paint.css', 'a{}'],
  ['.vite/manifest.json', JSON.stringify(MANIFEST)],
  ['.vite/license.md', '# Licenses'],
])

const files = cdnFiles(BUILT, '2.3.4')
const textOf = (name: string): string => String(files.get(name))

describe('cdnFiles', () => {
  it('copies what browsers load into a folder of the exact version, with the licences', () => {
    expect([...files.keys()].toSorted()).toEqual([
      '2.3.4/THIRD-PARTY-NOTICES.md',
      '2.3.4/app-1a2b3c4d.js',
      '2.3.4/configurator.js',
      '2.3.4/embed.html',
      '2.3.4/first-paint.css',
      '2.3.4/integrity.json',
      '2.3.4/steps-5e6f7a8b.js',
      '2/configurator.js',
    ])
    expect(textOf('2.3.4/app-1a2b3c4d.js')).toBe(BUILT.get('app-1a2b3c4d.js'))
  })

  it('lets the path of the major version load the exact version', () => {
    expect(textOf('2/configurator.js')).toBe("import '../2.3.4/configurator.js'\n")
  })

  it('states the integrity hash of every module', () => {
    const hashes = JSON.parse(textOf('2.3.4/integrity.json')) as Record<string, string>
    expect(Object.keys(hashes)).toHaveLength(3)
    for (const [name, hash] of Object.entries(hashes)) {
      const digest = createHash('sha384')
        .update(textOf(`2.3.4/${name}`))
        .digest('base64')
      expect(hash).toBe(`sha384-${digest}`)
    }
  })

  it('writes HTML that verifies the files of the first view at once and the others when they load', () => {
    const html = textOf('2.3.4/embed.html')
    const hashes = JSON.parse(textOf('2.3.4/integrity.json')) as Record<string, string>
    const map = /<script type="importmap">(.+)<\/script>/.exec(html)?.[1] ?? ''
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> }
    expect(Object.keys(integrity)).toContain('/cfg-configurator/2.3.4/steps-5e6f7a8b.js')
    expect(Object.values(integrity)).toEqual(Object.values(hashes))
    const preloaded = [...html.matchAll(/modulepreload" href="([^"]+)" integrity="([^"]+)"/g)]
    expect(preloaded.map(([, path, hash]) => [path, hash])).toEqual([
      ['/cfg-configurator/2.3.4/app-1a2b3c4d.js', hashes['app-1a2b3c4d.js']],
    ])
    expect(html).toContain(
      `src="/cfg-configurator/2.3.4/configurator.js" integrity="${hashes['configurator.js']}"`,
    )
  })
})
