import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import { pictureAddresses } from '../../demo/content-site/catalogue/picture-addresses.ts'
import { MODEL_PLANS } from '../../demo/content-site/catalogue/line-up/plans.ts'
import { pageFor } from '../../demo/page.ts'
import { formatNumber, formatPrice } from '../../src/core/formats/format.ts'
import { formatFixed } from '../../src/core/formats/format-value.ts'

const read = (file: string) => readFileSync(new URL(`../../demo/${file}`, import.meta.url), 'utf8')

const html = read('index.html')
const catalogue = buildCatalogue()

const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href)
const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))

/** Words as read: without tags, and with every space alike. */
const words = html
  .replace(/<[^>]*>/g, ' ')
  .replaceAll('&nbsp;', ' ')
  .replace(/\s+/g, ' ')

describe('the demo page', () => {
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
