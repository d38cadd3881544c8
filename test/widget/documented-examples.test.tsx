import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import text from '../../docs/openapi.yaml?raw'
import { codeOfBuild, readBuild } from '../../demo/content-site/builds/read-build.ts'
import { renderAt } from '../support/render-at.tsx'
import { siteInProcess, type SiteInProcess } from '../support/site-in-process.ts'
import { watchLog } from '../support/store-under-test.ts'

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Record<string, Content> }>>
}

interface Content {
  readonly example?: unknown
}

/** The example of every answer, by the path up to its first argument. */
const EXAMPLES = new Map(
  Object.entries((parse(text) as Described).paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ responses }) => {
      const { '200': ok, '201': created } = responses
      const { example } = (ok ?? created)?.content?.['application/json'] ?? {}
      return example === undefined ? [] : [[path.replace(/\{.*/, ''), example] as const]
    }),
  ),
)

/** A content site with nothing but the examples, as a mock of the document answers. */
function siteOfExamples(): SiteInProcess {
  const site = siteInProcess()
  for (const [path, example] of EXAMPLES) site.respondWith(path, example)
  return site
}

it('walks the whole way with nothing but the examples of the documentation, which are of one car', async () => {
  const log = watchLog()
  const widget = await renderAt('/', siteOfExamples())
  await widget.click('button', /^Selecionar Maré/)
  for (const step of ['motor', 'versao', 'exterior', 'interior']) {
    await waitFor(() => expect(widget.path()).toBe(`/Maré/${step}`))
    // The example of `labels` renames the button.
    await widget.click('button', 'Seguinte')
  }
  await waitFor(() => expect(widget.path()).toBe('/Maré/resumo'))
  const said = (): string => (widget.container().textContent ?? '').replaceAll(/\s/g, ' ')
  await waitFor(() => expect(said()).toContain('Mensalidade401,43 €/mês'))
  expect(said()).toContain('1.2 Turbo · Horizonte · Verde Pinhal · Tecido Preto')
  expect(said()).toContain('Preço total desde35 700 €')
  expect(log()).toEqual([])
})

it('opens the code of the documentation, which is that of the same car', async () => {
  const { code, items } = EXAMPLES.get('/wp-json/cfg/findBuild/') as {
    code: string
    items: unknown
  }
  expect(codeOfBuild(readBuild(items), 0)).toBe(code)
  const site = siteOfExamples()
  const widget = await renderAt(`/comparar-configuracoes/${code}/${code}`, site)
  expect(widget.container().textContent).toContain('Horizonte')
  expect(widget.queryByText(/já não/)).toBeNull()
})
