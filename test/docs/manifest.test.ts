import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  elementOf,
  readElementManifest,
  type Described,
} from '../../scripts/package/element-manifest.ts'
import { ATTRIBUTES, type Attribute } from '../../src/element/attributes.ts'
import type { AnalyticsEvent } from '../../src/core/reporting/report-event.ts'
import { CHOICE_STEPS } from '../../src/core/configuration/choice-steps.ts'

/** Types that are not a text, by what is reported of an invalid value. */
const TYPES: Readonly<Record<string, string>> = {
  'true or false': 'boolean',
  'whole ms, 1 to 120000': 'number',
  'history or memory': "'history' | 'memory'",
}

const manifest = readElementManifest()
const element = elementOf(manifest)
const page = readFileSync('docs/element.md', 'utf8')

/** The declarations of the first view's tokens, and of those that only lazy components need. */
const tokens = [
  'styles/tokens.css',
  'features/viewer/stage.css',
  'features/steps/layout/footer.css',
  'ui/dialog/dialog.css',
]
  .map((file) => readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
  .map((css) => /:host \{[^}]*\}/.exec(css)?.[0] ?? '')
  .join('\n')

const namesOf = (items: readonly Described[]) => items.map(({ name }) => name).toSorted()
const unique = (names: readonly string[]) => [...new Set(names)].toSorted()

/** Custom properties that only a lazy sheet reads, with the value it falls back to. */
function lazyProperties(): readonly (readonly [string, string])[] {
  const files = readdirSync('src', { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.css'),
  )
  const sheets = files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n')
  const read = [...sheets.matchAll(/var\((--cfg-[\w-]+), ([^;]+)\);/g)]
  return read.map(([, name = '', value = '']) => [name, value])
}

/** The table of attributes with the comments of its rows: what the value is; what applies without it. */
function describedAttributes() {
  const source = readFileSync('src/element/attributes.ts', 'utf8')
  return Object.entries<Attribute>(ATTRIBUTES).map(
    ([name, [[, expected = ''], fallback = null]]) => {
      const comment = new RegExp(`/\\*\\* (.+) \\*/\\n  '?${name}'?: `).exec(source)?.[1] ?? ''
      const [value = '', without] = comment.split('; ')
      return { name, type: TYPES[expected] ?? 'string', value, without, fallback }
    },
  )
}

/** The attributes as custom-elements.json lists them. */
function manifestAttributes(): readonly Described[] {
  return describedAttributes().map(({ name, type, value, without, fallback }) => ({
    name,
    type: { text: type },
    description: [value, without && `missing: ${without}`]
      .filter(Boolean)
      .map((text) => `${text?.charAt(0).toUpperCase()}${text?.slice(1)}.`)
      .join(' '),
    ...(fallback !== null && {
      default: typeof fallback === 'string' ? `'${fallback}'` : String(fallback),
    }),
  }))
}

/** docs/element.md with the table of attributes as it has to be. */
function pageWithAttributes(): string {
  const rows = describedAttributes().map(
    ({ name, value, without, fallback }) =>
      `| \`${name}\` | ${value} | ${without ?? `\`${fallback}\``} |\n`,
  )
  return page.replace(
    /(\n## Attributes\n.*?\|---\|---\|---\|\n)(?:\|[^\n]*\n)+/s,
    (_, before: string) => before + rows.join(''),
  )
}

/** The events at the start, of each choice and at the end. */
function eventNames(): readonly string[] {
  const ofChoices = Object.values(CHOICE_STEPS).flatMap(({ event }) => event ?? [])
  const names: readonly AnalyticsEvent[] = ['initConfig', ...ofChoices, 'endConfiguration']
  return names.toSorted()
}

/** Every part that a component names. The part of a button is derived from its variant. */
function partNames(): readonly string[] {
  const files = globSync('{element,ui,features,shell}/**/*.tsx', {
    cwd: 'src',
    exclude: ['**/*.test.tsx'],
  })
  const sources = files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n')
  const plain = [...sources.matchAll(/\bpart="([^"]+)"/g)].map(([, name]) => name ?? '')
  const variants = /type ButtonVariant = (.+)/.exec(sources)?.[1] ?? ''
  const ofButtons = [...variants.matchAll(/'(\w+)'/g)].map(([, variant]) => `button-${variant}`)
  expect(sources.match(/\bpart(?:=\{|: `)/g)).toHaveLength(1)
  return unique([...plain, ...ofButtons])
}

/** `npx vitest run test/docs -u` writes these files. */
describe('the files that are generated from the table of attributes', () => {
  it('list the attributes in custom-elements.json', async () => {
    const listed = JSON.stringify(
      manifest,
      (key, value: unknown) => (key === 'attributes' ? manifestAttributes() : value),
      2,
    )
    await expect(`${listed}\n`).toMatchFileSnapshot('../../src/element/custom-elements.json')
  })

  it('tabulate the attributes in docs/element.md', async () => {
    await expect(pageWithAttributes()).toMatchFileSnapshot('../../docs/element.md')
  })

  it("name the attributes for the plugin's tests", async () => {
    const names = JSON.stringify(Object.keys(ATTRIBUTES), null, 2)
    await expect(`${names}\n`).toMatchFileSnapshot(
      '../../wordpress-plugin/tests/element/attributes.json',
    )
  })
})

describe('the custom elements manifest', () => {
  it('declares the element in the module that defines it and the one that registers it', () => {
    expect(element.tagName).toBe('cfg-configurator')
    const entry = manifest.modules.find(({ path }) => path === 'src/index.ts')
    expect(entry).toMatchObject({
      exports: [{ kind: 'custom-element-definition', name: 'cfg-configurator' }],
    })
  })

  it('lists the six analytics events', () => {
    expect(eventNames()).toHaveLength(6)
    expect(namesOf(element.events)).toEqual(eventNames())
  })

  it('lists the custom properties of the style sheet with their values', () => {
    const inTokens = [...tokens.matchAll(/(--cfg-[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').trim()] as const,
    )
    const declared = [...lazyProperties(), ...inTokens]
    expect(declared.length).toBeGreaterThan(20)
    const told = element.cssProperties.map(({ name, default: value }) => [name, value])
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(declared))
  })

  it('lists the parts of the components', () => {
    expect(partNames().length).toBeGreaterThan(4)
    expect(namesOf(element.cssParts)).toEqual(partNames())
  })

  it('describes everything, and lists nothing twice', () => {
    for (const list of [
      element.attributes,
      element.events,
      element.cssProperties,
      element.cssParts,
    ]) {
      expect(list.filter(({ description }) => description.length < 5)).toEqual([])
      expect(namesOf(list)).toEqual(unique(namesOf(list)))
    }
  })
})
