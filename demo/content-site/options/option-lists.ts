import type { OptionKind } from '../../../src/core/configuration/choice-steps.ts'
import type { CatalogueModel, OptionEntry } from '../catalogue/types.ts'

interface OptionList {
  /** Name of the call that answers it. */
  readonly call: string
  readonly of: (model: CatalogueModel) => readonly OptionEntry[]
}

/** The options of a model's versions. Calls, checks and documents derive from them. */
export const OPTION_LISTS: Readonly<Record<OptionKind, OptionList>> = {
  exterior: { call: 'extColors', of: ({ exteriors }) => exteriors },
  interior: { call: 'panomaricLI', of: ({ interiors }) => interiors },
}

/** An option of a version by the id that a link has. Undefined if the version is not sold with it. */
export function optionOf(
  kind: OptionKind,
  model: CatalogueModel,
  version: number | undefined,
  wanted: string | null,
): OptionEntry | undefined {
  return OPTION_LISTS[kind]
    .of(model)
    .find(
      (entry) =>
        entry.version === version &&
        [entry.id, entry.colorid, entry.idColor].some((id) => id === wanted && id !== undefined),
    )
}
