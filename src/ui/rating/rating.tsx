import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './rating.module.css'

const STARS = [0, 1, 2, 3, 4] as const
/** Distance from one star to the next in units of the picture: its edge of 24, and a gap. */
const STEP = 25.5
const WIDTH = 24 + STEP * (STARS.length - 1)
/** All stars are one path: as ten pictures they were a sixth of the elements of a product page. */
const PATH = STARS.map((star) => starAt(star * STEP)).join('')

export type RatingProps = {
  /** 0 to 5; fractions are drawn. */
  readonly value: number
  /** The same in words: "4.3 out of 5 stars". */
  readonly label: string
  /** Edge of a star in pixels. */
  readonly size?: number
}

export function Rating({ value, label, size = 16 }: RatingProps) {
  const share = `${Math.max(0, Math.min(5, value)) * 20}%`
  const stars = (
    <svg width={(WIDTH / 24) * size} height={size} viewBox={`0 0 ${WIDTH} 24`} aria-hidden>
      <path d={PATH} />
    </svg>
  )
  return (
    <span className={css.rating}>
      <span className={hidden.hidden}>{label}</span>
      {stars}
      <span className={css.given} style={{ inlineSize: share }}>
        {stars}
      </span>
    </span>
  )
}

/** The kit's star, moved to the right. */
function starAt(x: number): string {
  return `M${12 + x} 3.75l2.55 5.3 5.7.8-4.15 4.05 1 5.75L${12 + x} 16.9l-5.1 2.75 1-5.75L${3.75 + x} 9.85l5.7-.8z`
}
