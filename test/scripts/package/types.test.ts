import { describe, expect, it } from 'vitest'
import { elementOf, readElementManifest } from '../../../scripts/package/element-manifest.ts'
import { elementTypes, frameworkTypes } from '../../../scripts/package/types.ts'
import type { AnalyticsDetail } from '../../../src/core/reporting/analytics.ts'
import { ATTRIBUTES } from '../../../src/element/attributes.ts'

const element = elementOf(readElementManifest())
const types = elementTypes(element)

/** The members of an exported interface by name, with their types. */
function membersOf(name: string): Readonly<Record<string, string>> {
  const [, body = ''] =
    new RegExp(`export interface ${name} [^{]*\\{\\n(.*?)\\n\\}`, 's').exec(types) ?? []
  const members = [...body.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?\??: (.+)$/gm)]
  return Object.fromEntries(members.map(([, member = '', type = '']) => [member, type]))
}

describe('the types of the npm package', () => {
  it('declare the detail of the events as the widget sends it', () => {
    const text = 'string | null'
    const figure = 'number | null'
    const sent = {
      configurationId: 'string',
      modelId: text,
      engineId: text,
      versionId: text,
      exteriorId: text,
      interiorId: text,
      modelName: text,
      engineName: text,
      versionName: text,
      exteriorName: text,
      interiorName: text,
      totalPrice: figure,
      rent: figure,
      taeg: figure,
    } satisfies Record<keyof AnalyticsDetail, string>
    expect(membersOf('AnalyticsDetail')).toEqual(sent)
  })

  it('declare every attribute of the table, and no other', () => {
    expect(Object.keys(membersOf('ConfiguratorAttributes'))).toEqual(Object.keys(ATTRIBUTES))
  })

  it('narrow the attributes that are not any text', () => {
    const narrow = Object.entries(membersOf('ConfiguratorAttributes')).filter(
      ([, type]) => type !== 'string | undefined',
    )
    expect(Object.fromEntries(narrow)).toEqual({
      'request-timeout': 'number | `${number}` | undefined',
      routing: "'history' | 'memory' | undefined",
      'follow-title': "'true' | 'false' | undefined",
      'has-pdf': "'true' | 'false' | undefined",
      'has-simul': "'true' | 'false' | undefined",
      'live-simulation': "'true' | 'false' | undefined",
      'has-build-codes': "'true' | 'false' | undefined",
    })
  })

  it('declare the six events with their detail', () => {
    const events = membersOf('ConfiguratorEventMap')
    expect(Object.keys(events)).toEqual(element.events.map(({ name }) => name))
    expect(Object.keys(events)).toHaveLength(6)
    expect(new Set(Object.values(events))).toEqual(new Set(['CustomEvent<AnalyticsDetail>']))
  })

  it('declare the properties of the element', () => {
    expect(membersOf('ConfiguratorElement')).toEqual({ consent: 'string' })
  })

  it('import only the framework that a module is for', () => {
    expect(types).not.toContain('import')
    for (const [file, text] of Object.entries(frameworkTypes(element))) {
      const imported = [...text.matchAll(/from '([^'./]+)/g)].map(([, name]) => name)
      expect(imported).toEqual([file.replace('.d.ts', '')])
    }
  })
})
