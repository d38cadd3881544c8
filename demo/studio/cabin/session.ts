import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import { findBrowser, isRoot } from '../browser.ts'
import { drawAnalogueDials } from './analogue-dials.ts'
import type { CabinDesign } from './cabin-design.ts'
import { BRUSH_VERTEX, createBrush } from './brush.ts'
import type { Uniforms } from './brush.ts'
import { createPainter } from './painter.ts'
import type { Painter, ViewPlan } from './painter.ts'
import { pixelRuns } from './pixel-runs.ts'
import { drawIcon } from './screen-icons.ts'
import { drawMap } from './screen-map.ts'
import { drawScreens } from './screen-pictures.ts'
import { screenPlan } from './screen-plan.ts'
import type { ScreenPlan } from './screen-plan.ts'
import { passTexts } from './shader-text.ts'

declare global {
  interface Window {
    cabinPainter: Painter
    cabinScreens: (plan: ScreenPlan) => ReturnType<typeof drawScreens>
  }
}

/** Rows drawn at once: short enough for the browser's watchdog, long enough to be quick. */
const TILE_PIXELS = 262_144
const LIGHT_TILE_PIXELS = 32_768

/** The demo's own font, so that the screens look the same on every machine. */
const SCREEN_FONT = new URL('../../public/fonts/outfit-400-600-5.3.0.woff2', import.meta.url)

const ARGUMENTS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Named pictures as rows of RGB bytes, top row first. */
export type Pictures = Map<string, Buffer>

/** What a picture shows of one view: an upholstery, and what the middle screen offers. */
export interface DrawnLook {
  readonly upholstery: Uniforms
  readonly offers: CabinDesign['offers']
}

export interface CabinSession {
  /** Compiles a cabin; what is drawn after it is that cabin, with any screen. */
  readonly open: (design: CabinDesign) => Promise<void>
  /** One view in every look. Looks with the same screen should follow each other. */
  readonly draw: (plan: ViewPlan, looks: ReadonlyMap<string, DrawnLook>) => Promise<Pictures>
  readonly close: () => Promise<void>
}

function withoutAlpha(rgba: Buffer, into: Buffer, offset: number): void {
  for (let from = 0, to = offset; from < rgba.length; from += 4, to += 3) {
    into[to] = rgba[from] ?? 0
    into[to + 1] = rgba[from + 1] ?? 0
    into[to + 2] = rgba[from + 2] ?? 0
  }
}

/** Opens a browser that draws in software, so that every machine draws the same. */
export async function openSession(): Promise<CabinSession> {
  let pictures: Pictures = new Map()
  let width = 0
  // Pixels come back over HTTP: a tenth of the time that the debugging protocol takes.
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const picture = pictures.get(searchParams.get('look') ?? '')
      if (pathname === '/rows' && picture !== undefined)
        withoutAlpha(Buffer.concat(chunks), picture, Number(searchParams.get('row')) * width * 3)
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><title>Cabin</title>')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...(isRoot() ? ['--no-sandbox'] : []), ...ARGUMENTS],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.addScriptTag({
    content: `{
const brush = (${createBrush.toString()})(${JSON.stringify(BRUSH_VERTEX)})
window.cabinPainter = (${createPainter.toString()})(brush, ${pixelRuns.toString()})
}
window.cabinScreens = (plan) => (${drawScreens.toString()})(plan, {
  drawAnalogueDials: ${drawAnalogueDials.toString()},
  drawIcon: ${drawIcon.toString()},
  drawMap: ${drawMap.toString()},
})`,
  })
  const font = await readFile(SCREEN_FONT, 'base64')
  await page.evaluate(async (data) => {
    const face = new FontFace('Outfit', `url(data:font/woff2;base64,${data})`, {
      weight: '400 600',
    })
    document.fonts.add(await face.load())
  }, font)

  return {
    async open(design) {
      await page.evaluate(
        ([texts, screens]) => {
          const [map, cluster] = window.cabinScreens({ ...screens, offers: 'map' })
          const [radio] = window.cabinScreens({ ...screens, offers: 'radio' })
          window.cabinPainter.load(texts, { map, radio }, cluster)
        },
        [passTexts(design), screenPlan(design)] as const,
      )
    },
    async draw(plan, looks) {
      width = plan.width
      pictures = new Map(
        [...looks.keys()].map((name) => [name, Buffer.alloc(plan.width * plan.height * 3)]),
      )
      await drawLight(plan)
      const rows = Math.max(16, Math.floor(TILE_PIXELS / plan.width))
      for (let row = 0; row < plan.height; row += rows) {
        const count = Math.min(rows, plan.height - row)
        await page.evaluate(drawTile, [plan, [...looks], row, count] as const)
      }
      return pictures
    },
    async close() {
      await browser.close()
      server.close()
    },
  }

  async function drawLight(plan: ViewPlan): Promise<void> {
    const rows = Math.max(8, Math.floor(LIGHT_TILE_PIXELS / plan.coarseWidth))
    for (let row = 0; row < plan.coarseHeight; row += rows)
      await page.evaluate(
        ([view, from, count]) => window.cabinPainter.coarseRows(view, from, count),
        [plan, row, Math.min(rows, plan.coarseHeight - row)] as const,
      )
    const half = plan.coarseHeight / 2
    for (let row = 0; row < half; row += rows)
      await page.evaluate(
        ([view, from, count]) => window.cabinPainter.lightRows(view, from, count),
        [plan, row, Math.min(rows, half - row)] as const,
      )
    await page.evaluate((view) => window.cabinPainter.blur(view), plan)
  }
}

async function drawTile([plan, looks, row, count]: readonly [
  ViewPlan,
  readonly (readonly [string, DrawnLook])[],
  number,
  number,
]): Promise<void> {
  window.cabinPainter.geometryRows(plan, row, count)
  for (const [index, [name, { upholstery, offers }]] of looks.entries()) {
    const isFirst = index === 0
    const pixels = window.cabinPainter.shadeRows(plan, upholstery, offers, row, count, isFirst)
    await fetch(`/rows?look=${encodeURIComponent(name)}&row=${row}`, {
      method: 'POST',
      body: new Blob([pixels as BlobPart]),
    })
  }
}
