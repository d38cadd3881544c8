/* The optional features. Each is removed with its folder and its line here. */
export { agents } from './features/agents/feature.ts'
export { builds } from './features/builds/feature.ts'
export { delivery } from './features/delivery/feature.ts'
export { equipment } from './features/equipment/feature.ts'
export { guidedStart } from './features/guided-start/feature.ts'
export { runningCost } from './features/running-cost/feature.ts'
