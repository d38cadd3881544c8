/** How dark a car makes the floor (0 to 1): where no sky is seen, and between its wheels. */
export const DARKEST_FLOOR = 0.85
/** Height, in metres, up to which a line of sight to the floor runs under the car. */
export const UNDER_HEIGHT = 0.21
/** Distances to the car's plan, which are negative inside, between which one comes to see the floor under it. */
export const UNDER_FROM = -0.09
export const UNDER_TO = -0.25
/** Share of the darkness at the edge of the plan, and the distances to it between which it grows to all. */
export const EDGE_DARKNESS = 0.55
export const DEEP_FROM = 0.03
export const DEEP_TO = -0.44
/** How much of that counts at the far edge, seen through below the middle. */
export const THROUGH_SHARE = 0.8
/** How far a tyre's foot darkens the edge of the plan towards the middle's darkness, and over how many metres. */
export const CONTACT_SHARE = 0.6
export const CONTACT_REACH = 0.2
