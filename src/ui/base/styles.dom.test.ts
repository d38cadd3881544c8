import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adoptSheet } from './styles.ts'

const newRoot = () => document.createElement('div').attachShadow({ mode: 'open' })

describe('adoptSheet', () => {
  it('adds a sheet to a root only once when it is called repeatedly', () => {
    const root = newRoot()
    adoptSheet(root, '.a { color: red }')
    adoptSheet(root, '.a { color: red }')
    expect(root.adoptedStyleSheets).toHaveLength(1)
  })

  it('shares the parsed sheet between the roots of a document', () => {
    const [first, second] = [newRoot(), newRoot()]
    adoptSheet(first, '.b { color: red }')
    adoptSheet(second, '.b { color: red }')
    expect(second.adoptedStyleSheets[0]).toBe(first.adoptedStyleSheets[0])
  })

  it('keeps the order in which sheets were first requested', () => {
    const root = newRoot()
    for (const css of ['.c {}', '.d {}', '.c {}']) adoptSheet(root, css)
    const selectors = root.adoptedStyleSheets.map(({ cssRules: [rule] }) => rule?.cssText)
    expect(selectors).toEqual(['.c {  }', '.d {  }'])
  })
})

describe('the widths of the style sheets', () => {
  /** Where the layout changes (spec §9), in CSS pixels at the usual text size. */
  const SPECIFIED = [767, 992]

  /** Every width that a style sheet compares with, with the comparison that a narrower element passes. */
  const compared = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\(width (<=?|>=?) ([\d.]+)em\)/g)].map(
      ([text, comparison = '', em]) => ({ file, text, comparison, pixels: Number(em) * 16 }),
    ),
  )
  const near = compared.filter(({ pixels }) => SPECIFIED.some((px) => Math.abs(px - pixels) < 2))

  it('are exactly those of the specification where they are close to them', () => {
    expect(near.length).toBeGreaterThan(30)
    expect(near.filter(({ pixels }) => !SPECIFIED.includes(pixels))).toEqual([])
  })

  it('begin the layout for 767 px at 767 px', () => {
    const wrong = near.filter(
      ({ comparison, pixels }) => pixels === 767 && /^(<=|>)$/.test(comparison),
    )
    expect(wrong).toEqual([])
  })

  it('include 992 px in the mobile layout, and in the three cards per row of the carousels', () => {
    const open = near.filter(
      ({ comparison, pixels }) => pixels === 992 && /^(<|>=)$/.test(comparison),
    )
    expect(open.map(({ file }) => file).toSorted()).toEqual([
      'src/features/comparison/compare.css',
      'src/ui/carousel/carousel.css',
    ])
  })
})
