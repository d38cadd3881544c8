import type { WeeksOf } from '../../domain/guided-start/cars.ts'

/**
 * The delivery that the content site states for a version, a colour or an interior. No list has one yet; once one does,
 * the guided start asks for it.
 */
export const weeksOf: WeeksOf = () => null
