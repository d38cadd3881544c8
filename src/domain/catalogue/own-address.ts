import type { Named } from '../units.ts'

/** What browsers, servers or routers do not leave as it is in a segment of a path. '~' begins an id. */
const UNSAFE = /^\.|[~%/\\?#\p{C}]/u

/** The segment of a model's addresses as long as no other model has its name. `modelAddress` is for all line-ups. */
export function ownAddress({ id, name }: Named): string {
  return UNSAFE.test(name) ? `~${id}` : name
}
