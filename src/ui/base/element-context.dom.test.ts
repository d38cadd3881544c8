import { describe, expect, it } from 'vitest'
import { adoptSheet } from './element-context.tsx'

const newRoot = () => document.createElement('div').attachShadow({ mode: 'open' })

describe('adoptSheet', () => {
  it('shares the parsed sheet between the roots of a document', () => {
    const [first, second] = [newRoot(), newRoot()]
    adoptSheet(first, '.b { color: red }')
    adoptSheet(second, '.b { color: red }')
    expect(second.adoptedStyleSheets[0]).toBe(first.adoptedStyleSheets[0])
  })

  it('adds a sheet to a root only once, in the order in which sheets were first requested', () => {
    const root = newRoot()
    for (const css of ['.c {}', '.d {}', '.c {}']) adoptSheet(root, css)
    const selectors = root.adoptedStyleSheets.map(({ cssRules: [rule] }) => rule?.cssText)
    expect(selectors).toEqual(['.c {  }', '.d {  }'])
  })
})
