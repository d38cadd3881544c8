import { readFileSync } from 'node:fs'

export interface Described {
  readonly name: string
  readonly description: string
  readonly default?: string
  readonly type?: { readonly text: string }
}

export interface ElementDeclaration {
  readonly name: string
  readonly tagName: string
  readonly description: string
  readonly members: readonly Required<Omit<Described, 'default'>>[]
  readonly attributes: readonly Described[]
  readonly events: readonly Described[]
  readonly cssProperties: readonly Described[]
  readonly cssParts: readonly Described[]
}

/** The fields read from the custom elements manifest. */
interface ElementManifest {
  readonly modules: readonly {
    readonly path: string
    readonly declarations?: readonly ElementDeclaration[]
  }[]
}

export function readElementManifest(): ElementManifest {
  return JSON.parse(readFileSync('src/element/custom-elements.json', 'utf8')) as ElementManifest
}

/** Returns the only element of a manifest. Throws when it declares none. */
export function elementOf(manifest: ElementManifest): ElementDeclaration {
  const element = manifest.modules.flatMap(({ declarations }) => declarations ?? [])[0]
  if (element === undefined) throw new Error('custom-elements.json declares no element')
  return element
}

/** Returns the manifest with one module, the built one, which defines the element and exports nothing else. */
export function packagedManifest(manifest: ElementManifest, built: string): object {
  const element = elementOf(manifest)
  const { tagName, name } = element
  const definition = {
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: built },
  }
  const module = {
    kind: 'javascript-module',
    path: built,
    declarations: [element],
    exports: [definition],
  }
  return { ...manifest, modules: [module] }
}
