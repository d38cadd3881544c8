import { act, within } from '@testing-library/react'
import { siteInProcess } from './site-in-process.ts'
import { renderAt } from './render-at.tsx'

const WHOLE = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'

/** The comparison of a finished configuration, opened by its address. */
export async function comparison(
  type: 'motor' | 'versao',
  { site = siteInProcess(), choices = WHOLE, settings = {} } = {},
) {
  document.cookie = `cfg_app_params=${encodeURIComponent(choices)}; path=/`
  const widget = await renderAt(`/Maré/comparador/${type}`, site, { settings })
  await widget.findByRole('heading', { level: 1, name: /^Comparar/ })
  return widget
}

type Widget = Awaited<ReturnType<typeof comparison>>

export const columns = (widget: Widget) =>
  widget.queryAllByRole('columnheader').map((head) => head.querySelector('b')?.textContent)
export const groups = (widget: Widget) =>
  [...widget.getByRole('table').querySelectorAll('[scope=rowgroup]')].map((th) => th.textContent)
export const cellsOf = (widget: Widget, row: string) => {
  const found = widget.getByRole('rowheader', { name: row }).closest('tr')
  if (!found) throw new Error(`there is no row ${row}`)
  return within(found)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '))
}
/** Opens the representative example of the first column. Returns a function that reads its text. */
export async function openFirstExample(widget: Widget): Promise<() => string> {
  const [icon] = widget.getAllByRole('button', { name: /^Saber mais sobre a mensalidade/ })
  await act(async () => icon?.click())
  const dialog = await widget.findByRole('dialog', { name: 'Preço e financiamento' })
  return () => dialog.textContent.replaceAll('\u00a0', ' ')
}
export const checkbox = (widget: Widget, name: string) =>
  widget.getByRole<HTMLInputElement>('checkbox', { name })
