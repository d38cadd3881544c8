import type { Id } from '../values/units.ts'
import { ownAddress, type Addressed } from './read-models.ts'

/**
 * The segment of a model's addresses, decoded: its name (spec §2, routing). With the id after '~' if another model's
 * name differs at most in case or Unicode normalization; '~' and the id alone if the name cannot be a segment.
 */
export function modelAddress(model: Addressed, models: readonly Addressed[]): string {
  const address = ownAddress(model)
  const isTaken = models.some(
    ({ id, addressName }) => id !== model.id && isSameName(addressName, model.addressName),
  )
  return address === model.addressName && isTaken ? `${address}~${model.id}` : address
}

/**
 * The model that a segment of an address stands for. Besides its own address, the name alone leads to a model. If
 * several have that name: to the chosen one, else to the one that is written like it.
 * @param chosenId The model of the current configuration; null for none.
 */
export function findModelByAddress<Model extends Addressed>(
  models: readonly Model[],
  address: string,
  chosenId: Id | null,
): Model | null {
  const named = models.filter(({ addressName }) => isSameName(addressName, address))
  return (
    models.find((model) => modelAddress(model, models) === address) ??
    models.find((model) => isSameName(modelAddress(model, models), address)) ??
    named.find(({ id }) => id === chosenId) ??
    named.find(({ addressName }) => addressName.normalize('NFC') === address.normalize('NFC')) ??
    named[0] ??
    null
  )
}

/** Whether two names differ at most in case or Unicode normalization, so that an address may be read as either. */
function isSameName(a: string, b: string): boolean {
  return a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()
}
