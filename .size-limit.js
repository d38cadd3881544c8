import { builtLimits } from './scripts/build/size-limits.ts'

export default builtLimits()
