import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The paths in a column of the table of docs/features.md, each with the folder that it is relative to. */
function pathsOf(column: number, root: string): string[] {
  const rows = readFileSync('docs/features.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  return rows.flatMap((row) =>
    [...(row.split('|')[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => `${root}/${path}`),
  )
}

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
}

const WIDGET = pathsOf(2, 'src')
const PLUGIN = pathsOf(3, 'wordpress-plugin')

describe('docs/features.md', () => {
  it('names only files and folders that exist', () => {
    expect([...WIDGET, ...PLUGIN].filter((path) => !existsSync(path))).toEqual([])
  })

  it.each(['domain', 'store', 'screens', 'ui'])('has a feature for each folder of %s', (layer) => {
    expect(WIDGET).toEqual(expect.arrayContaining(foldersOf(`src/${layer}`)))
  })

  it('has a feature for each call of the content site', () => {
    const calls = readdirSync('src/api').map((name) => `src/api/${name}`)
    expect(WIDGET).toEqual(expect.arrayContaining(calls))
  })

  it('has a feature for each module of the plugin', () => {
    const modules = foldersOf('wordpress-plugin/modules').filter((path) =>
      existsSync(`${path}/module.php`),
    )
    expect(PLUGIN).toEqual(expect.arrayContaining(modules))
  })
})
