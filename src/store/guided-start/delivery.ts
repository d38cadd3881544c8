import { today } from '../../browser/today.ts'
import type { WeeksOf } from '../../domain/guided-start/cars.ts'
import { isCurrent } from '../../domain/lead-time/lead-time.ts'

/** The delivery that the content site states for a version, a colour or an interior. */
export const weeksOf: WeeksOf = ({ leadTime }) => {
  if (!leadTime) return null
  return isCurrent(leadTime, today()) ? leadTime.toWeeks : Infinity
}
