import type { Upholstery } from './catalogue/upholsteries.ts'

/** What a material looks like close up: a filter over its colour, and threads or holes above it. */
interface Texture {
  /** Primitives of a filter that turns the colour (`SourceGraphic`) into the surface. */
  readonly surface: string
  /** Shapes above the surface. */
  readonly shapes: string
}

/** Light on a surface that noise raises, mixed into the colour. */
const lit = (noise: string, height: number): string =>
  `<feTurbulence type="fractalNoise" ${noise} seed="7" result="n"/>` +
  `<feDiffuseLighting in="n" surfaceScale="${height}" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting>` +
  '<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1=".85" k2=".3" k3=".1" k4="-.06"/>'

/** A tile repeated over the whole swatch. */
const tiled = (size: number, tile: string): string =>
  `<pattern id="t" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${tile}</pattern><rect width="96" height="96" fill="url(#t)"/>`

const WEAVE =
  '<path d="M0 0h4v4H0zM4 4h4v4H4z" fill="#fff" opacity=".13"/><path d="M4 0h4v4H4zM0 4h4v4H0z" opacity=".2"/><path d="M0 .5h4M4 4.5h4" stroke="#fff" opacity=".16"/>'

const HOLE =
  '<circle cx="5" cy="5" r="1.3" opacity=".7"/><path d="M3.7 6a1.6 1.6 0 0 0 2.6 0" fill="none" stroke="#fff" stroke-width=".6" opacity=".4"/>'

const STITCHES = 'M-4 71Q42 63 100 28M-4 59Q38 51 100 15'

/** Two panels, joined by a seam with visible stitches. */
const SEAM =
  '<path d="M-4 65Q40 57 100 21.5" fill="none" stroke="#000" stroke-width="2.5" opacity=".45"/>' +
  `<g fill="none" stroke-dasharray="6 4"><path d="${STITCHES}" stroke="#000" stroke-width="4" opacity=".3"/><path d="${STITCHES}" stroke="#f4f0e8" stroke-width="2"/></g>`

const TEXTURES: Readonly<Record<string, Texture>> = {
  Tecido: { surface: lit('baseFrequency=".5"', 1.5), shapes: tiled(8, WEAVE) },
  'Tecido reciclado': {
    surface:
      '<feTurbulence type="fractalNoise" baseFrequency=".07 .55" numOctaves="2" seed="4" result="n"/>' +
      '<feColorMatrix in="n" values="0 0 0 0 .86 0 0 0 0 .9 0 0 0 0 .95 3.4 0 0 0 -1.75" result="s"/>' +
      '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge>',
    shapes: tiled(8, WEAVE),
  },
  Microfibra: { surface: lit('baseFrequency=".9" numOctaves="2"', 1.6), shapes: tiled(10, HOLE) },
  Pele: { surface: lit('baseFrequency=".22" numOctaves="3"', 2), shapes: SEAM },
}

/** A close-up of an upholstery as SVG, for its swatch. Fabric if it has no material of its own. */
export function upholsterySwatch({ colour, material }: Upholstery): string {
  const { surface, shapes } = TEXTURES[material ?? 'Tecido'] ?? { surface: '', shapes: '' }
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96">' +
    `<filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${surface}</filter>` +
    `<rect width="96" height="96" fill="${colour}" filter="url(#f)"/>${shapes}</svg>`
  )
}
