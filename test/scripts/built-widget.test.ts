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
  it('follows static imports and omits lazy chunks', () => {
    expect(firstViewKeys(manifest)).toEqual(['src/index.ts', '_app', '_react'])
  })

  it('includes what the entry itself loads at once', () => {
    const called = {
      ...manifest,
      'src/index.ts': { file: 'configurator.js', isEntry: true, dynamicImports: ['_app'] },
    }
    expect(firstViewKeys(called)).toEqual(['src/index.ts', '_app', '_react'])
  })

  it('rejects a manifest without an entry', () => {
    expect(() => firstViewKeys({ _app: { file: 'app.js' } })).toThrow('entry')
  })
})

describe('preloadFiles', () => {
  it('lists the first view without the entry', () => {
    expect(preloadFiles(manifest)).toEqual(['app.js', 'react.js'])
  })
})

describe('importersOfEntry', () => {
  it('lists each chunk that imports the entry back', () => {
    const back = { ...manifest, _step: { file: 'step.js', imports: ['src/index.ts'] } }
    expect(importersOfEntry(back)).toEqual(['step.js'])
    expect(importersOfEntry(manifest)).toEqual([])
  })
})

describe('HASHED_FILE', () => {
  it('distinguishes hashed file names from plain ones', () => {
    expect(HASHED_FILE.test('app-XyLdRx_m.js')).toBe(true)
    expect(HASHED_FILE.test('rolldown-runtime-XKya-tl9.js')).toBe(true)
    expect(HASHED_FILE.test('configurator.js')).toBe(false)
  })
})
