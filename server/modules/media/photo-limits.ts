/** A small file may hold a very large picture. */
export const MOST_PIXELS = 60_000_000

/** In the message of an error, which comes from another process. */
export const TOO_MANY_PIXELS = 'too many pixels'
