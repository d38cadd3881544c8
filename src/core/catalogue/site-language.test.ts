import { afterEach, describe, expect, it } from 'vitest'
import { language } from '../../labels/language.ts'
import type { State } from '../store/state.ts'
import { selectSiteLanguage } from './line-up.ts'

const siteIn = (tag?: string) => ({ settings: { language: tag }, site: {} }) as unknown as State

describe('the language of the content site', () => {
  afterEach(() => void Object.assign(language, { tag: 'pt-PT' }))

  it.each([
    ['pt-PT', undefined, undefined],
    ['pt-PT', 'pt', undefined],
    ['pt-PT', 'en', 'en'],
    ['en-GB', undefined, 'pt-PT'],
    ['en-GB', 'en-US', undefined],
  ])('on a page in %s, for a site in %s, is marked as %s', (page, site, marked) => {
    Object.assign(language, { tag: page })
    expect(selectSiteLanguage(siteIn(site))).toBe(marked)
  })
})
