import { describe, expect, it } from 'vitest'
import {
  barrelFiles,
  crowdedFolders,
  vagueNames,
  importersOf,
  impureRules,
  rawHtml,
  reactOutsideTsx,
  staleStates,
  strayUrlWords,
  tooLong,
  unaskedMovement,
} from './rules.ts'

const file = (path: string, text: string) => ({ path, text })
const lines = (count: number) => 'x\n'.repeat(count)

describe('file lengths', () => {
  it('rejects 401 lines and accepts 400', () => {
    expect(tooLong([file('src/a.ts', lines(401))])).toEqual(['src/a.ts has 401 lines'])
    expect(tooLong([file('src/a.css', lines(400))])).toEqual([])
  })
})

describe('crowdedFolders', () => {
  const folder = (count: number) =>
    Array.from({ length: count }, (_, index) => file(`src/ui/${index}.ts`, ''))

  it('rejects 41 files on one level and accepts 40', () => {
    expect(crowdedFolders(folder(41))).toEqual(['src/ui has 41 files'])
    expect(crowdedFolders(folder(40))).toEqual([])
  })

  it('does not count the files of subfolders', () => {
    expect(crowdedFolders([...folder(40), file('src/ui/form/a.ts', '')])).toEqual([])
  })
})

describe('reactOutsideTsx', () => {
  it.each(['react', 'react-dom/client', 'react/jsx-runtime'])(
    'rejects %s in a .ts file',
    (name) => {
      expect(reactOutsideTsx([file('src/ui/a.ts', `import '${name}'`)])).toEqual(['src/ui/a.ts'])
    },
  )

  it('accepts React in a .tsx file', () => {
    expect(reactOutsideTsx([file('src/ui/a.tsx', "import 'react'")])).toEqual([])
  })
})

describe('impureRules', () => {
  it.each([
    'const width = window.innerWidth',
    'document.title',
    'void fetch("/")',
    'Date.now()',
    'new Date()',
    'Math.random()',
    'setTimeout(go, 10)',
    'localStorage.getItem("a")',
  ])('rejects %s', (text) => {
    expect(impureRules([file('src/core/a.ts', text)])).toHaveLength(1)
  })

  it.each([
    "import type { Euros } from './units.ts'",
    '// never window.alert, never Date.now()',
    'new Date(iso)',
    'interface A { readonly document: string }',
    'step.history',
  ])('accepts %s', (text) => {
    expect(impureRules([file('src/core/a.ts', text)])).toEqual([])
  })

  it('ignores other layers', () => {
    expect(impureRules([file('src/platform/a.ts', 'window.scrollTo(0, 0)')])).toEqual([])
  })
})

describe('barrelFiles and vagueNames', () => {
  it('rejects a file that only re-exports', () => {
    const text =
      "export { a } from './a.ts'\nexport * from './b.ts'\nexport type { C } from './c.ts'"
    expect(barrelFiles([file('src/ui/parts.ts', text)])).toEqual(['src/ui/parts.ts'])
  })

  it('rejects every index file but the entry', () => {
    const found = barrelFiles([file('src/ui/index.ts', ''), file('src/index.ts', '')])
    expect(found).toEqual(['src/ui/index.ts'])
  })

  it('accepts a file that also declares something', () => {
    const text = "export { a } from './a.ts'\nexport const b = 1"
    expect(barrelFiles([file('src/ui/a.ts', text), file('src/ui/b.ts', '')])).toEqual([])
  })

  it.each(['src/utils.ts', 'src/ui/helpers/a.ts', 'src/common/a.ts', 'src/ui/date-utils.ts'])(
    'rejects the name %s',
    (path) => {
      expect(vagueNames([file(path, '')])).toEqual([path])
    },
  )

  it('accepts a word that only contains such a name', () => {
    expect(vagueNames([file('src/ui/commons-map.ts', '')])).toEqual([])
  })
})

describe('importersOf', () => {
  it('lists each file that imports the package or a part of it', () => {
    const files = [
      file('src/ui/a.tsx', "import Swiper from 'swiper'"),
      file('src/ui/b.tsx', "void import('swiper/modules')"),
      file('src/ui/c.tsx', "import './swiper.ts'"),
    ]
    expect(importersOf(files, 'swiper')).toEqual(['src/ui/a.tsx', 'src/ui/b.tsx'])
  })
})

describe('rawHtml', () => {
  it.each([
    '<p dangerouslySetInnerHTML={{ __html: a }} />',
    'node.innerHTML = a',
    'node.setHTML(a)',
    'node.insertAdjacentHTML("beforeend", a)',
  ])('rejects %s', (text) => {
    expect(rawHtml([file('src/ui/a.tsx', text)])).toEqual(['src/ui/a.tsx'])
    expect(rawHtml([file('src/ui/base/sanitised-html.tsx', text)])).toEqual([])
  })
})

describe('unaskedMovement', () => {
  it.each([
    "matchMedia('(prefers-reduced-motion: reduce)').matches",
    'panel.animate([], 200)',
    'swiper.slideTo(2)',
    'part.scrollIntoView()',
    "part.scrollIntoView({ block: 'nearest' })",
  ])('rejects %s', (text) => {
    expect(unaskedMovement([file('src/ui/a.tsx', text)])).toEqual(['src/ui/a.tsx'])
  })

  it.each([
    'if (!isMotionReduced()) panel.animate([], 200)',
    "part.scrollIntoView({ behavior: 'instant' })",
  ])('accepts %s', (text) => {
    expect(unaskedMovement([file('src/ui/a.tsx', text)])).toEqual([])
  })
})

describe('strayUrlWords', () => {
  it.each(["'motor'", '`/${model}/resumo`', '"/versao"', "'/:model/comparador/:type'"])(
    'rejects %s outside paths.ts',
    (literal) => {
      const text = `const a = ${literal}`
      expect(strayUrlWords([file('src/shell/a.tsx', text)])).toHaveLength(1)
      expect(strayUrlWords([file('src/core/routing/paths.ts', text)])).toEqual([])
    },
  )

  it.each(["'Selecione o motor!'", "'versaoId'", '// motor'])('accepts %s', (literal) => {
    expect(strayUrlWords([file('src/core/formats/a.ts', `x(${literal})`)])).toEqual([])
  })
})

describe('staleStates', () => {
  const handler = (call: string): string =>
    `const [isOpen, setIsOpen] = useState(false)\nconst press = () => ${call}`

  it.each([
    'setIsOpen(!isOpen)',
    'setIsOpen(other === isOpen ? null : 1)',
    'props.onToggle(!isOpen)',
  ])('rejects %s', (call) => {
    expect(staleStates([file('src/ui/a.tsx', handler(call))])).toHaveLength(1)
  })

  it.each([
    'setIsOpen((is) => !is)',
    'setIsOpen((isOpen) => !isOpen)',
    'setIsOpen(true)',
    'setIsOpen(event.isOpen)',
    'setIsOpen(wanted); if (isOpen) close()',
    'props.onToggle(event.target.checked)',
  ])('accepts %s', (call) => {
    expect(staleStates([file('src/ui/a.tsx', handler(call))])).toEqual([])
  })
})
