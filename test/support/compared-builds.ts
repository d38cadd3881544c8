import { within } from '@testing-library/react'
import type { SiteInProcess } from './site-in-process.ts'
import { SETTINGS } from './store-under-test.ts'
import { renderAt } from './render-at.tsx'

export const MARE = [
  { item: 'model', id: '101', name: 'Maré', cents: null },
  { item: 'engine', id: '1011', name: '1.2 Turbo', cents: null },
  { item: 'version', id: '10111', name: 'Essencial', cents: 3_245_000 },
  { item: 'exterior', id: 'VBR', name: 'Vermelho Brasa', cents: 75_000 },
  { item: 'interior', id: 'TPR', name: 'Tecido Preto', cents: 0 },
]
export const ELECTRIC = [
  { item: 'model', id: '101', name: 'Maré', cents: null },
  { item: 'engine', id: '1013', name: 'Elétrico 64 kWh', cents: null },
  { item: 'version', id: '10133', name: 'Horizonte', cents: 4_290_000 },
  { item: 'exterior', id: 'AAT', name: 'Azul Atlântico', cents: 55_000 },
  { item: 'interior', id: 'TPR', name: 'Tecido Preto', cents: 0 },
]
export const OTHER_MARE = [
  { item: 'model', id: '101', name: 'Maré', cents: null },
  { item: 'engine', id: '1011', name: '1.2 Turbo', cents: null },
  { item: 'version', id: '10114', name: 'Atlântico', cents: 3_705_000 },
  { item: 'exterior', id: 'VBR', name: 'Vermelho Brasa', cents: 75_000 },
  { item: 'interior', id: 'TPR', name: 'Tecido Preto', cents: 0 },
]
export const PARDAL = [
  { item: 'model', id: '102', name: 'Pardal', cents: null },
  { item: 'engine', id: '1021', name: '1.0', cents: null },
  { item: 'version', id: '10211', name: 'Essencial', cents: 1_399_000 },
  { item: 'exterior', id: 'BNE', name: 'Branco Neve', cents: 0 },
  { item: 'interior', id: 'TPR', name: 'Tecido Preto', cents: 0 },
]

export type Items = typeof MARE

/** Keeps builds on the device: 'Configuração 0', 'Configuração 1' and so on. */
export function save(...builds: readonly Items[]): void {
  const entries = builds.map((items, n) => {
    return { id: `${n}`, name: `Configuração ${n}`, savedOn: '2026-11-22', picture: null, items }
  })
  localStorage.setItem('cfg_saved_builds', JSON.stringify(entries))
}

/** The code that the site gives a build. */
export async function codeOf(site: SiteInProcess, items: Items): Promise<string> {
  const response = await site.handle(
    new Request(`${SETTINGS.apiUrl}wp-json/cfg/saveBuild/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ items }),
    }),
  )
  const { code } = (await response.json()) as { code: string }
  return code
}

/** The path of the comparison of these codes. */
export const pathOf = (codes: readonly string[]): string =>
  ['', 'comparar-configuracoes', ...codes].join('/')

/** Opens the comparison of builds, as from a link. */
export async function compare(site: SiteInProcess, builds: readonly Items[]) {
  const codes = await Promise.all(builds.map((items) => codeOf(site, items)))
  const widget = await renderAt(pathOf(codes), site)
  await widget.findByRole('heading', { level: 1, name: 'Comparar configurações' })
  return { ...widget, codes }
}

type Widget = Awaited<ReturnType<typeof renderAt>>

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

export const tableOf = (widget: Widget) =>
  widget.queryByRole('table', { name: 'Comparar configurações' })
export const columns = (widget: Widget) =>
  [...(tableOf(widget)?.querySelectorAll('thead th b') ?? [])].map((name) => name.textContent)
export const groups = (widget: Widget) =>
  [...(tableOf(widget)?.querySelectorAll('[scope=rowgroup]') ?? [])].map((th) => th.textContent)
export const cellsOf = (widget: Widget, row: string): readonly string[] => {
  const table = tableOf(widget)
  if (!table) throw new Error('there is no table')
  const found = within(table).getAllByRole('rowheader', { name: row })[0]?.closest('tr')
  if (!found) throw new Error(`there is no row ${row}`)
  return within(found)
    .getAllByRole('cell')
    .map((cell) => plain(cell.textContent))
}
