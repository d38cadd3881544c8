import { describe, expect, it } from 'vitest'
import { classCycles, classGraph, linesByArea } from './php-classes.ts'

const file = (name: string, code: string) => {
  const space = `Cfg\\${name}`.split('\\').slice(0, -1).join('\\')
  const path = `wordpress-plugin/includes/${name.replaceAll('\\', '/')}.php`
  return { path, text: `<?php\nnamespace ${space};\n\n${code}\n` }
}

/** What the first class names, among the classes of the example. */
const named = (code: string): string[] => {
  const others = ['Panel', 'Admin\\Notice', 'Health\\Check'].map((name) => file(name, ''))
  return [...(classGraph([file('Admin\\Page', code), ...others]).get('Cfg\\Admin\\Page') ?? [])]
}

describe('classGraph', () => {
  it.each([
    ['use Cfg\\Health\\Check;', 'Cfg\\Health\\Check'],
    ['use Cfg\\Health\\Check as Test;\nnew Test();', 'Cfg\\Health\\Check'],
    ['use Cfg\\Health;\nHealth\\Check::run();', 'Cfg\\Health\\Check'],
    ['new Notice();', 'Cfg\\Admin\\Notice'],
    ['Notice::success( $a );', 'Cfg\\Admin\\Notice'],
    ['array( Notice::class, "show" )', 'Cfg\\Admin\\Notice'],
    ['final class Page extends Notice {}', 'Cfg\\Admin\\Notice'],
    ['function show( ?Notice $a ): void {}', 'Cfg\\Admin\\Notice'],
    ['new \\Cfg\\Panel();', 'Cfg\\Panel'],
    ["?><p>Don't</p><?php echo 'a';\nNotice::show(); // it's", 'Cfg\\Admin\\Notice'],
    ["'one\n// two'; Notice::show();", 'Cfg\\Admin\\Notice'],
    ['#[Notice] class Page {}', 'Cfg\\Admin\\Notice'],
  ])('finds the class in %j', (code, name) => {
    expect(named(code)).toEqual([name])
  })

  it.each([
    'final class Page { const NOTICE = 1; }',
    '// Notice',
    '/** @see Notice */',
    '# Notice',
    "'Notice'",
    '"Notice"',
    '?><p>Notice</p><?php',
    '$Notice; $this->Notice; self::Notice;',
    'new \\Notice();',
    'new Panel();',
    'new Page();',
  ])('finds no other class of the plugin in %j', (code) => {
    expect(named(code)).toEqual([])
  })
})

describe('classCycles', () => {
  it('returns all classes that lead to each other, the largest group first', () => {
    const graph = classGraph([
      file('A', 'new B(); new X();'),
      file('B', 'new C();'),
      file('C', 'new A(); new B();'),
      file('X', 'new Y();'),
      file('Y', 'new X(); new Z();'),
      file('Z', ''),
    ])
    expect(classCycles(graph)).toEqual([
      ['Cfg\\A', 'Cfg\\B', 'Cfg\\C'],
      ['Cfg\\X', 'Cfg\\Y'],
    ])
  })

  it('finds no cycle where two paths lead to one class', () => {
    const graph = classGraph([file('A', 'new B(); new C();'), file('B', 'new C();'), file('C', '')])
    expect(classCycles(graph)).toEqual([])
  })
})

describe('linesByArea', () => {
  it('counts the non-blank lines of each folder of the core and of each module', () => {
    const of = (path: string) => ({ path: `wordpress-plugin/${path}`, text: 'a\n\n\t\nb\n' })
    const files = ['includes/A.php', 'includes/B/C/D.php', 'includes/B/E.php', 'modules/f/G/H.php']
    expect(linesByArea(files.map(of))).toEqual({ includes: 2, 'includes/B': 4, 'modules/f': 2 })
  })
})
