import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './rating-input.module.css'

export type RatingInputProps = {
  readonly label: string
  /** What one to five stars mean (spec 9.4: "Very Dissatisfied" … "Very Satisfied"). */
  readonly meanings: readonly [string, string, string, string, string]
  readonly value: number | undefined
  readonly onChange: (stars: number) => void
  readonly name?: string
  readonly error?: ReactNode
}

export function RatingInput({ label, meanings, value = 0, onChange, name, error }: RatingInputProps) {
  const id = useId()
  return (
    <fieldset className={css.input} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.row}>
        {meanings.map((meaning, index) => {
          const stars = index + 1
          return (
            <label key={meaning} className={css.star} data-on={stars <= value || undefined} title={meaning}>
              <input
                type="radio"
                name={name ?? id}
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <Icon name={stars <= value ? 'star-filled' : 'star'} size={28} />
              <span className={hidden.hidden}>{`${stars} ${meaning}`}</span>
            </label>
          )
        })}
        <span className={css.meaning} aria-hidden="true">
          {meanings[value - 1]}
        </span>
      </div>
      <div id={`${id}-error`} className={css.error} aria-live="polite">
        {error}
      </div>
    </fieldset>
  )
}
