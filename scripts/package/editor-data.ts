import type { Described, ElementDeclaration } from './element-manifest.ts'

/** The values to suggest for an attribute: those of a union of texts, and of a flag. */
function valuesOf({ type }: Described): readonly string[] {
  if (type?.text === 'boolean') return ['true', 'false']
  return [...(type?.text ?? '').matchAll(/'([^']+)'/g)].map(([, value = '']) => value)
}

const valueNames = (attribute: Described) => valuesOf(attribute).map((name) => ({ name }))

/** A default as the text of the attribute: without the quotes of the manifest. */
const defaultText = (value: string): string => value.replace(/^'(.*)'$/, '$1')

/** The element as custom data of VS Code's HTML editor. */
export function vsCodeData({ tagName, description, attributes }: ElementDeclaration): object {
  return {
    version: 1.1,
    tags: [
      {
        name: tagName,
        description,
        attributes: attributes.map((attribute) => ({
          name: attribute.name,
          description: attribute.description,
          ...(valuesOf(attribute).length > 0 && { values: valueNames(attribute) }),
        })),
      },
    ],
  }
}

/** The custom properties and parts as custom data of VS Code's CSS editor. */
export function vsCodeCssData({ cssProperties, tagName, cssParts }: ElementDeclaration): object {
  return {
    version: 1.1,
    properties: cssProperties.map(({ name, description }) => ({ name, description })),
    pseudoElements: cssParts.map(({ name, description }) => ({
      name: `::part(${name})`,
      description: `${tagName}: ${description}`,
    })),
  }
}

/** The element as web-types, which JetBrains' editors read. */
export function webTypes(element: ElementDeclaration, name: string, version: string): object {
  const named = (items: readonly Described[]) =>
    items.map((item) => ({ name: item.name, description: item.description }))
  const withDefault = (item: Described) => ({
    name: item.name,
    description: item.description,
    ...(item.default !== undefined && { default: defaultText(item.default) }),
  })
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: [
          {
            name: element.tagName,
            description: element.description,
            attributes: element.attributes.map((attribute) => {
              const values = valuesOf(attribute)
              return {
                ...withDefault(attribute),
                value: {
                  type: values.length > 0 ? values.map((value) => `"${value}"`) : 'string',
                },
              }
            }),
            js: {
              properties: element.members.map(({ type, ...member }) => ({
                name: member.name,
                description: member.description,
                value: { type: type.text },
              })),
              events: named(element.events),
            },
            css: {
              properties: element.cssProperties.map(withDefault),
              parts: named(element.cssParts),
            },
          },
        ],
      },
    },
  }
}
