import { describe, expect, it } from 'vitest'
import { cycles, demoViolations, featureViolations, layerViolations } from './layers.ts'
import { importsOf, stringLiterals, withoutText } from './source.ts'

const file = (path: string, text: string) => ({ path, text })

describe('importsOf', () => {
  it.each([
    ["import { a } from './a.ts'", './a.ts'],
    ["import type { a } from './a.ts'", './a.ts'],
    ["import a, {\n  b,\n  c,\n} from './a.ts'", './a.ts'],
    ["import './a.ts'", './a.ts'],
    ["const a = await import('./a.ts')", './a.ts'],
    ["const a = lazy(() =>\n  import(\n    './a.ts'\n  ))", './a.ts'],
    ["export { a } from './a.ts'", './a.ts'],
    ["export * from './a.ts'", './a.ts'],
    ["const b = 'http://x'\nimport a from './a.ts'", './a.ts'],
  ])('finds the module in %s', (text, name) => {
    expect(importsOf(file('src/x.ts', text))).toEqual([name])
  })

  it.each(["// import './a.ts'", "/* import a from './a.ts' */", 'export const from = 1'])(
    'finds none in %s',
    (text) => {
      expect(importsOf(file('src/x.ts', text))).toEqual([])
    },
  )
})

describe('reading strings and comments', () => {
  it('removes comments and strings from the code', () => {
    expect(withoutText("a('window') // document\n/* fetch */ b(`x`)")).toBe("a('')  \n  b('')")
  })

  it('lists the strings, but not those in comments', () => {
    expect(stringLiterals("a('one', \"two\", `three`) // 'four'")).toEqual(['one', 'two', 'three'])
  })
})

describe('layerViolations', () => {
  it.each([
    ['src/platform/a.ts', '../core/store/b.ts'],
    ['src/core/store/a.ts', '../../ui/base/b.tsx'],
    ['src/core/store/a.ts', '../../features/home/b.ts'],
    ['src/ui/base/a.tsx', '../../features/home/b.tsx'],
    ['src/features/home/a.tsx', '../../shell/b.tsx'],
    ['src/features/home/a.tsx', '../../../demo/b.ts'],
    ['src/shell/a.tsx', '../element/b.tsx'],
    ['src/index.ts', './core/b.ts'],
    ['src/element/a.tsx', '../index.ts'],
  ])('rejects %s importing %s', (path, target) => {
    expect(layerViolations([file(path, `import type { b } from '${target}'`)])).toHaveLength(1)
  })

  it.each([
    ['src/core/offer/a.ts', '../store/b.ts'],
    ['src/core/store/a.ts', '../../platform/b.ts'],
    ['src/ui/dialog/a.tsx', '../../core/store/b.ts'],
    ['src/features/home/a.tsx', '../../ui/dialog/b.tsx'],
    ['src/features/home/a.tsx', '../legal/b.tsx'],
    ['src/shell/a.tsx', '../features/home/b.tsx'],
    ['src/element/a.tsx', '../shell/routes.tsx'],
    ['src/features/home/a.test.tsx', '../../../test/support/b.ts'],
    ['src/index.ts', './element/b.tsx'],
    ['src/ui/a.tsx', 'react'],
  ])('allows %s to import %s', (path, target) => {
    expect(layerViolations([file(path, `import { b } from '${target}'`)])).toEqual([])
  })

  it('rejects an unknown layer', () => {
    expect(layerViolations([file('src/shared/a.ts', '')])).toHaveLength(1)
  })

  it('accepts an empty source folder', () => {
    expect(layerViolations([])).toEqual([])
  })
})

describe('featureViolations', () => {
  it.each([
    ['src/features/summary/a.tsx', '../builds/b.tsx'],
    ['src/features/delivery/a.ts', '../running-cost/b.ts'],
    ['src/shell/a.tsx', '../features/builds/b.tsx'],
    ['test/a.test.ts', '../src/features/builds/b.tsx'],
  ])('rejects %s importing %s', (path, target) => {
    expect(featureViolations([file(path, `import { b } from '${target}'`)])).toHaveLength(1)
  })

  it.each([
    ['src/features/builds/a.tsx', '../comparison/b.tsx'],
    ['src/features/builds/a.tsx', '../running-cost/b.tsx'],
    ['src/features/builds/a.tsx', './b.tsx'],
    ['src/features.ts', './features/builds/b.tsx'],
    ['src/shell/a.tsx', '../features/home/b.tsx'],
  ])('allows %s to import %s', (path, target) => {
    expect(featureViolations([file(path, `import { b } from '${target}'`)])).toEqual([])
  })
})

describe('finding import cycles', () => {
  it('returns the path of a cycle', () => {
    expect(
      cycles([
        file('src/a.ts', "import './b.ts'"),
        file('src/b.ts', "import type { C } from './c.ts'"),
        file('src/c.ts', "import './b.ts'"),
      ]),
    ).toEqual(['src/b.ts -> src/c.ts -> src/b.ts'])
  })

  it('accepts two paths to one file', () => {
    expect(
      cycles([
        file('src/a.ts', "import './b.ts'\nimport './c.ts'"),
        file('src/b.ts', "import './c.ts'"),
        file('src/c.ts', ''),
      ]),
    ).toEqual([])
  })
})

describe('demoViolations', () => {
  it('rejects an import of scripts or tests anywhere in the demo', () => {
    const imports = (target: string) => [file('demo/server.ts', `import { b } from '../${target}'`)]
    expect(demoViolations(imports('scripts/b.ts'))).toEqual(['demo/server.ts imports scripts/b.ts'])
    expect(demoViolations(imports('test/b.ts'))).toHaveLength(1)
    expect(demoViolations(imports('src/index.ts'))).toEqual([])
  })

  it('rejects an import of a component by the content site', () => {
    const path = 'demo/content-site/routes/a.ts'
    const imports = (target: string) => [file(path, `import { b } from '../../../src/${target}'`)]
    expect(demoViolations(imports('ui/b.tsx'))).toHaveLength(1)
    expect(demoViolations(imports('core/values/b.ts'))).toEqual([])
  })
})
