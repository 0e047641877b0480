import 'react'

declare module 'react' {
  interface CSSProperties {
    /** A part hands numbers to its style sheet through these. */
    [name: `--${string}`]: string | number | undefined
  }
}
