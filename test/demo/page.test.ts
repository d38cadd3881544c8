import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import { pictureAddresses } from '../../demo/content-site/catalogue/picture-addresses.ts'
import { MODEL_PLANS } from '../../demo/content-site/catalogue/line-up/plans.ts'
import { demoPageAt, pageFor } from '../../demo/page.ts'
import { formatNumber, formatPrice } from '../../src/core/formats/format.ts'
import { formatFixed } from '../../src/core/formats/format-value.ts'
import { ptPt } from '../../src/labels/labels.pt-PT.ts'

const read = (file: string) => readFileSync(new URL(`../../demo/${file}`, import.meta.url), 'utf8')

const html = read('index.html')
const theme = read('theme.html')
const catalogue = buildCatalogue()

const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href)
const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))

/** Words as read: without tags, and with every space alike. */
const words = html
  .replace(/<[^>]*>/g, ' ')
  .replaceAll('&nbsp;', ' ')
  .replace(/\s+/g, ' ')

describe('the demo page', () => {
  it.each([
    ['index.html', html],
    ['theme.html', theme],
  ])('runs as %s under a policy without inline scripts or styles', (_, page) => {
    expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
    const scripts = page.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.every((script) => /^<script type="module" src="[^"]+">$/.test(script))).toBe(
      true,
    )
    expect(scripts).toContain('<script type="module" src="/demo/main.ts">')
  })

  it('has a valid target for every link', () => {
    const anchors = hrefs.filter((href) => href.includes('#'))
    expect(anchors.length).toBeGreaterThan(0)
    expect(anchors.filter((href) => !ids.has(href.replace(/.*#/, '')))).toEqual([])
    const others = hrefs.filter((href) => !href.startsWith('#'))
    expect(others.filter((href) => !/^(\/(configurador|en)\/|mailto:)/.test(href))).toEqual([])
  })

  it('links every model of the catalogue by its id and name in the footer', () => {
    const linked = [...html.matchAll(/<li><a href="[^"]*\?modelid=(\d+)">([^<]*)</g)].map(
      ([, id = '', name = '']) => `${id} ${name}`,
    )
    const lineUp = MODEL_PLANS.map(({ id, name }) => `${id} ${name}`)
    expect(new Set(linked)).toEqual(new Set(lineUp))
    expect(linked).toHaveLength(lineUp.length)
  })

  it('shows only pictures of the catalogue, each with its size and an alternative text', () => {
    const images = html.match(/<img[^>]*>/g) ?? []
    const known = pictureAddresses(catalogue)
    expect(images.length).toBeGreaterThan(1)
    for (const image of images) {
      expect(known).toContain(/src="([^"]*)"/.exec(image)?.[1])
      expect(image).toMatch(/width="1200"\s+height="675"/)
      expect(image).toMatch(/alt="[^"]+"/)
    }
  })

  it('states figures that agree with the catalogue', () => {
    const serraAlta = MODEL_PLANS.find(({ name }) => name === 'Serra Alta')
    const discount = formatPrice(serraAlta?.campaignDiscount ?? null).replaceAll(/\s/g, ' ')
    expect(words).toContain(`Serra Alta: menos ${discount}`)
    expect([serraAlta?.campaignEnd, words]).toEqual([
      '2027-01-31',
      expect.stringContaining('Até 31 de janeiro de 2027'),
    ])
    const cheapest = catalogue.models
      .map(({ model }) => model)
      .toSorted((one, other) => one.price - other.price)[0]!
    const euros = (amount: number) => formatFixed(amount, 0, 'euros').replaceAll(/\s/g, ' ')
    const [consumption, emissions] = [cheapest.wltp.fuelCC!, cheapest.wltp.co2!].map((span) =>
      span.map((value) => formatNumber(value)).join(' a '),
    )
    for (const text of [
      `${cheapest.model} desde ${euros(cheapest.price)}`,
      `Consumo de ${consumption} l/100 km e emissões de CO₂ de ${emissions} g/km`,
    ])
      expect(words).toContain(text)
    expect(words).toContain(`São ${catalogue.dealers.length} concessionários`)
    for (const { name } of catalogue.districts) expect(html).toContain(`<li>${name}</li>`)
  })

  it('is in Portuguese and has a fallback without JavaScript', () => {
    expect(html).toMatch(/<html lang="pt-PT">/)
    expect(html).toContain('<noscript>')
  })

  it('preloads its typeface, one file of 22 kB at most', () => {
    const fonts = [...read('public/font.css').matchAll(/url\('\/(fonts\/[^']+)'\)/g)].map(
      ([, font = '']) => font,
    )
    expect(fonts).toHaveLength(1)
    expect(html).toContain(`href="/${fonts[0]}"`)
    const file = new URL(`../../demo/public/${fonts[0]}`, import.meta.url)
    expect(statSync(file).size).toBeLessThan(22_000)
  })

  it('has every character of the Portuguese texts in its typeface, except the index of CO₂', () => {
    const [, letters = ''] = /letters = '(.+)'/.exec(read('public/fonts/README.md')) ?? []
    const known = JSON.parse(`"${letters}"`) as string
    const isMissing = (character: string) =>
      !/[ -~\n₂]/.test(character) && !known.includes(character)
    const texts = Object.values(ptPt).join('')
    expect([...new Set(texts)].filter(isMissing)).toEqual([])
  })

  it('does not style the inside of the widget, apart from how the pictures are enlarged', () => {
    const css = read('public/demo.css') + read('public/home.css')
    expect(css).not.toMatch(/::part|--cfg-(?!card-picture-(?:scale|origin): )/)
    expect(
      css.match(/cfg-configurator[^{]*/g)?.every((rule) => rule.includes(':not(:defined)')),
    ).toBe(true)
  })
})

describe('the brand statement', () => {
  it.each(['/configurador', '/configurador/', '/configurador/?utm_source=boletim'])(
    'is shown at the home address %s',
    (address) => {
      expect(pageFor(html, address)).toBe(html)
    },
  )

  it.each([
    '/configurador/Faial/motor',
    '/configurador/Mar%C3%A9/resumo?colext=VBR',
    '/configurador/?modelid=101&engine=1012',
    '/configurador/?utm_source=chat&amp;modelid=101.',
  ])('leaves the first screen to the widget at %s', (address) => {
    const page = pageFor(html, address)
    expect(page).not.toMatch(/class="hero|home\.(css|js)|<!-- \/?(home|step)/)
    expect(page).toContain('<cfg-configurator ')
    expect(page).toContain('id="modelos"')
  })
})

describe('the themed page', () => {
  it('changes five custom properties of the widget only', () => {
    const css = read('public/theme.css')
    const [, brand = ''] = /cfg-configurator \{([^}]*)\}/.exec(css) ?? []
    expect(brand.match(/--cfg-[\w-]+(?=:)/g)).toHaveLength(5)
    expect(brand.replace(/--cfg-[\w-]+:[^;]*;/g, '').trim()).toBe('')
    expect(css.replace(brand, '')).not.toMatch(/--cfg-|::part/)
  })

  it('has its own URL', () => {
    expect(demoPageAt('/tema/Maré/motor')?.name).toBe('theme.html')
    expect(demoPageAt('/temas/')).toBeNull()
  })
})
