/** The shop's paper, below transparent and narrow pictures. */
export const GROUND = '#f6f1e9'
