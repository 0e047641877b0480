import 'react'

declare module 'react' {
  interface CSSProperties {
    /** A part passes numbers to its style sheet through these. */
    [name: `--${string}`]: string | number | undefined
  }
}
