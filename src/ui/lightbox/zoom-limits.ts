/** A pixel of a picture is at most this many of the page. */
export const MOST_ENLARGED = 2
