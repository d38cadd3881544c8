import { capitalized } from '../values/capitalized.ts'
import type { OptionKind } from './choice-steps.ts'

/** Names in spec §7 that do not follow from the kind of the option. */
const SPELLINGS: Readonly<
  Partial<Record<string, { readonly stem?: string; readonly code: string }>>
> = {
  exterior: { stem: 'exteriorColor', code: 'external' },
  interior: { code: 'internal' },
}

/**
 * The fields of an option in get-cfg-pdf and saveCfgOptions (spec §7), which the widget, the demo content site and the
 * plugin share.
 */
export function optionFields(kind: OptionKind) {
  const { stem = kind, code } = SPELLINGS[kind] ?? { code: kind }
  return {
    id: `id${capitalized(kind)}`,
    name: `${stem}Name`,
    price: `${stem}Price`,
    factoryCode: `${code}FactoryCode`,
  }
}
