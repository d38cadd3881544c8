/** How dark a car makes the floor (0 to 1): where no sky is seen, and between its wheels. */
export const DARKEST_FLOOR = 0.9
