import { describe, expect, it } from 'vitest'
import { cycles, demoViolations, floorViolations } from './architecture/floors.ts'
import {
  barrelFiles,
  drawerNames,
  importersOf,
  impureDomain,
  rawHtml,
  reactOutsideTsx,
  strayUrlWords,
  tooLong,
  tooManyLong,
} from './architecture/rules.ts'
import { readSources } from './architecture/source.ts'

const files = readSources(['src', 'demo', 'scripts', 'test'])
const widget = files.filter(({ path }) => path.startsWith('src/'))

describe('the house', () => {
  it('has imports that point one way down its floors', () => {
    expect(floorViolations(files)).toEqual([])
  })

  it('has no circle of imports', () => {
    expect(cycles(files)).toEqual([])
  })

  it('keeps React in .tsx files', () => {
    expect(reactOutsideTsx(files)).toEqual([])
  })

  it('keeps its domain free of React, page, network, clock and chance', () => {
    expect(impureDomain(files)).toEqual([])
  })

  it('keeps every file within 250 lines', () => {
    expect(tooLong([...files, ...readSources(['wordpress-plugin'])])).toEqual([])
  })

  it('keeps nine of ten files of the widget under 150 lines', () => {
    expect(tooManyLong(widget)).toEqual([])
  })

  it('has no barrel files and no drawers', () => {
    expect([...barrelFiles(files), ...drawerNames(files)]).toEqual([])
  })

  it('imports Swiper in one file only', () => {
    expect(importersOf(widget, 'swiper').length).toBeLessThanOrEqual(1)
  })

  it('has one gate for raw HTML', () => {
    expect(rawHtml(files)).toEqual([])
  })

  it('knows the words of its addresses in one file only', () => {
    expect(strayUrlWords(files)).toEqual([])
  })

  it('has a demo that imports neither scripts nor tests, and a content site that imports only the domain of the widget', () => {
    expect(demoViolations(files)).toEqual([])
  })
})
