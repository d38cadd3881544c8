import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }
import { preloadFiles, type Manifest } from '../../demo/built-widget.ts'

const FOLDER = 'dist/cdn'

/** Where the documentation and `embed.html` expect the folder on a site. */
const ROOT = '/cfg-configurator'

const MANIFEST = '.vite/manifest.json'
const LICENCES = '.vite/license.md'
const ENTRY = 'configurator.js'

type Files = ReadonlyMap<string, string | Uint8Array>

const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** HTML that loads one version and has the browser verify each of its files before it runs. */
function embedding(base: string, hashes: Readonly<Record<string, string>>, manifest: Manifest) {
  const integrity = Object.fromEntries(
    Object.entries(hashes).map(([name, hash]) => [`${base}/${name}`, hash]),
  )
  const attributes = (name: string): string => `integrity="${hashes[name]}" crossorigin="anonymous"`
  const preloads = preloadFiles(manifest).map(
    (name) => `<link rel="modulepreload" href="${base}/${name}" ${attributes(name)} />\n`,
  )
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>
${preloads.join('')}<script type="module" src="${base}/${ENTRY}" ${attributes(ENTRY)}></script>
`
}

/**
 * Lays a build out for a CDN: `<version>/` with its files, which never change, and `<major>/configurator.js`, which
 * loads the newest version of that major version.
 * @param built The build by file name, with Vite's manifest and list of licences.
 */
export function cdnFiles(built: Files, version: string): Files {
  const [major] = version.split('.')
  const served = [...built].filter(([name]) => /^[^/]+\.(js|css)$/.test(name))
  const modules = served.filter(([name]) => name.endsWith('.js'))
  const hashes = Object.fromEntries(modules.map(([name, code]) => [name, integrityOf(code)]))
  const manifest = JSON.parse(String(built.get(MANIFEST))) as Manifest
  return new Map([
    ...served.map(([name, content]) => [`${version}/${name}`, content] as const),
    [`${version}/integrity.json`, `${JSON.stringify(hashes, null, 2)}\n`],
    [`${version}/embed.html`, embedding(`${ROOT}/${version}`, hashes, manifest)],
    [`${version}/THIRD-PARTY-NOTICES.md`, built.get(LICENCES) ?? ''],
    [`${major}/${ENTRY}`, `import '../${version}/${ENTRY}'\n`],
  ])
}

/** Writes the build a second time, under the paths of a CDN (docs/compatibility.md). */
export function cdn(): Plugin {
  return {
    name: 'cdn',
    apply: 'build',
    async writeBundle(_, bundle) {
      const built = Object.values(bundle).map(
        (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
      )
      await rm(FOLDER, { recursive: true, force: true })
      for (const [name, content] of cdnFiles(new Map(built), packageJson.version)) {
        const path = join(FOLDER, name)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, content)
      }
    },
  }
}
