import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoViolations, featureViolations, layerViolations } from './architecture/layers.ts'
import { unownedWork } from './architecture/lifetime.ts'
import {
  importersOf,
  impureRules,
  rawHtml,
  staleStates,
  strayUrlWords,
  unaskedMovement,
} from './architecture/rules.ts'
import { isTest, nonBlankLines, readSources, type SourceFile } from './architecture/source.ts'
import { pluginSources } from './wordpress/support/plugin-sources.ts'
import { overBudget, PLUGIN_BUDGETS } from '../scripts/wordpress/php/plugin-budgets.ts'

const everything = readSources(['src', 'demo', 'scripts', 'test'])
const files = everything.filter(({ path }) => !(path.startsWith('src/') && isTest(path)))
/** The PHP files below a folder, without tests and translations. */
const php = (root: string): SourceFile[] =>
  pluginSources
    .filter((path) => path.startsWith(`${root}/`))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const linesOf = (all: readonly SourceFile[]): number =>
  all.reduce((sum, file) => sum + nonBlankLines(file), 0)
const widget = files.filter(({ path }) => path.startsWith('src/'))

/** Work of the store that asks something else than a signal, or is right whenever it ends. */
const OWNED_OTHERWISE = [
  'src/core/catalogue/lists.ts: refresh, set',
  'src/core/content-site/catalogue-files.ts: a callback, onFiles',
  'src/core/offer/simulate-loan.ts: retrySimulation, set',
  'src/core/offer/simulate-loan.ts: updateSimulation, retrySimulation',
]

/** Files of `core` that use the page or the clock themselves. `lists.ts` only calls a parameter `fetch`. */
const IMPURE_BY_NATURE = [
  'src/core/catalogue/lists.ts uses fetch',
  'src/core/content-site/catalogue-files.ts uses Date.now',
  'src/core/content-site/content-site.ts uses document',
  'src/core/offer/simulate-loan.ts uses setTimeout',
  'src/core/reporting/report-event.ts uses window',
  'src/core/store/select.ts uses new Date()',
]

describe('the source code', () => {
  it('has imports that point one way through its layers', () => {
    expect(layerViolations(files)).toEqual([])
  })

  it('imports an optional feature only where it is listed or needed, also in tests, demo and scripts', () => {
    expect(featureViolations(everything)).toEqual([])
  })

  it('keeps rules and readers free of page, network, clock and randomness', () => {
    expect(impureRules(files)).toEqual(IMPURE_BY_NATURE)
  })

  it('imports Swiper in one file only', () => {
    expect(importersOf(widget, 'swiper').length).toBeLessThanOrEqual(1)
  })

  it('sets raw HTML in one file only', () => {
    expect(rawHtml(files)).toEqual([])
  })

  it('asks whether the visitor prefers reduced motion before every movement by script', () => {
    expect(unaskedMovement(files)).toEqual([])
  })

  it('navigates and writes state after a wait only while what started the work is there', () => {
    expect(unownedWork(widget).toSorted()).toEqual(OWNED_OTHERWISE)
  })

  it('computes the next state of a component from the last one, not from that of a render', () => {
    expect(staleStates(widget)).toEqual([])
  })

  it('contains the URL words in one file only', () => {
    expect(strayUrlWords(files)).toEqual([])
  })

  it('has a demo that imports neither scripts nor tests, and a content site that imports no component of the widget', () => {
    expect(demoViolations(files)).toEqual([])
  })
})

describe('the plugin and its add-ons', () => {
  it.each(Object.entries(PLUGIN_BUDGETS.lines))(
    'have no more lines in %s than the budget',
    (root, budget) => {
      const counts = Map.groupBy(php(root), ({ path }) => dirname(path))
      const list = [...counts].map(([folder, all]) => `${linesOf(all)} ${folder}`)
      expect(overBudget(`lines of ${root}`, linesOf(php(root)), budget, list)).toEqual([])
    },
  )
})
