import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Schema {
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, { readonly $ref?: string }>>
}

const { components } = parse(readFileSync('docs/openapi.yaml', 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** A field with a number, by docs/openapi.yaml. */
export interface NumericField {
  readonly name: string
  /** Whether zero is a value, not a placeholder. */
  readonly isZeroKnown: boolean
}

/** The fields of a schema that have a number. */
export function numericFields(schema: string): readonly NumericField[] {
  const properties = components.schemas[schema]?.properties ?? {}
  return Object.entries(properties).flatMap(([name, { $ref = '' }]) => {
    const minimum = components.schemas[$ref.replace(/.*\//, '')]?.minimum
    return minimum === undefined ? [] : [{ name, isZeroKnown: minimum === 0 }]
  })
}
