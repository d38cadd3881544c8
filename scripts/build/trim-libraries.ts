import { Swiper } from 'swiper'
import type { Plugin } from 'vite'
import { SWIPER_OPTIONS } from '../../src/ui/carousel/swiper-options.ts'
import { trimReact } from './trim-react.ts'

/** Options of modules that the carousel does not install, which have no defaults. */
const WITHOUT_MODULES = { freeMode: undefined, grid: undefined, virtual: undefined }

/** Methods and groups of methods that Swiper never calls with the carousel's options. */
const METHODS = [
  'breakpoints',
  'grabCursor',
  'loop',
  'slideNext',
  'slidePrev',
  'slideReset',
  'slideToClickedSlide',
  'slideToClosest',
  'slideToLoop',
  'translateTo',
  'updateAutoHeight',
  'updateClickedSlide',
  'updateSlidesProgress',
]

/** Listeners that imitate scrolling. The browser scrolls the carousel itself. */
const LISTENERS = [
  'onTouchStart',
  'onTouchMove',
  'onTouchEnd',
  'onDocumentTouchStart',
  'onClick',
  'onLoad',
]

/** Swiper's options as source text. */
function constants(): ReadonlyMap<string, string> {
  const options = { ...Swiper.defaults, ...SWIPER_OPTIONS, ...WITHOUT_MODULES }
  // `undefined` has no JSON.
  return new Map(
    Object.entries(options).map(([name, value]) => [name, JSON.stringify(value) ?? 'undefined']),
  )
}

/**
 * Reduces Swiper's code to what the carousel uses. With options as constants, the minifier removes
 * the code of everything that they switch off.
 * @throws When a method or listener is not found exactly once, as may happen after an update of Swiper.
 */
export function trimSwiper(code: string): string {
  const without = (rest: string, line: string): string => {
    const [before, after, ...more] = rest.split(`\n    ${line}\n`)
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`Swiper's code must contain the line '${line}' once`)
    return `${before}\n${after}`
  }
  const options = constants()
  return [
    ...METHODS.map((name) => `${name},`),
    ...LISTENERS.map((name) => `swiper.${name} = ${name}.bind(swiper);`),
  ]
    .reduce(without, code)
    .replaceAll(
      /(?<![.\w])(?:swiper\.|this\.)?params\.(\w+)\b(?! = )/g,
      (read: string, name: string) => options.get(name) ?? read,
    )
}

/**
 * Reduces pannellum's renderer to panoramas of one picture: neither cubes nor tiles nor videos.
 * @throws When the code does not distinguish the types of pictures, as may happen after an update.
 */
export function trimPannellum(code: string): string {
  const [first, ...others] = code.split(/\b_?imageType (?=[!=]= ')/i)
  if (first === undefined || others.length === 0)
    throw new Error("Pannellum's code does not distinguish types of pictures")
  const known = others.map((text) =>
    text.replace(/^([!=])= '(\w+)'/, (_, operator: string, type: string) =>
      String((type === 'equirectangular') === (operator === '=')),
    ),
  )
  return [first, ...known].join('').replaceAll('if (dynamic === true)', 'if (false)')
}

const LIBRARIES: readonly [id: RegExp, trim: (code: string) => string][] = [
  [/[\\/]node_modules[\\/]swiper[\\/]shared[\\/]swiper-core\.mjs$/, trimSwiper],
  [/[\\/]node_modules[\\/]pannellum[\\/]src[\\/]js[\\/]libpannellum\.js$/, trimPannellum],
  [/[\\/]node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/, trimReact],
]

/** Leaves out of the build what the widget does not use of three libraries (docs/decisions/0063). */
export function trimLibraries(): Plugin {
  return {
    name: 'trim-libraries',
    apply: 'build',
    transform: {
      filter: { id: LIBRARIES.map(([library]) => library) },
      handler(code, id) {
        const trim = LIBRARIES.find(([library]) => library.test(id))?.[1]
        return trim ? { code: trim(code), map: null } : null
      },
    },
  }
}
