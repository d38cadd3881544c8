import { expect, it } from 'vitest'
import { renderAt } from '../support/render-at.tsx'
import { siteInProcess } from '../support/site-in-process.ts'

const CAR = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'

it.each(['/', '/Maré/motor', '/Maré/versao', '/Maré/exterior', '/Maré/interior', '/Maré/resumo'])(
  'says no name twice at %s, and refers to what is there',
  async (path) => {
    document.cookie = `cfg_app_params=${encodeURIComponent(CAR)}; path=/`
    const widget = await renderAt(path, siteInProcess())
    const container = widget.container()
    const twice = [...container.querySelectorAll('[title][aria-label]')].filter(
      (each) => each.getAttribute('title') === each.getAttribute('aria-label'),
    )
    expect(twice).toEqual([])
    const missing = ['controls', 'labelledby', 'describedby', 'owns'].flatMap((name) =>
      [...container.querySelectorAll(`[aria-${name}]`)].flatMap((each) =>
        (each.getAttribute(`aria-${name}`) ?? '')
          .split(' ')
          .filter((id) => container.querySelector(`[id="${id}"]`) === null)
          .map((id) => `${name} ${id} of ${each.textContent}`),
      ),
    )
    expect(missing).toEqual([])
  },
)
