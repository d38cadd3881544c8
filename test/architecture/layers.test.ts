import { describe, expect, it } from 'vitest'
import { cycles, folderCycles, demoViolations, layerViolations } from './layers.ts'
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
    ['src/domain/a.ts', '../labels/b.ts'],
    ['src/labels/a.ts', '../api/b.ts'],
    ['src/api/a.ts', '../browser/b.ts'],
    ['src/browser/a.ts', '../labels/b.ts'],
    ['src/store/a.ts', '../labels/b.ts'],
    ['src/store/a.ts', '../ui/b.tsx'],
    ['src/ui/a.tsx', '../store/b.ts'],
    ['src/ui/a.tsx', '../api/b.ts'],
    ['src/screens/home/a.tsx', '../../element/b.tsx'],
    ['src/screens/home/a.tsx', '../../../demo/b.ts'],
    ['src/index.ts', './domain/b.ts'],
    ['src/element/a.tsx', '../index.ts'],
  ])('rejects %s importing %s', (path, target) => {
    expect(layerViolations([file(path, `import type { b } from '${target}'`)])).toHaveLength(1)
  })

  it.each([
    ['src/domain/a.ts', './b.ts'],
    ['src/api/a.ts', '../domain/b.ts'],
    ['src/store/a.ts', '../browser/b.ts'],
    ['src/ui/modal/a.tsx', '../../labels/b.ts'],
    ['src/screens/home/a.tsx', '../../store/b.ts'],
    ['src/screens/home/a.tsx', '../paths.ts'],
    ['src/element/a.tsx', '../screens/routes.tsx'],
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

describe('finding cycles between folders', () => {
  it('returns the path of a cycle whose files import no cycle, the root included', () => {
    const folders = [
      file('src/store/state.ts', "import type { A } from './a/one.ts'"),
      file('src/store/a/one.ts', "import './two.ts'"),
      file('src/store/a/two.ts', "import './../b/three.ts'"),
      file('src/store/b/three.ts', "import '../settings.ts'"),
    ]
    expect(folderCycles(folders, 'src/store')).toEqual([
      'src/store -> src/store/a -> src/store/b -> src/store',
    ])
    expect(folderCycles(folders.slice(1), 'src/store')).toEqual([])
  })
})

describe('demoViolations', () => {
  it('rejects an import of scripts or tests anywhere in the demo', () => {
    const imports = (target: string) => [file('demo/server.ts', `import { b } from '../${target}'`)]
    expect(demoViolations(imports('scripts/b.ts'))).toEqual(['demo/server.ts imports scripts/b.ts'])
    expect(demoViolations(imports('test/b.ts'))).toHaveLength(1)
    expect(demoViolations(imports('src/index.ts'))).toEqual([])
  })

  it('allows the content site to import only the widget’s domain and labels', () => {
    const path = 'demo/content-site/routes/a.ts'
    const imports = (target: string) => [file(path, `import { b } from '../../../src/${target}'`)]
    expect(demoViolations(imports('api/b.ts'))).toHaveLength(1)
    expect(demoViolations(imports('screens/b.ts'))).toHaveLength(1)
    expect(demoViolations(imports('domain/b.ts'))).toEqual([])
    expect(demoViolations(imports('labels/b.ts'))).toEqual([])
  })
})
