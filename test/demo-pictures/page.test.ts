import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MODEL_PLANS } from '../../demo/content-site/catalogue/range/plans.ts'

const html = readFileSync(new URL('../../demo/index.html', import.meta.url), 'utf8')
const css = readFileSync(new URL('../../demo/public/demo.css', import.meta.url), 'utf8')

const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href)
const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))

describe('demo page', () => {
  it('runs under a policy without inline scripts or styles', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
    expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script type="module" src="/demo/main.ts">'])
  })

  it('leads every link somewhere', () => {
    const anchors = hrefs.filter((href) => href.startsWith('#'))
    expect(anchors.length).toBeGreaterThan(0)
    expect(anchors.filter((href) => !ids.has(href.slice(1)))).toEqual([])
    const others = hrefs.filter((href) => !href.startsWith('#'))
    expect(others.filter((href) => !/^(\/configurador\/|mailto:)/.test(href))).toEqual([])
  })

  it('links every model of the catalogue by its own id and name', () => {
    const linked = [...html.matchAll(/\?modelid=(\d+)">([^<]*)</g)].map(
      ([, id = '', name = '']) => `${id} ${name}`,
    )
    const range = MODEL_PLANS.map(({ id, name }) => `${id} ${name}`)
    expect(new Set(linked)).toEqual(new Set(range))
    expect(linked).toHaveLength(range.length)
  })

  it('says where it is written for', () => {
    expect(html).toMatch(/<html lang="pt-PT">/)
    expect(html).toContain('<noscript>')
  })

  it('leaves the inside of the widget alone', () => {
    expect(css).not.toMatch(/::part|--cfg-/)
    expect(
      css.match(/cfg-configurator[^{]*/g)?.every((rule) => rule.includes(':not(:defined)')),
    ).toBe(true)
  })
})
