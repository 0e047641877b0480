/** Units of time: `_MS` as clocks count them, `_S` as cookies and headers do. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const HOUR_S = 3_600
export const DAY_S = 24 * HOUR_S
export const YEAR_S = 365 * DAY_S
