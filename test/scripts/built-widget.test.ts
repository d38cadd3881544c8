import { describe, expect, it } from 'vitest'
import {
  firstViewKeys,
  HASHED_FILE,
  importersOfEntry,
  preloadFiles,
} from '../../demo/built-widget.ts'

const manifest = {
  'src/index.ts': { file: 'configurator.js', isEntry: true, imports: ['_app'] },
  _app: { file: 'app.js', imports: ['_react'], dynamicImports: ['motors'] },
  _react: { file: 'react.js' },
  motors: { file: 'motors.js', imports: ['_app', '_step'] },
  _step: { file: 'step.js', imports: ['_app'] },
}

describe('firstViewKeys', () => {
  it('follows what is imported at once and leaves the lazy chunks out', () => {
    expect(firstViewKeys(manifest)).toEqual(['src/index.ts', '_app', '_react'])
  })

  it('takes in what the entry itself calls for', () => {
    const called = {
      ...manifest,
      'src/index.ts': { file: 'configurator.js', isEntry: true, dynamicImports: ['_app'] },
    }
    expect(firstViewKeys(called)).toEqual(['src/index.ts', '_app', '_react'])
  })

  it('refuses a manifest without entry', () => {
    expect(() => firstViewKeys({ _app: { file: 'app.js' } })).toThrow('entry')
  })
})

describe('preloadFiles', () => {
  it('names the first view without the entry', () => {
    expect(preloadFiles(manifest)).toEqual(['app.js', 'react.js'])
  })
})

describe('importersOfEntry', () => {
  it('names each chunk that imports the entry back', () => {
    const back = { ...manifest, _step: { file: 'step.js', imports: ['src/index.ts'] } }
    expect(importersOfEntry(back)).toEqual(['step.js'])
    expect(importersOfEntry(manifest)).toEqual([])
  })
})

describe('HASHED_FILE', () => {
  it('knows hashed names from plain ones', () => {
    expect(HASHED_FILE.test('app-XyLdRx_m.js')).toBe(true)
    expect(HASHED_FILE.test('rolldown-runtime-XKya-tl9.js')).toBe(true)
    expect(HASHED_FILE.test('configurator.js')).toBe(false)
  })
})
