import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { execa } from 'execa'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { OPTIONAL_FEATURES } from './layers.ts'

const ROOT = join(import.meta.dirname, '../..')

const FOLDERS = ['demo', 'scripts', 'src', 'test', 'wordpress-plugin']
const FILES = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** Extensions of what is compiled. Folders have none. */
const COMPILED = new Set(['', '.css', '.json', '.ts', '.tsx'])

/** A copy of the sources, without pictures, that is deleted after the test. */
function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'cfg-feature-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const filter = (path: string): boolean =>
    basename(path) !== 'node_modules' && COMPILED.has(extname(path))
  for (const name of [...FOLDERS, ...FILES])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Deletes the folder of a feature, and its line in the list of features. */
function remove(copy: string, feature: string): void {
  rmSync(join(copy, 'src/features', feature), { recursive: true })
  const list = join(copy, 'src/features.ts')
  const lines = readFileSync(list, 'utf8').split('\n')
  const others = lines.filter((line) => !line.includes(`'./features/${feature}/`))
  expect(others).toHaveLength(lines.length - 1)
  writeFileSync(list, others.join('\n'))
}

it.each(Object.keys(OPTIONAL_FEATURES))(
  'the sources compile, and the widget is built, without %s and what needs it',
  async (feature) => {
    const copy = copyOfSources()
    remove(copy, feature)
    for (const [other, needed] of Object.entries(OPTIONAL_FEATURES))
      if (needed.includes(feature)) remove(copy, other)
    const { stdout } = await execa('tsc', ['--noEmit'], {
      cwd: copy,
      reject: false,
      preferLocal: true,
    })
    expect(stdout).toBe('')
    const configFile = join(copy, 'vite.config.ts')
    const built = build({ root: copy, configFile, logLevel: 'silent', build: { write: false } })
    await expect(built).resolves.toBeDefined()
  },
  300_000,
)
