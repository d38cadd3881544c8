// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from '../../src/browser/analytics.ts'
import { CHOICE_STEPS } from '../../src/domain/steps/choice-steps.ts'
import { ATTRIBUTES, readSettings } from '../../src/element/attributes.ts'

interface Described {
  readonly name: string
  readonly description: string
  readonly default?: string
  readonly type?: { readonly text: string }
}

interface Declaration {
  readonly tagName: string
  readonly attributes: readonly Described[]
  readonly events: readonly Described[]
  readonly cssProperties: readonly Described[]
  readonly cssParts: readonly Described[]
}

interface Manifest {
  readonly modules: readonly {
    readonly path: string
    readonly declarations?: readonly Declaration[]
    readonly exports: readonly { readonly kind: string; readonly name: string }[]
  }[]
}

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest
const readme = readFileSync('README.md', 'utf8')
const tokens = readFileSync('src/ui/base/tokens.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
const element = manifest.modules.flatMap(({ declarations }) => declarations ?? [])[0]
if (!element) throw new Error('custom-elements.json declares no element')

const namesOf = (items: readonly Described[]) => items.map(({ name }) => name).toSorted()
const unique = (names: readonly string[]) => [...new Set(names)].toSorted()

/** Custom properties that only a lazy sheet reads, with the value it falls back to. */
function lazyProperties(): readonly (readonly [string, string])[] {
  const files = readdirSync('src/ui', { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.css'),
  )
  const sheets = files.map((file) => readFileSync(`src/ui/${file}`, 'utf8')).join('\n')
  const read = [...sheets.matchAll(/var\((--cfg-[\w-]+), ([^;]+)\);/g)]
  return read.map(([, name = '', value = '']) => [name, value])
}

/** The names of a table of the README: rows that begin with | `name` |. */
function namesInReadme(section: string): readonly string[] {
  const text = readme.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name ?? '').toSorted()
}

/** The events at the start, of each choice and at the end. */
function eventNames(): readonly string[] {
  const ofChoices = Object.values(CHOICE_STEPS).map(({ event }) => event)
  const names: readonly AnalyticsEvent[] = ['initConfig', ...ofChoices, 'endConfiguration']
  return names.toSorted()
}

/** Every part that a component names; a button's is made of its variant. */
function partNames(): readonly string[] {
  const files = readdirSync('src/ui', { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const sources = files.map((file) => readFileSync(`src/ui/${file}`, 'utf8')).join('\n')
  const plain = [...sources.matchAll(/\bpart="([^"]+)"/g)].map(([, name]) => name ?? '')
  const variants = /type ButtonVariant = (.+)/.exec(sources)?.[1] ?? ''
  const ofButtons = [...variants.matchAll(/'(\w+)'/g)].map(([, variant]) => `button-${variant}`)
  expect(sources.match(/\bpart[:=](?! ?["'])/g)).toHaveLength(1)
  return unique([...plain, ...ofButtons])
}

describe('the manifest of the element', () => {
  it('declares the element where it is made and where it is registered', () => {
    expect(element.tagName).toBe('cfg-configurator')
    const entry = manifest.modules.find(({ path }) => path === 'src/index.ts')
    expect(entry?.exports).toMatchObject([
      { kind: 'custom-element-definition', name: 'cfg-configurator' },
    ])
  })

  it('names the attributes that the element reads, as README does', () => {
    expect(namesOf(element.attributes)).toEqual([...ATTRIBUTES].toSorted())
    expect(namesInReadme('Attributes')).toEqual(namesOf(element.attributes))
  })

  it('tells the defaults that the element falls back to', () => {
    const settings = readSettings(
      () => null,
      () => undefined,
    )
    const defaults = element.attributes.flatMap(({ name, default: text }) =>
      text === undefined ? [] : [[name, text.replaceAll("'", '')]],
    )
    expect(Object.fromEntries(defaults)).toEqual({
      'base-path': settings.basePath,
      'api-url': settings.apiUrl,
      'request-timeout': String(settings.requestTimeout),
      routing: settings.routing,
    })
  })

  it('names the six analytics events, as README does', () => {
    expect(eventNames()).toHaveLength(6)
    expect(namesOf(element.events)).toEqual(eventNames())
    expect(namesInReadme('Events')).toEqual(eventNames())
  })

  it('names the custom properties of the style sheet with their values, as README does', () => {
    const [plain = ''] = tokens.split('@media')
    const inTokens = [...plain.matchAll(/(--cfg-[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').trim()] as const,
    )
    const declared = [...inTokens, ...lazyProperties()]
    expect(declared.length).toBeGreaterThan(20)
    const told = element.cssProperties.map(({ name, default: value }) => [name, value])
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(declared))
    expect(namesInReadme('Custom properties')).toEqual(namesOf(element.cssProperties))
  })

  it('names the parts that the components have, as README does', () => {
    expect(partNames().length).toBeGreaterThan(4)
    expect(namesOf(element.cssParts)).toEqual(partNames())
    expect(namesInReadme('Parts')).toEqual(namesOf(element.cssParts))
  })

  it('says something of each, and names none twice', () => {
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
