import type { Model } from './catalogue.ts'

/** What browsers, servers or routers do not leave as it is in a segment of a path. '~' begins an id. */
const UNSAFE = /^\.|[~%/\\?#\p{C}]/u

/** What the addresses of a model depend on. */
export type Addressed = Pick<Model, 'id' | 'addressName'>

/** The segment of a model's addresses as long as no other model has its name. `modelAddress` is for all line-ups. */
export function ownAddress({ id, addressName }: Addressed): string {
  return UNSAFE.test(addressName) ? `~${id}` : addressName
}
