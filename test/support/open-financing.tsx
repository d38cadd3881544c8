import { act, within } from '@testing-library/react'
import { siteInProcess, type SiteInProcess } from './site-in-process.ts'
import { renderAt } from './render-at.tsx'

/** The share link of a complete configuration with surcharges. */
export const LINK = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'

/** The financing section of a summary, and its actions. */
export async function financing(site: SiteInProcess = siteInProcess(), settings = {}) {
  const widget = await renderAt('/', site, { query: LINK, settings })
  const section = await widget.findByRole('region', { name: 'Financiamento' }, { timeout: 10_000 })
  const inside = within(section)
  const update = () => inside.getByRole<HTMLButtonElement>('button', { name: 'Atualizar valores' })
  const slider = (name: string) => inside.getByRole<HTMLInputElement>('slider', { name })
  const result = () => inside.getByRole('region', { name: 'Simulação Financeira:' })
  const line = (label: string) =>
    [...result().querySelectorAll('dl > div')]
      .find((row) => row.querySelector('dt')?.textContent === label)
      ?.querySelector('dd')
      ?.textContent?.replaceAll('\u00A0', ' ') ?? null
  const settled = () => act(async () => site.settled())
  // On a busy machine the section comes before its figures.
  await settled()
  return { ...widget, inside, update, slider, result, line, settled, site }
}
