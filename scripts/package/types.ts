import { CHOICE_STEPS } from '../../src/core/configuration/choice-steps.ts'
import { NO_CHOICES } from '../../src/core/configuration/configuration.ts'
import type { Described, ElementDeclaration } from './element-manifest.ts'

/** The fields of an event's detail that the steps determine. */
const CHOSEN = [
  ...Object.keys(NO_CHOICES),
  'modelName',
  ...Object.keys(CHOICE_STEPS).map((kind) => `${kind}Name`),
]

const DETAIL = `/** What every analytics event says in \`detail\`. Names and figures are null until known. */
export interface AnalyticsDetail {
  readonly configurationId: string
${CHOSEN.map((name) => `  readonly ${name}: string | null\n`).join('')}  /** In euros, with the colours. */
  readonly totalPrice: number | null
  /** Monthly payment in euros, with the colours. */
  readonly rent: number | null
  /** In percent: 7.5 means 7.5 %. */
  readonly taeg: number | null
}
`

/** TypeScript's type of an attribute's text, by the type in the manifest; a text otherwise. */
const ATTRIBUTE_TYPES: Readonly<Record<string, string>> = {
  boolean: "'true' | 'false'",
  number: 'number | `${number}`',
  "'history' | 'memory'": "'history' | 'memory'",
}

const comment = (description: string): string => `/** ${description.replaceAll('*/', '*\\/')} */`

function attribute({ name, description, type }: Described): string {
  const text = ATTRIBUTE_TYPES[type?.text ?? ''] ?? 'string'
  return `  ${comment(description)}\n  '${name}'?: ${text} | undefined\n`
}

function event({ name, description, type }: Described): string {
  return `  ${comment(description)}\n  ${name}: ${type?.text ?? 'Event'}\n`
}

/** Declares the element for TypeScript: its attributes, properties and events, and the maps of the DOM. */
export function elementTypes(element: ElementDeclaration): string {
  const { tagName, attributes, events, members } = element
  const fields = members.map(
    ({ name, description, type }) => `  ${comment(description)}\n  ${name}: ${type.text}\n`,
  )
  return `${DETAIL}
/** The events by name. They bubble and are composed. */
export interface ConfiguratorEventMap {
${events.map(event).join('')}}

/** The attributes, each as its text. */
export interface ConfiguratorAttributes {
${attributes.map(attribute).join('')}}

/** Listeners as React and Svelte name them: \`oninitConfig\`. */
type ConfiguratorListeners = {
  [Name in keyof ConfiguratorEventMap as \`on\${Name}\`]?:
    | ((event: ConfiguratorEventMap[Name]) => void)
    | undefined
}

/** ${element.description} */
export interface ConfiguratorElement extends HTMLElement {
${fields.join('')}${listenerMethod('add')}${listenerMethod('remove')}}

declare global {
  interface HTMLElementTagNameMap {
    '${tagName}': ConfiguratorElement
  }
  interface DocumentEventMap extends ConfiguratorEventMap {
    /** Dispatch it to say whether the visitor agrees to analytics: 'granted' or 'denied'. */
    'cfg-consent': CustomEvent<string>
  }
}
`
}

function listenerMethod(verb: 'add' | 'remove'): string {
  const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'
  const overload = (generic: string, type: string, listener: string): string =>
    `  ${verb}EventListener${generic}(\n    type: ${type},\n    listener: ${listener},\n    options?: boolean | ${options},\n  ): void\n`
  const ofMap = (map: string): string =>
    overload(
      `<Type extends keyof ${map}>`,
      'Type',
      `(this: ConfiguratorElement, event: ${map}[Type]) => unknown`,
    )
  return (
    ofMap('ConfiguratorEventMap') +
    ofMap('HTMLElementEventMap') +
    overload('', 'string', 'EventListenerOrEventListenerObject')
  )
}

const IMPORTED = `import type {
  ConfiguratorAttributes,
  ConfiguratorElement,
  ConfiguratorEventMap,
  ConfiguratorListeners,
} from './element.js'
`

const used = (...names: readonly string[]): string =>
  IMPORTED.replaceAll(/ {2}(\w+),\n/g, (line, name: string) => (names.includes(name) ? line : ''))

/** Declares the element in the templates of each framework. */
export function frameworkTypes({ tagName }: ElementDeclaration): Readonly<Record<string, string>> {
  const allOf = used('ConfiguratorAttributes', 'ConfiguratorElement', 'ConfiguratorListeners')
  return {
    'react.d.ts': `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
${allOf}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tagName}': DetailedHTMLProps<HTMLAttributes<ConfiguratorElement>, ConfiguratorElement> &
        ConfiguratorAttributes &
        ConfiguratorListeners
    }
  }
}
`,
    'svelte.d.ts': `import type { HTMLAttributes } from 'svelte/elements'
${allOf}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${tagName}': HTMLAttributes<ConfiguratorElement> &
      ConfiguratorAttributes &
      ConfiguratorListeners
  }
}
`,
    'vue.d.ts': `import type { HTMLAttributes } from 'vue'
${used('ConfiguratorAttributes', 'ConfiguratorElement', 'ConfiguratorEventMap')}
/** Vue's compiler looks up an attribute by its name in camel case. */
type CamelCase<Name extends string> = Name extends \`\${infer Word}-\${infer Rest}\`
  ? \`\${Word}\${Capitalize<CamelCase<Rest>>}\`
  : Name

type Props = {
  [Name in keyof ConfiguratorAttributes as CamelCase<Name>]?: ConfiguratorAttributes[Name]
}

type Listeners = {
  [Name in keyof ConfiguratorEventMap as \`on\${Capitalize<Name>}\`]?: (
    event: ConfiguratorEventMap[Name],
  ) => void
}

declare module 'vue' {
  interface GlobalComponents {
    '${tagName}': new () => ConfiguratorElement & { $props: HTMLAttributes & Props & Listeners }
  }
}
`,
  }
}
