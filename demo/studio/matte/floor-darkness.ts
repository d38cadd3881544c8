/** How dark a car makes the floor (0 to 1): where no sky is seen, and between its wheels. */
export const DARKEST_FLOOR = 0.9
/** Height, in metres, up to which a line of sight to the floor runs under the car. */
export const UNDER_HEIGHT = 0.21
/** Distances to the car's plan, which are negative inside, between which one comes to see the floor under it. */
export const UNDER_FROM = -0.09
export const UNDER_TO = -0.25
