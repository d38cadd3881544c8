import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { overBudget, PLUGIN_BUDGETS } from '../../scripts/wordpress/php/plugin-budgets.ts'

const PLUGIN = 'wordpress-plugin'

const sources = globSync(`${PLUGIN}/{cfg-configurator.php,includes/**/*.php}`)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const tests = globSync(`${PLUGIN}/tests/**/*_Test.php`)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Hooks that the plugin calls, as 'Action name' or 'Filter name'. */
const called = [
  ...sources.matchAll(/\b(do_action|apply_filters)\(\s*'(cfg_configurator_\w+)'/g),
].map(([, verb, name]) => `${verb === 'apply_filters' ? 'Filter' : 'Action'} ${name}`)

const hooks = readFileSync('docs/hooks.md', 'utf8')
  .split(/^### /m)
  .filter((text) => text.startsWith('cfg_configurator_'))
  .map((text) => ({
    name: text.slice(0, text.indexOf('\n')),
    kind: /^(Action|Filter)/m.exec(text)?.[1] ?? '',
  }))

describe('docs/hooks.md', () => {
  it('lists exactly the hooks that the plugin calls', () => {
    const documented = hooks.map(({ kind, name }) => `${kind} ${name}`)
    expect(documented.toSorted()).toEqual([...new Set(called)].toSorted())
    expect(overBudget('hooks', documented.length, PLUGIN_BUDGETS.hooks, documented)).toEqual([])
  })

  it.each(hooks)('describes $name, which a test uses', ({ name }) => {
    expect(tests.includes(`'${name}'`)).toBe(true)
  })
})
