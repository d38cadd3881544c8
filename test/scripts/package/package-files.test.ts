import { describe, expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import {
  elementOf,
  packagedManifest,
  readElementManifest,
} from '../../../scripts/package/element-manifest.ts'
import { defineModule } from '../../../scripts/package/write-package.ts'

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

describe('package.json', () => {
  it('lists no dependency, because the build contains all of them', () => {
    expect(packageJson).not.toHaveProperty('dependencies')
    expect(packageJson).not.toHaveProperty('peerDependencies')
  })
})
