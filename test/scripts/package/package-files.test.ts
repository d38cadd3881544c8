import { describe, expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { vsCodeCssData, vsCodeData, webTypes } from '../../../scripts/package/editor-data.ts'
import {
  elementOf,
  packagedManifest,
  readElementManifest,
} from '../../../scripts/package/element-manifest.ts'
import { defineModule } from '../../../scripts/package/write-package.ts'
import { ATTRIBUTES } from '../../../src/element/attributes.ts'

const manifest = readElementManifest()
const element = elementOf(manifest)

describe('defineModule', () => {
  it.each([
    ['import{t as e}from"./app-CyvrIYdO.js";setTimeout(e);\n', 't'],
    ['import{t}from"./app-CyvrIYdO.js";setTimeout(t);', 't'],
  ])('loads on demand what the entry %j calls', (entry, name) => {
    const module = defineModule(entry)
    expect(module).toContain(`{ ${name}: define } = await import('../widget/app-CyvrIYdO.js')`)
    expect(module).not.toMatch(/^import/m)
  })

  it.each([
    'import{t as e,n}from"./app.js";setTimeout(e);',
    'import{t as e}from"./app.js";setTimeout(n);',
    'import"./react.js";import{t as e}from"./app.js";setTimeout(e);',
  ])('rejects the entry %j, which does something else', (entry) => {
    expect(() => defineModule(entry)).toThrow('another form')
  })
})

describe('the custom elements manifest of the npm package', () => {
  it('has one module, the built one, which defines the element', () => {
    const built = 'dist/widget/configurator.js'
    expect(packagedManifest(manifest, built)).toMatchObject({
      schemaVersion: '1.0.0',
      modules: [
        {
          path: built,
          declarations: [{ tagName: 'cfg-configurator', attributes: element.attributes }],
          exports: [{ kind: 'custom-element-definition', declaration: { module: built } }],
        },
      ],
    })
    expect(JSON.stringify(packagedManifest(manifest, built))).not.toContain('src/element')
  })
})

describe('the data for editors', () => {
  it('suggest every attribute in VS Code, with the values of those that have few', () => {
    const { tags } = vsCodeData(element) as {
      tags: { attributes: { name: string; values?: { name: string }[] }[] }[]
    }
    const attributes = tags[0]?.attributes ?? []
    expect(attributes.map(({ name }) => name)).toEqual(Object.keys(ATTRIBUTES))
    const valuesOf = (attribute: string) =>
      attributes.find(({ name }) => name === attribute)?.values?.map(({ name }) => name)
    expect(valuesOf('routing')).toEqual(['history', 'memory'])
    expect(valuesOf('has-pdf')).toEqual(['true', 'false'])
    expect(valuesOf('product')).toBeUndefined()
  })

  it('suggest the custom properties and parts in VS Code', () => {
    const data = JSON.stringify(vsCodeCssData(element))
    expect(data).toContain('"--cfg-accent"')
    expect(data).toContain('"::part(stage)"')
  })

  it('describe the element for JetBrains editors, with its defaults as plain text', () => {
    const data = webTypes(element, packageJson.name, packageJson.version)
    expect(data).toMatchObject({
      name: 'cfg-configurator',
      version: packageJson.version,
      contributions: {
        html: {
          elements: [
            {
              name: 'cfg-configurator',
              js: { properties: [{ name: 'consent' }], events: { length: 6 } },
              css: { parts: { length: element.cssParts.length } },
            },
          ],
        },
      },
    })
    expect(JSON.stringify(data)).toContain('"default":"/configurador"')
  })
})

describe('package.json', () => {
  it('lists no dependency, because the build contains all of them', () => {
    expect(packageJson).not.toHaveProperty('dependencies')
    expect(packageJson).not.toHaveProperty('peerDependencies')
  })
})
