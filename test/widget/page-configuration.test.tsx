import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteInProcess, type SiteInProcess } from '../support/site-in-process.ts'
import { renderAt, type WidgetUnderTest } from '../support/render-at.tsx'

const OTHER = 'modelid=104&engine=1041&version=10411'

const WHOLE = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'

const named = (configuration: string) => ({ settings: { configuration } })

describe('a configuration that the page names later', () => {
  const rename = async ({ store }: WidgetUnderTest, site: SiteInProcess, configuration: string) =>
    act(async () => {
      store.actions.applySettings({ ...store.get().settings, configuration })
      await site.settled()
    })

  it.each(['/', '/Alvor/motor'])('is opened at %s', async (start) => {
    document.cookie = `cfg_app_params=${encodeURIComponent('modelid=104')}; path=/`
    const site = siteInProcess()
    const widget = await renderAt(start, site)
    expect(widget.path()).toBe(start)
    await rename(widget, site, WHOLE)
    await waitFor(() => expect(widget.path()).toBe('/Maré/resumo'))
    const { store } = widget
    expect(store.get()).toMatchObject({ pending: null, modal: null, notice: null })
  })

  it('replaces the one that is being opened', async () => {
    const site = siteInProcess()
    const release = site.hold('lstEngines')
    const widget = await renderAt('/', site, named(OTHER))
    await rename(widget, site, WHOLE)
    release()
    await waitFor(() => expect(widget.path()).toBe('/Maré/resumo'))
  })

  it('gives way to the link of the visitor that is being opened', async () => {
    const site = siteInProcess()
    const release = site.hold('lstEngines')
    const widget = await renderAt('/', site, { query: OTHER })
    await rename(widget, site, WHOLE)
    release()
    await waitFor(() => expect(widget.path()).toBe('/Alvor/exterior'))
    expect(widget.store.get().modal).toBeNull()
  })

  it('is not opened again while it stays the same', async () => {
    const site = siteInProcess()
    const widget = await renderAt('/', site, named(WHOLE))
    await widget.goTo('/')
    await rename(widget, site, WHOLE)
    expect(widget.path()).toBe('/')
  })
})
