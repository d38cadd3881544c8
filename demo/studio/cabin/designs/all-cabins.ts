import type { CabinDesign } from '../cabin-design.ts'
import { CITY } from './city.ts'
import { LOOKS } from './looks.ts'
import { LOUNGE } from './lounge.ts'
import { SEVEN } from './seven.ts'
import { TALL } from './tall.ts'
import { TOURING } from './touring.ts'

export const ALL_CABINS: readonly CabinDesign[] = [CITY, TOURING, TALL, SEVEN, LOUNGE, ...LOOKS]
