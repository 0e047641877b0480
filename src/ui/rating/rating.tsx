import { Icon } from '../icon/icon.tsx'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './rating.module.css'

const STARS = [1, 2, 3, 4, 5] as const

export type RatingProps = {
  /** 0 to 5; fractions are drawn. */
  readonly value: number
  /** The same in words: "4.3 out of 5 stars". */
  readonly label: string
  readonly size?: number
}

export function Rating({ value, label, size = 16 }: RatingProps) {
  const share = `${Math.max(0, Math.min(5, value)) * 20}%`
  return (
    <span className={css.rating}>
      <span className={hidden.hidden}>{label}</span>
      <span className={css.stars}>
        {STARS.map((star) => (
          <Icon key={star} name="star" size={size} />
        ))}
      </span>
      <span className={css.given} style={{ inlineSize: share }}>
        {STARS.map((star) => (
          <Icon key={star} name="star-filled" size={size} />
        ))}
      </span>
    </span>
  )
}
