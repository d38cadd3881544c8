import { describe, expect, it } from 'vitest'
import { cycles, demoViolations, layerViolations } from './architecture/layers.ts'
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
import { readSources } from './architecture/source.ts'

const files = readSources(['src', 'demo', 'contract', 'scripts', 'test'])
const plugin = readSources(['wordpress-plugin'])
const widget = files.filter(({ path }) => path.startsWith('src/'))

describe('the source code', () => {
  it('has imports that point one way through its layers', () => {
    expect(layerViolations(files)).toEqual([])
  })

  it('has no import cycles', () => {
    expect(cycles(files)).toEqual([])
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

  it('contains the URL words in one file only', () => {
    expect(strayUrlWords(files)).toEqual([])
  })

  it('has a demo that imports neither scripts nor tests, and a content site that imports only the widget’s domain', () => {
    expect(demoViolations(files)).toEqual([])
  })
})
