/** Steps of one full turn of a garment: 15 degrees each. */
export const TURN_STEPS = 24
/** Steps in one row of the picture that holds them all. */
export const TURN_COLUMNS = 6
