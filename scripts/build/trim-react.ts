import type { Plugin } from 'vite'

interface Change {
  readonly what: string
  readonly pattern: RegExp
  readonly by: string
  /** How often the pattern occurs in the installed version: in the production and in the development build. */
  readonly places: readonly [production: number, development: number]
}

/** The events that the widget's handlers receive at the root of React. */
export const ROOT_EVENTS = [
  'change',
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'pointercancel',
  'pointerdown',
  'pointermove',
  'pointerout',
  'pointerover',
  'pointerup',
  'submit',
] as const

const CHANGES: readonly Change[] = [
  // Only code that hydrates sets these to true. As constants they make it unreachable.
  {
    what: 'isHydrating, written',
    pattern: /\bisHydrating = ![01](?=[;)])/g,
    by: 'void 0',
    places: [6, 6],
  },
  {
    what: 'isHydrating, read',
    pattern: /(?<![\w$.])isHydrating(?![\w$]| =|\n *\))/g,
    by: 'false',
    places: [35, 38],
  },
  { what: 'isDehydrated', pattern: /[\w$.]+\.isDehydrated\b/g, by: 'false', places: [7, 10] },
  // Components of type 30 are <ViewTransition>.
  {
    what: 'tag of a view transition',
    pattern: /\b30 === \w+\.tag\b/g,
    by: 'false',
    places: [13, 13],
  },
  {
    what: 'case of a view transition',
    pattern: /( +)case 30:\n((?:\1  .*\n)+)/g,
    by: '$1case 30:\n$1  if (false) {\n$2$1  }\n',
    places: [13, 15],
  },
  {
    what: 'start of view transitions, written',
    pattern: /\bshouldStartViewTransition = ![01](?=;)/g,
    by: 'void 0',
    places: [3, 3],
  },
  {
    what: 'start of view transitions, read',
    pattern: /\bshouldStartViewTransition\b(?! =)/g,
    by: 'false',
    places: [1, 1],
  },
  // React listens to about 80 kinds of events, in both phases. A tap consists of more than ten, and for each of them
  // React looks for handlers.
  {
    what: 'events of the root',
    pattern: /\ballNativeEvents\.forEach\(/g,
    by: `${JSON.stringify(ROOT_EVENTS)}.forEach(`,
    places: [1, 1],
  },
]

const PRODUCTION = /[\\/]node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
const DEVELOPMENT = /[\\/]node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.development\.js$/

/** Whether a file is React DOM, in either build. */
export function isReactDom(path: string): boolean {
  return PRODUCTION.test(path) || DEVELOPMENT.test(path)
}

/**
 * Turns into constants what React reads to decide whether it hydrates server-rendered HTML and whether a
 * `<ViewTransition>` is on the page. The widget has neither, and the minifier removes what then cannot be reached.
 * React listens only to events for which the widget has handlers.
 * @param path Of the file, which says whether it is React's production or its development build.
 * @throws When the code differs from the installed version's in one of these places.
 */
export function trimReact(code: string, path: string): string {
  return CHANGES.reduce((rest, { what, pattern, by, places: [production, development] }) => {
    const places = PRODUCTION.test(path) ? production : development
    const found = rest.match(pattern)?.length ?? 0
    if (found !== places)
      throw new Error(`React's code has ${found} places instead of ${places}: ${what}`)
    return rest.replaceAll(pattern, by)
  }, code)
}

const transform = {
  filter: { id: [PRODUCTION, DEVELOPMENT] },
  handler: (code: string, id: string) => ({ code: trimReact(code, id), map: null }),
}

/** Vite prepares packages for the development server once, and again when a plugin has another name. */
const prepared = { name: `trim-react-dom ${ROOT_EVENTS.join(' ')}`, transform }

/**
 * Leaves out what the widget does not use of React DOM (docs/decisions/0063), in the build and on the development
 * server. `WHOLE_REACT=1` in the environment switches it off.
 */
export function trimReactDom(): Plugin | null {
  if (process.env.WHOLE_REACT === '1') return null
  return {
    name: 'trim-react-dom',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [prepared] } } }),
    transform,
  }
}
