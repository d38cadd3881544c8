import type { RouteTarget } from './state.ts'

/** The route of the model list. In a file of its own, so that addresses can be parsed without the store's code. */
export const HOME: RouteTarget = { screen: 'home', modelName: null, comparison: null }
