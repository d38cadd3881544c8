/** Darkness (0 to 1) of the floor between the wheels, and where it sees no sky. */
export const DARKEST_FLOOR = 0.85
/** Clearance under the car in metres. The floor seen through it lies in the dark. */
export const UNDER_HEIGHT = 0.21
/** Metres beyond the axles where that ends: below an overhang one sees the lit floor behind the car. */
export const UNDER_END = 0.5
/** Distances to the car's plan, in metres and negative inside, between which the floor turns from lit to dark. */
export const UNDER_FROM = -0.09
export const UNDER_TO = -0.25
/** Share of the darkness at the edge of the plan. It reaches all of it between these distances to the plan. */
export const EDGE_DARKNESS = 0.55
export const DEEP_FROM = 0.03
export const DEEP_TO = -0.44
/** Share of that which counts at the far edge of the plan when one sees it under the car. */
export const THROUGH_SHARE = 0.8
/** Share by which a tyre darkens the edge of the plan, and how many metres from the tyre that reaches. */
export const CONTACT_SHARE = 0.6
export const CONTACT_REACH = 0.2
