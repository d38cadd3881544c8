import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { elementOf, readElementManifest } from '../../scripts/package/element-manifest.ts'
import { documentedFile } from './documented-file.ts'

describe('the documentation for hosts', () => {
  it.each(['first-paint.ts', 'configurator.tsx'])(
    'shows %s as the React fixture type-checks it',
    (name) => {
      const fixture = readFileSync(`test/package/fixtures/react/${name}`, 'utf8')
      expect(documentedFile(name)).toBe(fixture)
    },
  )

  it('listens to every event for the tag manager', () => {
    const names = [...documentedFile('tag-manager.js').matchAll(/^ {2}'(\w+)',$/gm)]
    const events = elementOf(readElementManifest()).events.map(({ name }) => name)
    expect(names.map(([, name]) => name)).toEqual(events)
  })
})
