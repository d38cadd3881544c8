import { addFeatures } from './add-features.ts'

addFeatures()

export { HomeFilter } from '../features/home/home-filter.tsx'
export { HomeStart } from '../features/home/home-start.tsx'
