import type { drawAnalogueDials } from './analogue-dials.ts'
import type { drawIcon, ScreenIcon } from './screen-icons.ts'
import type { drawMap } from './screen-map.ts'
import type { ScreenPlan } from './screen-plan.ts'

/** Drawings of their own, handed into the page with this one. */
export interface ScreenParts {
  readonly drawAnalogueDials: typeof drawAnalogueDials
  readonly drawIcon: typeof drawIcon
  readonly drawMap: typeof drawMap
}

/** Draws both screens; runs inside the page, so it uses nothing from outside itself but its arguments. */
export function drawScreens(
  plan: ScreenPlan,
  parts: ScreenParts,
): [HTMLCanvasElement, HTMLCanvasElement] {
  const FONT = 'Outfit, "DejaVu Sans", sans-serif'
  const INK = '#e9f0f2'
  const DIM = '#93a4aa'

  function start([width, height]: readonly [number, number]): CanvasRenderingContext2D {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('This browser draws no pictures')
    pen.textBaseline = 'middle'
    const ground = pen.createLinearGradient(0, 0, 0, height)
    ground.addColorStop(0, '#12181d')
    ground.addColorStop(1, '#07090b')
    pen.fillStyle = ground
    pen.fillRect(0, 0, width, height)
    return pen
  }

  function text(
    pen: CanvasRenderingContext2D,
    words: string,
    x: number,
    y: number,
    size: number,
    colour = INK,
    align: CanvasTextAlign = 'left',
    weight = 'normal',
  ): void {
    pen.fillStyle = colour
    pen.textAlign = align
    pen.font = `${weight} ${size}px ${FONT}`
    pen.fillText(words, x, y)
  }

  function map(pen: CanvasRenderingContext2D, x: number, y: number, w: number, h: number): void {
    parts.drawMap(pen, [x, y, w, h], plan.accent)
  }

  function tiles(
    pen: CanvasRenderingContext2D,
    x: number,
    y: number,
    w: number,
    h: number,
    columns: number,
  ): void {
    const names: readonly (readonly [ScreenIcon, string])[] = [
      plan.offers === 'map' ? ['navigation', 'Navegação'] : ['radio', 'Rádio'],
      ['music', 'Música'],
      ['telephone', 'Telefone'],
      ['settings', 'Definições'],
    ]
    const rows = Math.ceil(names.length / columns)
    for (const [i, [icon, name]] of names.entries()) {
      const cw = w / columns
      const ch = h / rows
      const cx = x + (i % columns) * cw
      const cy = y + Math.floor(i / columns) * ch
      const gap = Math.min(cw, ch) * 0.06
      pen.fillStyle = i === 0 ? '#2b3a43' : '#1b242b'
      pen.beginPath()
      pen.roundRect(cx + gap, cy + gap, cw - 2 * gap, ch - 2 * gap, gap * 2)
      pen.fill()
      pen.strokeStyle = i === 0 ? plan.accent : INK
      parts.drawIcon(pen, icon, [cx + cw / 2, cy + ch * 0.4], Math.min(cw, ch) * 0.15)
      text(pen, name, cx + cw / 2, cy + ch * 0.74, Math.min(cw * 0.125, ch * 0.17), INK, 'center')
    }
  }

  function climate(
    pen: CanvasRenderingContext2D,
    x: number,
    y: number,
    w: number,
    h: number,
  ): void {
    pen.fillStyle = '#0c1014'
    pen.fillRect(x, y, w, h)
    const m = y + h / 2
    text(pen, '21,5°', x + w * 0.04, m, h * 0.5, INK, 'left', '600')
    text(pen, '21,5°', x + w * 0.96, m, h * 0.5, INK, 'right', '600')
    text(pen, 'Climatização · AUTO', x + w / 2, m, h * 0.34, DIM, 'center')
  }

  /** A station and the ways to leave it: what a screen without navigation shows. */
  function radio(pen: CanvasRenderingContext2D, w: number, h: number): void {
    const size = Math.min(w * 0.55, h)
    if (plan.style !== 'lounge') {
      text(pen, '10:24', w * 0.05, size * 0.12, size * 0.11, INK, 'left', '600')
      text(pen, '18 °C', w * 0.95, size * 0.12, size * 0.08, DIM, 'right')
    }
    const middle = h * (plan.style === 'tall' ? 0.5 : 0.47)
    text(pen, 'Antena', w / 2, middle - size * 0.16, size * 0.1, DIM, 'center')
    text(pen, '95,7', w / 2, middle + size * 0.02, size * 0.24, INK, 'center', '600')
    pen.fillStyle = '#2a3941'
    pen.fillRect(w * 0.14, middle + size * 0.2, w * 0.72, size * 0.016)
    pen.fillStyle = plan.accent
    pen.fillRect(w * 0.14, middle + size * 0.2, w * 0.31, size * 0.016)
    if (plan.style === 'tall' || plan.style === 'lounge') return
    for (const [i, name] of ['Rádio', 'Telefone', 'Definições'].entries()) {
      const colour = i === 0 ? INK : DIM
      text(pen, name, w * (0.18 + i * 0.32), h - size * 0.12, size * 0.08, colour, 'center')
    }
  }

  function dial(
    pen: CanvasRenderingContext2D,
    x: number,
    y: number,
    r: number,
    share: number,
    value: string,
    unit: string,
  ): void {
    pen.lineCap = 'butt'
    pen.lineWidth = r * 0.1
    pen.strokeStyle = '#2a3941'
    pen.beginPath()
    pen.arc(x, y, r, 2.3, 7.12)
    pen.stroke()
    pen.strokeStyle = plan.accent
    pen.beginPath()
    pen.arc(x, y, r, 2.3, 2.3 + 4.82 * share)
    pen.stroke()
    pen.strokeStyle = INK
    pen.lineWidth = r * 0.025
    for (let i = 0; i <= 12; i += 1) {
      const a = 2.3 + (4.82 * i) / 12
      pen.beginPath()
      pen.moveTo(x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8)
      pen.lineTo(x + Math.cos(a) * r * 0.9, y + Math.sin(a) * r * 0.9)
      pen.stroke()
    }
    text(pen, value, x, y, r * 0.56, INK, 'center', '600')
    text(pen, unit, x, y + r * 0.45, r * 0.22, DIM, 'center')
  }

  const c = start(plan.centre)
  const [w, h] = plan.centre
  if (plan.offers === 'radio' && plan.style === 'tall') {
    radio(c, w, h * 0.5)
    tiles(c, w * 0.02, h * 0.51, w * 0.96, h * 0.46, 2)
  } else if (plan.offers === 'radio' && plan.style !== 'lounge') radio(c, w, h)
  else if (plan.style === 'tall') {
    text(c, '10:24', w * 0.06, h * 0.04, h * 0.034, INK, 'left', '600')
    text(c, '18 °C  Sintra', w * 0.94, h * 0.04, h * 0.026, DIM, 'right')
    map(c, 0, h * 0.08, w, h * 0.42)
    c.fillStyle = 'rgb(7 9 11 / 70%)'
    c.fillRect(0, h * 0.08, w, h * 0.062)
    text(c, 'Av. da Liberdade', w * 0.06, h * 0.112, h * 0.03, INK, 'left', '600')
    tiles(c, w * 0.02, h * 0.51, w * 0.96, h * 0.37, 2)
    climate(c, 0, h * 0.89, w, h * 0.11)
  } else if (plan.style === 'lounge') {
    if (plan.offers === 'map') map(c, w * 0.2, 0, w * 0.42, h)
    else {
      c.translate(w * 0.2, 0)
      radio(c, w * 0.42, h)
      c.translate(-w * 0.2, 0)
    }
    text(c, '10:24', w * 0.02, h * 0.2, h * 0.2, INK, 'left', '600')
    text(c, '18 °C  Sintra', w * 0.02, h * 0.42, h * 0.085, DIM)
    text(c, 'Bateria', w * 0.02, h * 0.62, h * 0.085, DIM)
    text(c, '82 %', w * 0.02, h * 0.8, h * 0.16, plan.accent, 'left', '600')
    tiles(c, w * 0.63, h * 0.03, w * 0.36, h * 0.74, 4)
    if (plan.offers === 'map') climate(c, w * 0.62, h * 0.8, w * 0.38, h * 0.2)
  } else {
    map(c, w * 0.3, 0, w * 0.7, h * 0.84)
    text(c, '10:24', w * 0.03, h * 0.14, h * 0.15, INK, 'left', '600')
    text(c, '18 °C', w * 0.03, h * 0.3, h * 0.075, DIM)
    const entries: readonly (readonly [ScreenIcon, string])[] = [
      ['radio', 'Rádio'],
      ['telephone', 'Telefone'],
      ['settings', 'Definições'],
    ]
    for (const [i, [icon, name]] of entries.entries()) {
      c.strokeStyle = i === 0 ? plan.accent : DIM
      parts.drawIcon(c, icon, [w * 0.055, h * (0.46 + i * 0.14)], h * 0.034)
      text(c, name, w * 0.095, h * (0.46 + i * 0.14), h * 0.07)
    }
    climate(c, 0, h * 0.84, w, h * 0.16)
  }

  const k = start(plan.cluster)
  const [u, v] = plan.cluster
  if (plan.dials === 'analogue') {
    parts.drawAnalogueDials(k)
  } else if (plan.style === 'city') {
    k.fillStyle = '#0b1014'
    k.fillRect(0, 0, u, v)
    dial(k, u / 2, v / 2, v * 0.42, 0.001, '0', 'km/h')
    text(k, '18 °C', u / 2, v * 0.84, v * 0.06, plan.accent, 'center')
    text(k, '24 km', u / 2, v * 0.3, v * 0.055, DIM, 'center')
  } else if (plan.style === 'lounge') {
    text(k, '0', u * 0.5, v * 0.46, v * 0.5, INK, 'center', '600')
    text(k, 'km/h', u * 0.5, v * 0.8, v * 0.12, DIM, 'center')
    text(k, 'P', u * 0.86, v * 0.3, v * 0.24, plan.accent, 'center', '600')
    text(k, 'Pronto', u * 0.14, v * 0.3, v * 0.12, plan.accent, 'center')
    k.fillStyle = '#2a3941'
    k.fillRect(u * 0.06, v * 0.6, u * 0.16, v * 0.05)
    k.fillStyle = plan.accent
    k.fillRect(u * 0.06, v * 0.6, u * 0.13, v * 0.05)
    text(k, '82 %', u * 0.14, v * 0.76, v * 0.11, DIM, 'center')
  } else {
    dial(k, u * 0.2, v * 0.54, v * 0.38, 0.001, '0', 'km/h')
    dial(k, u * 0.8, v * 0.54, v * 0.38, 0.001, '0', '% potência')
    text(k, 'P', u * 0.5, v * 0.3, v * 0.26, INK, 'center', '600')
    text(k, '18 °C', u * 0.5, v * 0.56, v * 0.1, DIM, 'center')
    text(k, '24 km', u * 0.5, v * 0.72, v * 0.13, plan.accent, 'center', '600')
  }
  return [c.canvas, k.canvas]
}
