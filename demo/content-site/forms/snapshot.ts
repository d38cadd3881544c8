import { Ajv2020 } from 'ajv/dist/2020.js'
import { parseCode } from '../../../src/core/configuration/build-code.ts'
import { parseJson } from '../../../src/core/content-site/wire.ts'
import type { ConfigurationSnapshot } from '../../../src/features/leads/request-configuration-sheet.ts'
import schema from '../../../wordpress-plugin/includes/leads/snapshot.schema.json' with { type: 'json' }

/** Maximum size of a snapshot, in bytes of JSON. */
const MAXIMUM_BYTES = 16_384

/** The configuration as the buyer saw it (docs/content-api.md, snapshot). */
export type Snapshot = Partial<ConfigurationSnapshot>

/** Why a snapshot needs manual review; '' when it needs none. */
export type SnapshotWarning = '' | 'unreadable'

interface ReadSnapshot {
  /** Known fields only; null when there is no snapshot or it is unreadable. */
  readonly snapshot: Snapshot | null
  readonly warning: SnapshotWarning
}

const isSnapshot = new Ajv2020({ removeAdditional: 'all', strict: false }).compile<Snapshot>(schema)

/** Parses a snapshot posted by a form. '' means no snapshot and is not flagged. */
export function readSnapshot(json: string): ReadSnapshot {
  const data = Buffer.byteLength(json) > MAXIMUM_BYTES ? null : parseJson(json)
  if (!isSnapshot(data)) return { snapshot: null, warning: json === '' ? '' : 'unreadable' }
  const { code, ...others } = data
  const parsed = parseCode(code ?? '')
  // A wrong code counts as missing: the link opens the configuration too.
  return { snapshot: 'error' in parsed ? others : { ...others, ...parsed }, warning: '' }
}
