import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PLUGIN = 'wordpress-plugin'

const sources = globSync(`${PLUGIN}/{cfg-configurator.php,{includes,modules}/**/*.php}`)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The name that a call passes: a text, or a constant of some class. */
function resolved(argument: string): string {
  if (argument.startsWith("'")) return argument.slice(1, -1)
  const name = argument.split('::')[1]
  return (
    new RegExp(`const ${name}\\s*=\\s*'(cfg_configurator_\\w+)'`).exec(sources)?.[1] ?? argument
  )
}

/** Hooks that the plugin calls, as 'Action name' or 'Filter name'. */
const called = [
  // `fire` and `filter` are Lead_Event's: an action and a filter in a try block.
  ...sources.matchAll(
    /(\bdo_action|\bapply_filters|::fire|::filter)\(\s*('cfg_configurator_\w+'|\w+::[A-Z_]+)/g,
  ),
].map(
  ([, verb, argument]) =>
    `${verb === 'apply_filters' || verb === '::filter' ? 'Filter' : 'Action'} ${resolved(argument!)}`,
)

const sections = readFileSync('docs/hooks.md', 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((text) => ({
    name: text.slice(0, text.indexOf('\n')),
    kind: /^(Action|Filter)/m.exec(text)?.[1] ?? '',
    example: /```php\n(.*?)\n```/s.exec(text)?.[1] ?? '',
    test: /^Test: `((?:[\w-]+\/)*)(\w+)::(\w+)`$/m.exec(text),
  }))

describe('docs/hooks.md', () => {
  it('lists exactly the hooks that the plugin calls', () => {
    const documented = sections.map(({ kind, name }) => `${kind} ${name}`)
    expect(documented.toSorted()).toEqual([...new Set(called)].toSorted())
  })

  it.each(sections)('shows an example of $name', ({ name, example }) => {
    const calls = [...example.matchAll(/\b(?:add_action|add_filter|apply_filters)\(\s*'(\w+)'/g)]
    expect(calls.map(([, hook]) => hook)).toEqual([name])
  })

  it.each(sections)('cites an existing test of $name', ({ test }) => {
    const [, folder, className, method] = test ?? []
    const files = [`tests/${folder}`, `modules/${folder}tests/`]
      .map((path) => `${PLUGIN}/${path}${className}_Test.php`)
      .filter((path) => existsSync(path))
    expect(files).toHaveLength(1)
    expect(readFileSync(files[0]!, 'utf8')).toContain(`function test_${method}(`)
  })
})
