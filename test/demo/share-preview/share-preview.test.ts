import { imageSize } from 'image-size'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { startServer, type DemoServer } from '../../../demo/server.ts'
import { MAX_PREVIEW_BYTES, PREVIEW_SIZES } from '../../../demo/share-preview/preview-pictures.ts'
import { withPreviewTags } from '../../../demo/share-preview/preview-tags.ts'
import { CHOICE_KINDS, CHOICE_STEPS } from '../../../src/core/configuration/choice-steps.ts'
import { formatNumber, formatPrice } from '../../../src/core/formats/format.ts'
import shareLinks from '../../../wordpress-plugin/tests/first-view/share-links.json' with { type: 'json' }

const catalogue = buildCatalogue()
const model = catalogue.models.find((entry) => entry.model.model === 'Maré')!
const [version] = model.versions
const engine = model.engines.find(({ engineID }) => engineID === version?.idEngine)!
const exterior = model.exteriors.find(({ version: id, price }) => id === version?.id && price > 0)!

const PAGE_TITLE = 'Configurador Lume: escolha o modelo, o motor e as cores'
const NAME = `Lume Maré ${engine.engine} ${version?.designation} em ${exterior.designation}`
const PRICE = formatPrice((version?.price ?? 0) + exterior.price)
const VALUES = `${formatNumber(version?.fuelCC ?? engine.fuelCC)} l/100 km, ${formatNumber(version?.co2 ?? engine.co2)} g CO₂/km (WLTP)`
const QUERY = `modelid=${model.model.id}&engine=${engine.engineID}&version=${version?.id}&colext=${exterior.colorid}`

let folder = ''
let server: DemoServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-'))
  await mkdir(join(folder, '.vite'))
  const manifest = { 'src/index.ts': { file: 'configurator.js', isEntry: true } }
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'configurator.js'), '')
  server = await startServer({
    port: 0,
    widget: pathToFileURL(`${folder}/`),
    site: { storage: folder },
  })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** The page at a path below the page's. */
async function pageAt(path: string): Promise<string> {
  const answer = await fetch(new URL(`configurador/${path}`, server.url))
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Contents of a page's tags with this name, in their order. */
function contents(html: string, name: string): string[] {
  return [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)].flatMap(
    ([, property, content = '']) => (property === name ? [content] : []),
  )
}

describe('the page of a link', () => {
  it('shows the car of a share link in its colour, with its price', async () => {
    const html = await pageAt(`?${QUERY}&utm_source=x`)
    expect(contents(html, 'og:title')).toEqual([NAME])
    expect(contents(html, 'og:description')).toEqual([`Desde ${PRICE}, ${VALUES}`])
    expect(contents(html, 'og:url')).toEqual([
      `${server.url}configurador/?${QUERY.replaceAll('&', '&amp;')}`,
    ])
    // Some services read the page's own title and description.
    expect(html).toContain(`<title data-page="${PAGE_TITLE}">${NAME}</title>`)
    expect(html).toContain(`content="Desde ${PRICE}, ${VALUES}"\n    />`)
    expect(contents(html, 'og:image:height')).toEqual(['630', '600'])
    expect(contents(html, 'og:image:alt')).toEqual([NAME, NAME])
  })

  it.each([`?modelid=${model.model.id}`, 'Mar%C3%A9/motor'])(
    'shows the model of %s with its price',
    async (path) => {
      const html = await pageAt(path)
      expect(contents(html, 'og:title')).toEqual(['Lume Maré'])
      const [description] = contents(html, 'og:description')
      const { fuelCC, co2 } = model.model.wltp
      expect(description).toContain(`Desde ${formatPrice(model.model.price)}, `)
      expect(description).toContain(
        `${formatNumber(fuelCC![0])} a ${formatNumber(fuelCC![1])} l/100 km`,
      )
      expect(description).toContain(`${co2![0]} a ${co2![1]} g CO₂/km (WLTP)`)
      expect(contents(html, 'og:image')[0]).toContain('/preview/wide/exterior/')
    },
  )

  it.each(shareLinks.cases)('finds $opens from a share link $what', async ({ query, opens }) => {
    const ids = new Map(Object.entries(shareLinks.ids))
    const params = new Map<string, string>(
      CHOICE_KINDS.map((kind) => [kind, CHOICE_STEPS[kind].param]),
    )
    const parts = opens.map((kind) => `${params.get(kind) ?? 'modelid'}=${ids.get(kind)}`)
    const html = await pageAt(`?${query}`)
    expect(contents(html, 'og:url')).toEqual([
      `${server.url}configurador/${opens.length > 0 ? `?${parts.join('&amp;')}` : ''}`,
    ])
  })

  it.each([
    '',
    '?modelid=99999',
    '?modelid=__proto__',
    '?engine=1011',
    'comparar-configuracoes/000000000',
    'comparar-configuracoes/%22%3E%3Cscript%3E',
    'comparar-configuracoes/%E0%A4%A',
    'Nada/motor',
  ])('shows the page itself at %s', async (path) => {
    const html = await pageAt(path)
    expect(html).toContain(`<title>${PAGE_TITLE}</title>`)
    expect(contents(html, 'og:title')).toEqual([PAGE_TITLE])
    expect(contents(html, 'og:url')).toEqual([`${server.url}configurador/`])
    expect(contents(html, 'og:image:type')).toEqual(['image/jpeg', 'image/jpeg'])
    expect(contents(html, 'og:image:alt')).toEqual(['Lume Maré', 'Lume Maré'])
    expect(contents(html, 'twitter:card')).toEqual(['summary_large_image'])
  })

  it('escapes the texts of the catalogue', () => {
    const html = withPreviewTags('<head></head>', 'http://localhost/configurador/', {
      title: '"><script>$&',
      description: '',
      address: '?modelid=1',
      picture: '/media/exterior/a/b/00.avif',
      pictured: '"><script>',
    })
    expect(html).not.toContain('<script>')
    expect(contents(html, 'og:title')).toEqual(['&quot;&gt;&lt;script&gt;$&amp;'])
    expect(contents(html, 'og:description')).toEqual([])
  })
})

describe('the pictures', () => {
  it('are JPEG files of the stated sizes that messengers accept', async () => {
    const html = await pageAt(`?${QUERY}`)
    const addresses = contents(html, 'og:image')
    expect(addresses).toHaveLength(2)
    const sizes = await Promise.all(
      addresses.map(async (address) => {
        const answer = await fetch(address)
        expect(answer.headers.get('content-type')).toBe('image/jpeg')
        const bytes = new Uint8Array(await answer.arrayBuffer())
        expect(bytes.byteLength).toBeLessThanOrEqual(MAX_PREVIEW_BYTES)
        const { width, height, type } = imageSize(bytes)
        expect(type).toBe('jpg')
        return { width, height }
      }),
    )
    expect(sizes).toEqual([PREVIEW_SIZES.wide, PREVIEW_SIZES.square])
  })

  it.each([
    'preview/wide/exterior/nada/XXX/00.jpg',
    'preview/wide/..%2F..%2Fpackage.json.jpg',
    'preview/tall/exterior/mare-basic/VBR/00.jpg',
    'preview/',
  ])('do not exist at %s', async (path) => {
    expect((await fetch(new URL(path, server.url))).status).toBe(404)
  })
})
