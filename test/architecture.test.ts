import { describe, expect, it } from 'vitest'
import { cycles, demoViolations, folderCycles, layerViolations } from './architecture/layers.ts'
import { unownedWork } from './architecture/lifetime.ts'
import {
  barrelFiles,
  crowdedFolders,
  vagueNames,
  importersOf,
  impureDomain,
  rawHtml,
  reactOutsideTsx,
  strayUrlWords,
  tooLong,
  tooManyLong,
} from './architecture/rules.ts'
import { classCycles, classGraph, linesByArea } from './architecture/php-classes.ts'
import { readSources } from './architecture/source.ts'
import { PLUGIN, pluginSources } from './wordpress/support/plugin-sources.ts'
import { overBudget, PLUGIN_BUDGETS } from '../scripts/wordpress/php/plugin-budgets.ts'

const files = readSources(['src', 'demo', 'contract', 'scripts', 'test'])
const plugin = readSources(['wordpress-plugin'])
const widget = files.filter(({ path }) => path.startsWith('src/'))

/** Work of the store that asks something else than a signal, or is right whenever it ends (decision 0148). */
const OWNED_OTHERWISE = [
  'src/store/acting/simulate-loan.ts: updateSimulation, retrySimulation',
  'src/store/acting/simulate-loan.ts: retrySimulation, set',
  'src/store/catalogue/load-lists.ts: refresh, set',
]

describe('the source code', () => {
  it('has imports that point one way through its layers', () => {
    expect(layerViolations(files)).toEqual([])
  })

  it('has no import cycles', () => {
    expect(cycles(files)).toEqual([])
  })

  it('has no folder of the store that imports one that imports it', () => {
    expect(folderCycles(files, 'src/store')).toEqual([])
  })

  it('uses React in .tsx files only', () => {
    expect(reactOutsideTsx(files)).toEqual([])
  })

  it('keeps the domain free of React, page, network, clock and randomness', () => {
    expect(impureDomain(files)).toEqual([])
  })

  it('has no file of more than 250 lines', () => {
    expect(tooLong([...files, ...plugin])).toEqual([])
  })

  it('has no folder with more than 25 files on one level', () => {
    expect(crowdedFolders([...files, ...plugin])).toEqual([])
  })

  it('has nine of ten widget files under 150 lines', () => {
    expect(tooManyLong(widget)).toEqual([])
  })

  it('has no barrel files and no folders or files for miscellaneous code', () => {
    expect([...barrelFiles(files), ...vagueNames(files)]).toEqual([])
  })

  it('imports Swiper in one file only', () => {
    expect(importersOf(widget, 'swiper').length).toBeLessThanOrEqual(1)
  })

  it('sets raw HTML in one file only', () => {
    expect(rawHtml(files)).toEqual([])
  })

  it('navigates and writes state after a wait only while what started the work is there', () => {
    expect(unownedWork(widget)).toEqual(OWNED_OTHERWISE)
  })

  it('contains the URL words in one file only', () => {
    expect(strayUrlWords(files)).toEqual([])
  })

  it('has a demo that imports neither scripts nor tests, and a content site that imports only the widget’s domain', () => {
    expect(demoViolations(files)).toEqual([])
  })
})

describe("the plugin's classes", () => {
  const names = new Set(pluginSources.map((name) => `${PLUGIN}/${name}`))
  const classes = plugin.filter(({ path }) => names.has(path))
  const { cycle, coreLines, lines } = PLUGIN_BUDGETS

  it.each([
    ['core', coreLines, /^includes/],
    ['core and modules', lines, /^(?:includes|modules)/],
  ])('have no more lines in %s than the budget', (what, budget, areas) => {
    const counts = Object.entries(linesByArea(classes)).filter(([area]) => areas.test(area))
    const total = counts.reduce((sum, [, count]) => sum + count, 0)
    const list = counts.map(([area, count]) => `${String(count).padStart(6)} ${area}`)
    expect(overBudget(`lines of ${what}`, total, budget, list)).toEqual([])
  })

  it('have no larger cycle than the budget', () => {
    const graph = classGraph(classes)
    expect(graph.size).toBe(names.size)
    const [largest = []] = classCycles(graph)
    expect(overBudget('classes of a cycle', largest.length, cycle, largest)).toEqual([])
  })
})
